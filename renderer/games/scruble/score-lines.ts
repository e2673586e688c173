import { columnsFrom, type PastMove, type ScoreColumns } from '#renderer/table/index.ts';
import type { ScrubleSetUp, ScrubleTypes } from '#shared/games/scruble/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export function scoreColumns(
  t: Translate,
  made: readonly Pick<PastMove<ScrubleTypes>, 'events'>[],
  seats: number,
  { scores = [] }: ScrubleSetUp = {},
): ScoreColumns {
  const before = Array.from({ length: seats }, (_, seat) => scores[seat] ?? 0);
  const columns = columnsFrom(t('scrubleTable:scores.before'), before);
  for (const event of made.flatMap(({ events }) => events)) {
    if (event.kind === 'passed') {
      columns[event.seat]?.push({ text: t('scrubleTable:scores.pass'), points: 0, soft: true });
    } else if (event.kind === 'claimed') {
      columns[event.seat]?.push({ text: event.word, points: event.score.total });
    }
  }
  return columns;
}
