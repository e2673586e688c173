import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import type { TableModel } from './use-table.ts';

/** The quiet way to a look back at the last turn that these eyes may look back at. */
export function ReviewLink({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('table');
  const { review } = model;
  const last = review.turns.at(-1);
  if (last === undefined) return null;
  const name = model.names[last.seat] ?? '';
  const own = model.view?.seat === last.seat || model.resting;
  return (
    <Button
      look="link"
      size="small"
      className="review-link"
      onClick={() => {
        review.show(last);
      }}
    >
      {own ? t('review.open') : t('review.openOf', { name })}
    </Button>
  );
}
