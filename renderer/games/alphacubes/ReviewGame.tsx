import { useTranslation } from 'react-i18next';
import { ReviewTurns, useAllReviewed } from '#renderer/table/index.ts';
import { chanceLost, pointsLost } from './review.ts';
import type { TableModel } from './use-model.ts';

export function ReviewGame({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { names, review } = model;
  const { turns } = review;
  const found = useAllReviewed(model.play, turns);
  return (
    <ReviewTurns
      lookBack={review}
      names={names}
      textOf={({ kind, word = '' }) =>
        kind === 'play' ? word : t(`review.${kind === 'pass' ? 'passed' : 'exchanged'}`)
      }
      lost={turns.map((turn) => {
        const reviewed = found.get(turn.at);
        return reviewed?.ok === true ? pointsLost(turn, reviewed.value) : undefined;
      })}
      also={{
        title: t('review.chanceLost'),
        of: turns.map((turn) => {
          const reviewed = found.get(turn.at);
          const lost = reviewed?.ok === true ? chanceLost(reviewed.value) : undefined;
          return lost === undefined ? '' : String(Math.round(lost * 100));
        }),
      }}
    />
  );
}
