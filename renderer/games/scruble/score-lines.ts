import { columnsFrom, type PastMove, type ScoreColumns } from '#renderer/table/index.ts';
import type { ScrubleTypes } from '#shared/games/scruble/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export function scoreColumns(
  t: Translate,
  made: readonly Pick<PastMove<ScrubleTypes>, 'events'>[],
  before: readonly number[],
): ScoreColumns {
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
