import type { Notices } from './noticing.ts';

/** How a computer of one level plays. */
export interface KuboLevel {
  readonly level: number;
  readonly notices: Notices;
  /**
   * `any`: lays what fits, mostly; `lines`: lays what completes a line it notices, and else what fits; `careful`: by what
   * each card opens and closes; `search`: plays each choice out.
   */
  readonly style: 'any' | 'lines' | 'careful' | 'search';
  /** Rounds played out for a decision. */
  readonly rounds: number;
}

/** From a child's game to the best play there is; a test holds that each wins most games against the one before. */
export const kuboLevels: readonly [KuboLevel, ...KuboLevel[]] = [
  { level: 1, style: 'any', rounds: 0, notices: { straight: 65, diagonal: 45, zoker: 25 } },
  { level: 2, style: 'lines', rounds: 0, notices: { straight: 85, diagonal: 70, zoker: 55 } },
  { level: 3, style: 'careful', rounds: 0, notices: { straight: 95, diagonal: 90, zoker: 84 } },
  { level: 4, style: 'search', rounds: 1000, notices: { straight: 99, diagonal: 98, zoker: 97 } },
];
