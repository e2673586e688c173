import { columnsFrom, type PastMove, type ScoreColumns } from '#renderer/table/index.ts';
import type { KuboTypes } from '#shared/games/kubo/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export function scoreColumns(
  t: Translate,
  made: readonly Pick<PastMove<KuboTypes>, 'events'>[],
  before: readonly number[],
): ScoreColumns {
  const columns = columnsFrom(t('kuboShell:scores.before'), before);
  for (const event of made.flatMap(({ events }) => events)) {
    if (event.kind === 'claimed') {
      const shape = t(`kuboTable:shape.${event.shape}`);
      const text = event.stolen ? t('kuboShell:scores.stolen', { shape }) : shape;
      columns[event.seat]?.push({ text, points: event.points });
    } else if (event.kind === 'round-ended') {
      for (const [seat, points] of event.result.minus.entries()) {
        const count = event.result.hands[seat]?.length ?? 0;
        if (points !== 0) {
          columns[seat]?.push({ text: t('kuboShell:scores.cards', { count }), points, soft: true });
        }
      }
    }
  }
  return columns;
}
