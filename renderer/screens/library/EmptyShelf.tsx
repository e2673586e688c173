import { useTranslation } from 'react-i18next';
import { Rail } from '#renderer/board/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { ShelfFilter } from './shown-games.ts';

export interface EmptyShelfProps {
  /** Undefined if there are no games at all. */
  readonly filter: ShelfFilter | undefined;
  readonly onAll: () => void;
}

export function EmptyShelf({ filter, onAll }: EmptyShelfProps) {
  const { t } = useTranslation('library');
  return (
    <div className="empty-shelf">
      <Rail />
      {filter === undefined ? (
        <>
          <p>{t('none')}</p>
          <a className="button button--filled button--large" href="#/new">
            {t('deal')}
          </a>
        </>
      ) : (
        <>
          <p>{noneText(filter)}</p>
          <Button onClick={onAll}>{t('filter.showAll')}</Button>
        </>
      )}
    </div>
  );

  function noneText({ search, player, game, state }: ShelfFilter): string {
    if (search.trim() !== '') return t('filter.noneFound', { search: search.trim() });
    if (player !== '') return t('filter.noneWith', { player });
    if (game !== '') return t('filter.noneOf', { game: t(`common:games.${game}`) });
    return t(state === 'waiting' ? 'filter.noneWaiting' : 'filter.noneFinished');
  }
}
