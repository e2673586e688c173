import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import type { TableModel } from './use-model.ts';

/** The quiet way to a look back at one's own last turn. */
export function ReviewLink({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { review } = model;
  const last = review.turns.at(-1);
  if (last === undefined) return null;
  return (
    <Button
      look="link"
      size="small"
      className="review-link"
      onClick={() => {
        review.show(last);
      }}
    >
      {t('review.open')}
    </Button>
  );
}
