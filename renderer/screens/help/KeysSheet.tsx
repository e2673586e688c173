import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openPalette } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { isKeyOf, toldOnce, useKeySections } from '#renderer/keys/index.ts';
import { chordOf, placesOn, screenAt } from '#shared/keys/index.ts';
import { SectionText } from './SectionText.tsx';
import './help.css';

export interface KeysSheetProps {
  readonly path: string;
  readonly game: string | undefined;
  readonly onClose: () => void;
}

/** Shows the keys of a screen. While the sheet is open, no key reaches that screen; closing it returns the focus. */
export function KeysSheet({ path, game, onClose }: KeysSheetProps) {
  const { t } = useTranslation('help');
  const sections = useKeySections();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  const close = () => {
    // The heading gets the focus if the element that had it is gone, as after a computer's move.
    dialog.current?.close();
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
    }
    // `onClose` is called here and not on the close event, because a `?` pressed before that event would be lost.
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="keys-sheet sheet"
      aria-labelledby="keys-sheet-title"
      onCancel={close}
      onKeyDown={(event) => {
        event.stopPropagation();
        const chord = chordOf(event) ?? '';
        if (!isKeyOf('everywhere.keys', chord) && !isKeyOf('back', chord)) return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        // A click on the dialog itself is a click on its backdrop.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="keys-sheet-body">
        <div className="keys-sheet-top">
          <h2 id="keys-sheet-title" tabIndex={-1} ref={title}>
            {t('keysHere')}
          </h2>
          <a href="#/help/keys" onClick={close}>
            {t('allKeys')}
          </a>
          <Button
            look="link"
            size="small"
            command="everywhere.palette"
            onClick={() => {
              close();
              openPalette();
            }}
          >
            {t('common:palette.open')}
          </Button>
          <Button size="small" command="back" showsKey onClick={close}>
            {t('closeKeys')}
          </Button>
        </div>
        {toldOnce(placesOn(screenAt(path), game).flatMap((place) => sections.get(place) ?? [])).map(
          (section) => (
            <SectionText key={section.id} section={{ ...section, id: `sheet-${section.id}` }} below />
          ),
        )}
      </div>
    </dialog>
  );
}
