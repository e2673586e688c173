import type { PastMove, ScoreColumns, ScoreLine } from '#renderer/table/index.ts';
import type { AlphacubesEvent, AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export function scoreColumns(
  t: Translate,
  made: readonly Pick<PastMove<AlphacubesTypes>, 'events'>[],
  before: readonly number[],
): ScoreColumns {
  const columns: ScoreLine[][] = before.map(() => []);
  for (const { events } of made) {
    for (const event of events) write(t, columns, event);
  }
  return columns;
}

function write(t: Translate, columns: ScoreLine[][], event: AlphacubesEvent): void {
  const lines = 'seat' in event ? columns[event.seat] : undefined;
  const soft = (text: string, points = 0) => lines?.push({ text, points, soft: true });
  switch (event.kind) {
    case 'played': {
      const { words, total } = event.score;
      lines?.push({ text: words[0]?.word ?? '', points: total, pending: true });
      return;
    }
    case 'scored':
      change(lines, (line) => ({ ...line, pending: undefined }));
      return;
    case 'taken-back':
      change(lines, ({ text }) => ({ text, points: 0, soft: true, struck: true }));
      return;
    case 'exchanged':
      soft(t('alphacubes:scores.exchange', { count: event.count }));
      return;
    case 'passed':
      soft(t('alphacubes:scores.pass'));
      return;
    case 'missed-turn':
      soft(t('alphacubes:scores.missed'));
      return;
    case 'bonus':
      soft(t('alphacubes:scores.bonus'), event.points);
      return;
    case 'put-out':
      soft(t('alphacubes:scores.out'));
      return;
    case 'ended':
      for (const [seat, points] of event.end.leftover.entries()) {
        const count = event.end.unplayed[seat]?.length ?? 0;
        if (count > 0) {
          columns[seat]?.push({ text: t('alphacubes:scores.unplayed', { count }), points, soft: true });
        }
      }
      return;
    default:
      return;
  }
}

function change(lines: ScoreLine[] | undefined, to: (line: ScoreLine) => ScoreLine): void {
  const at = lines?.findLastIndex(({ pending }) => pending === true) ?? -1;
  const line = lines?.[at];
  if (lines !== undefined && line !== undefined) lines[at] = to(line);
}
