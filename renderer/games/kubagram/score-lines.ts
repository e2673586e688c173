import { columnsFrom, type PastMove, type ScoreColumns, type ScoreLine } from '#renderer/table/index.ts';
import { spelled, typed, type KubagramEvent, type KubagramTypes } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export function scoreColumns(
  t: Translate,
  made: readonly Pick<PastMove<KubagramTypes>, 'events'>[],
  before: readonly number[],
): ScoreColumns {
  const columns = columnsFrom(t('kubagramTable:scores.before'), before);
  for (const { events } of made) {
    for (const event of events) write(t, columns, event);
  }
  return columns;
}

function write(t: Translate, columns: readonly ScoreLine[][], event: KubagramEvent): void {
  const put = (seat: number, line: ScoreLine) => columns[seat]?.push(line);
  switch (event.kind) {
    case 'made': {
      const { seat, word, from } = event;
      for (const part of from) {
        const text = t('kubagramTable:scores.taken', { word: typed(spelled(part.word.dice)) });
        put(part.seat, { text, points: -part.word.points, soft: true });
      }
      put(seat, { text: typed(spelled(word.dice)), points: word.points });
      return;
    }
    case 'undone': {
      const { seat, word, from } = event;
      put(seat, {
        text: t('kubagramTable:scores.undone', { word: typed(spelled(word.dice)) }),
        points: -word.points,
        soft: true,
      });
      for (const part of from) {
        put(part.seat, { text: typed(spelled(part.word.dice)), points: part.word.points, soft: true });
      }
      return;
    }
    case 'penalty':
      put(event.seat, { text: t('kubagramTable:scores.lookUp'), points: -event.points, soft: true });
      return;
    case 'skipped':
      put(event.seat, { text: t('kubagramTable:scores.skipped'), points: 0, soft: true });
      return;
    case 'ended': {
      const { end } = event;
      for (const [seat, points] of end.jokers.entries()) {
        if (points !== 0) put(seat, { text: t('kubagramTable:scores.jokers'), points, soft: true });
      }
      if (end.central !== 0) {
        put(end.last, { text: t('kubagramTable:scores.central'), points: end.central, soft: true });
      }
      return;
    }
    default:
      return;
  }
}
