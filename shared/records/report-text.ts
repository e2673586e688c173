import { longestName } from '#shared/kernel/index.ts';
import { formatRecord } from './format-record.ts';
import type { AnyRecord } from './game-record.ts';

export interface ReportedFrom {
  readonly version: string;
  readonly door: 'desktop' | 'browser';
  /** This is what the browser calls the system, as "Linux x86_64". */
  readonly system: string;
}

/**
 * Returns a record that plays the same game and names nobody, for a report of something that went wrong (L12): the
 * title tells where it was, and each player bears the number of the seat.
 */
export function reportText(record: AnyRecord, { version, door, system }: ReportedFrom): string {
  const players = record.players.map((player, seat) => ({ ...player, name: `Player ${seat + 1}` }));
  const title = `Cubewright ${version}, ${door}, ${system}`.slice(0, longestName).trimEnd();
  return formatRecord({ ...record, title, players });
}
