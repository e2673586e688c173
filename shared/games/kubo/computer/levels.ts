import type { Seat } from '#shared/kernel/index.ts';
import { kuboLines, type KuboLine, type LineKind } from '../lines.ts';
import type { KuboView } from '../state.ts';
import { indexOf } from './tables.ts';

export interface KuboLevel {
  readonly level: number;
  readonly notices: Notices;
  /** `any` and `lines` lay cards that fit or complete a noticed line; `careful` weighs what each opens and closes. */
  readonly style: 'any' | 'lines' | 'careful' | 'search';
  /** `search` compares its choices by playing about this many rounds out in all. */
  readonly rounds: number;
}

/** Each level wins most games against the one before, as a test checks. */
export const kuboLevels: readonly [KuboLevel, ...KuboLevel[]] = [
  { level: 1, style: 'any', rounds: 0, notices: { straight: 65, diagonal: 45, zoker: 25 } },
  { level: 2, style: 'lines', rounds: 0, notices: { straight: 85, diagonal: 70, zoker: 55 } },
  { level: 3, style: 'careful', rounds: 0, notices: { straight: 95, diagonal: 90, zoker: 84 } },
  { level: 4, style: 'search', rounds: 1000, notices: { straight: 99, diagonal: 98, zoker: 97 } },
];

type Notices = Readonly<Record<LineKind, number>>;

/** Hashes seat, line, turn and the table before the turn, so that the answer is the same all turn and in a replay. */
export function notices(view: KuboView, by: Seat, line: KuboLine, chances: Notices): boolean {
  const { table, phase, turn } = view;
  const laid = phase.kind === 'over' ? 0 : phase.laid.length;
  const before = table.slice(0, table.length - laid).map(indexOf);
  const seed = [...before, turn, by, kuboLines.indexOf(line)];
  let mixed = 0x811c9dc5;
  for (const part of seed) mixed = Math.imul(mixed ^ (part + 1), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 100 < chances[line.kind];
}
