import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayHaveRead } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import { announcedText } from '../event-texts.ts';
import type { TableTexts } from '../game-table.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export interface CurtainPlaceProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
  readonly hiddenHand: ReactNode;
}

/** Covers all hands between turns until the player on turn comes forward. */
export function CurtainPlace<T extends TableTypes>({ model, texts, hiddenHand }: CurtainPlaceProps<T>) {
  const { t } = useTranslation('table');
  const { names, seat, turn, news, play } = model;
  const name = seat === undefined ? '' : (names[seat] ?? '');
  const lift = () => play.liftCurtain();
  const shownAt = useRef(Infinity);
  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, [seat, turn]);
  // Enter is handled here, since the heading does not use it; a press meant for what was here must not show a hand.
  useCommands({
    main: (event) => {
      if (mayHaveRead(shownAt.current, event)) lift();
    },
  });
  const happened = news?.kind === 'made' ? announcedText(t, texts, news.events, (at) => names[at] ?? '') : '';
  return (
    <section className="curtain" aria-labelledby="curtain-title">
      <div className="curtain-words">
        <h2 className="word-title" id="curtain-title" tabIndex={-1} data-rest>
          {t('curtain.title', { name })}
        </h2>
        {happened === '' ? null : <p>{happened}</p>}
        <p className="soft">{t('curtain.text', { name })}</p>
        <Button look="filled" size="large" command="main" showsKey onClick={lift}>
          {t('curtain.lift', { name })}
        </Button>
      </div>
      {hiddenHand}
    </section>
  );
}
