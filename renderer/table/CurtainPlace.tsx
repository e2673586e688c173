import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { tellingText } from './event-texts.ts';
import type { TableTexts } from './game-table.ts';
import type { TableTypes } from './store/index.ts';
import type { Shell } from './use-shell.ts';

export interface CurtainPlaceProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
  /** As many plain pieces as the hand has. */
  readonly hiddenHand: ReactNode;
}

/** Between turns: whose turn it is, and nothing of anybody's hand, until the player on turn comes forward. */
export function CurtainPlace<T extends TableTypes>({ model, texts, hiddenHand }: CurtainPlaceProps<T>) {
  const { t } = useTranslation('table');
  const { names, seat, news, play } = model;
  const name = seat === undefined ? '' : (names[seat] ?? '');
  const happened = news?.kind === 'made' ? tellingText(t, texts, news.events, (at) => names[at] ?? '') : '';
  return (
    <section className="curtain" aria-labelledby="curtain-title">
      <div className="curtain-words">
        <h2 className="word-title" id="curtain-title" tabIndex={-1} data-rest>
          {t('curtain.title', { name })}
        </h2>
        {happened === '' ? null : <p>{happened}</p>}
        <p className="soft">{t('curtain.text', { name })}</p>
        <Button
          look="filled"
          size="large"
          onClick={() => {
            play.liftCurtain();
          }}
        >
          {t('curtain.lift', { name })}
        </Button>
      </div>
      {hiddenHand}
    </section>
  );
}
