import type { AlphacubesEvent } from '#shared/games/alphacubes/index.ts';
import type { PastMove } from './past-moves.ts';

/** One line of a player's column: what the turn was and what it brought. */
export interface ScoreLine {
  readonly kind: 'word' | 'exchange' | 'pass' | 'missed' | 'refuted' | 'bonus' | 'unplayed' | 'out';
  /** The main word of a play. */
  readonly word?: string | undefined;
  /** Cubes exchanged or left over. */
  readonly cubes?: number | undefined;
  readonly points: number;
  /** Laid, but it may still be challenged: not yet written down. */
  readonly pending?: boolean | undefined;
}

export type ScoreColumns = readonly (readonly ScoreLine[])[];

/** The plays as a score pad has them: a column a player, a line a turn, from the first move to the last. */
export function scoreColumns(made: readonly Pick<PastMove, 'events'>[], seats: number): ScoreColumns {
  const columns: ScoreLine[][] = Array.from({ length: seats }, () => []);
  for (const { events } of made) {
    for (const event of events) write(columns, event);
  }
  return columns;
}

function write(columns: ScoreLine[][], event: AlphacubesEvent): void {
  const lines = 'seat' in event ? columns[event.seat] : undefined;
  switch (event.kind) {
    case 'played':
      lines?.push({
        kind: 'word',
        word: event.score.words[0]?.word,
        points: event.score.total,
        pending: true,
      });
      return;
    case 'scored':
      change(lines, (line) => ({ ...line, pending: undefined }));
      return;
    case 'taken-back':
      change(lines, ({ word }) => ({ kind: 'refuted', word, points: 0 }));
      return;
    case 'exchanged':
      lines?.push({ kind: 'exchange', cubes: event.count, points: 0 });
      return;
    case 'passed':
      lines?.push({ kind: 'pass', points: 0 });
      return;
    case 'missed-turn':
      lines?.push({ kind: 'missed', points: 0 });
      return;
    case 'bonus':
      lines?.push({ kind: 'bonus', points: event.points });
      return;
    case 'put-out':
      lines?.push({ kind: 'out', points: 0 });
      return;
    case 'ended':
      for (const [seat, points] of event.end.leftover.entries()) {
        const cubes = event.end.unplayed[seat]?.length ?? 0;
        if (cubes > 0) columns[seat]?.push({ kind: 'unplayed', cubes, points });
      }
      return;
    default:
      return;
  }
}

/** Changes the last play of a column. */
function change(lines: ScoreLine[] | undefined, to: (line: ScoreLine) => ScoreLine): void {
  const at = lines?.findLastIndex(({ kind }) => kind === 'word') ?? -1;
  const line = lines?.[at];
  if (lines !== undefined && line !== undefined) lines[at] = to(line);
}
