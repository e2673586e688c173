import type { Notices } from './noticing.ts';

export interface KuboLevel {
  readonly level: number;
  readonly notices: Notices;
  /**
   * `any` lays what fits, mostly; `lines` prefers cards that complete a line it notices; `careful` weighs what each
   * card opens and closes; `search` plays each choice out.
   */
  readonly style: 'any' | 'lines' | 'careful' | 'search';
  /** A search plays this many rounds out for one decision. */
  readonly rounds: number;
}

/**
 * Levels range from a child's game to the best play there is; a test checks that each wins most games against the one
 * before.
 */
export const kuboLevels: readonly [KuboLevel, ...KuboLevel[]] = [
  { level: 1, style: 'any', rounds: 0, notices: { straight: 65, diagonal: 45, zoker: 25 } },
  { level: 2, style: 'lines', rounds: 0, notices: { straight: 85, diagonal: 70, zoker: 55 } },
  { level: 3, style: 'careful', rounds: 0, notices: { straight: 95, diagonal: 90, zoker: 84 } },
  { level: 4, style: 'search', rounds: 1000, notices: { straight: 99, diagonal: 98, zoker: 97 } },
];
