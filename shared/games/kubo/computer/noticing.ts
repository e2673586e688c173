import type { Seat } from '#shared/kernel/index.ts';
import { type KuboLine, kuboLines, type LineKind } from '../lines.ts';
import type { KuboView } from '../state.ts';
import { indexOf } from './tables.ts';

/** A level notices this percentage of the lines of each kind. */
export type Notices = Readonly<Record<LineKind, number>>;

/**
 * Decides whether a player notices a line in this turn. It hashes the seat, the line, the turn and the table before
 * it, so asking again in the turn and replaying give the same answer.
 */
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
