import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '#shared/i18n/index.ts';
import { dayText, nameOf, scoresText, standingText } from './captions.ts';
import type { ShelfEntry } from './shelf-entry.ts';
import { ShelfPicture } from './ShelfPicture.tsx';

export interface ShelfItemProps {
  readonly entry: ShelfEntry;
  readonly at: number;
  readonly count: number;
  readonly now: number;
  readonly isChosen: boolean;
  readonly onChoose: (at: number) => void;
  readonly onOpen: () => void;
}

export const ShelfItem = memo(function ShelfItem(props: ShelfItemProps) {
  const { entry, at, count, now, isChosen, onChoose, onOpen } = props;
  const { t } = useTranslation('library');
  return (
    <div
      role="option"
      aria-selected={isChosen}
      aria-posinset={at + 1}
      aria-setsize={count}
      data-at={at}
      data-rest={isChosen ? true : undefined}
      tabIndex={isChosen ? 0 : -1}
      className="shelf-item"
      onFocus={() => {
        if (!isChosen) onChoose(at);
      }}
      onDoubleClick={onOpen}
    >
      <span className="visually-hidden">{spokenText(t as Translate, entry, { at, count, now })}</span>
      {entry.kind === 'game' ? (
        <>
          <ShelfPicture game={entry.game} />
          <span className="shelf-caption" aria-hidden>
            <span className="shelf-name">
              <b>{nameOf(t as Translate, entry.game)}</b>
              <span className="shelf-day">{dayText(t as Translate, entry.game.changedAt, now)}</span>
            </span>
            <span className="shelf-standing">{standingText(t as Translate, entry.game)}</span>
          </span>
        </>
      ) : (
        <>
          <span className="shelf-picture">
            <span className="shelf-damaged" />
          </span>
          <span className="shelf-caption" aria-hidden>
            <span className="shelf-name">
              <b>{entry.file}</b>
            </span>
            <span className="shelf-standing">{t('damaged.short')}</span>
          </span>
        </>
      )}
    </div>
  );
});

interface SpokenAt {
  readonly at: number;
  readonly count: number;
  readonly now: number;
}

function spokenText(t: Translate, entry: ShelfEntry, { at, count, now }: SpokenAt): string {
  const place = { at: at + 1, count };
  if (entry.kind === 'damaged') return t('library:damaged.spoken', { file: entry.file, ...place });
  const { game } = entry;
  return t('library:spoken', {
    name: nameOf(t, game),
    day: dayText(t, game.changedAt, now),
    standing: standingText(t, game),
    scores: scoresText(game),
    ...place,
  });
}
