import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#renderer/app/index.ts';
import { Button, Choice, Toggle } from '#renderer/controls/index.ts';
import type { Settings } from '#shared/contract/index.ts';

export interface GameMenuProps {
  readonly curtainOn: boolean;
  readonly onCurtain: (on: boolean) => void;
  readonly mayRedo: boolean;
  readonly onRedo: () => void;
  /** Undefined while no hand is open, and 'no-hand' in games without hands. */
  readonly onShuffle: (() => void) | 'no-hand' | undefined;
  readonly onExport: () => void;
  readonly onPrint: () => void;
  readonly onAgain: () => void;
  readonly mayHint: boolean;
  readonly onHint: () => void;
  readonly mayUndo: boolean;
  readonly onUndo: () => void;
  readonly rules: string;
  /** A link to the word list; undefined where the game has none, or where this table gets no help. */
  readonly words: string | undefined;
  /** A link for printing the pieces again. */
  readonly pieces: string;
  /** Called before that link is followed, to pass on the player's own set. */
  readonly onPieces: () => void;
  readonly hidesHands: boolean;
  readonly wordless: boolean;
  /** The menu then also holds the actions of the top line. */
  readonly narrow: boolean;
}

const themes = ['system', 'light', 'dark', 'high-contrast'] as const satisfies readonly Settings['theme'][];

/** Everything that is not about this turn; Escape closes the menu. */
export function GameMenu(props: GameMenuProps) {
  const { t } = useTranslation('table');
  const { settings, change } = useSettings();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const shut = (event: Event) => {
      if (event.target instanceof Node && place.current?.contains(event.target) === true) return;
      setOpen(false);
    };
    document.addEventListener('pointerdown', shut);
    return () => {
      document.removeEventListener('pointerdown', shut);
    };
  }, [open]);
  const shuffle = props.onShuffle === 'no-hand' ? undefined : props.onShuffle;
  const then = (action: () => void) => () => {
    setOpen(false);
    opener.current?.focus();
    action();
  };
  return (
    <div
      ref={place}
      className="game-menu"
      onBlur={({ relatedTarget }) => {
        // Closes on tabbing out, so that what lies under the menu can be seen again.
        if (relatedTarget instanceof Node && place.current?.contains(relatedTarget) !== true) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <Button
        ref={opener}
        look="quiet"
        icon="menu"
        wordless={props.wordless}
        aria-expanded={open}
        aria-controls="game-menu"
        onClick={() => {
          setOpen(!open);
        }}
      >
        {t('menu')}
      </Button>
      <div
        id="game-menu"
        className="game-menu-sheet sheet"
        role="group"
        aria-label={t('gameMenu.title')}
        hidden={!open}
      >
        {props.narrow ? (
          <>
            <Button look="quiet" icon="undo" disabled={!props.mayUndo} onClick={then(props.onUndo)}>
              {t('undo')}
            </Button>
            <Button look="quiet" icon="hint" disabled={!props.mayHint} onClick={then(props.onHint)}>
              {t('hint')}
            </Button>
            <a className="button button--quiet button--normal" href={props.rules}>
              {t('rules')}
            </a>
          </>
        ) : null}
        <Button look="quiet" disabled={!props.mayRedo} onClick={then(props.onRedo)}>
          {t('gameMenu.redo')}
        </Button>
        {props.onShuffle === 'no-hand' ? null : (
          <Button look="quiet" disabled={shuffle === undefined} onClick={then(() => shuffle?.())}>
            {t('hand.shuffle')}
          </Button>
        )}
        {props.words === undefined ? null : (
          <a className="button button--quiet button--normal" href={props.words}>
            {t('gameMenu.words')}
          </a>
        )}
        <Button look="quiet" onClick={then(props.onExport)}>
          {t('gameMenu.export')}
        </Button>
        <Button look="quiet" onClick={then(props.onPrint)}>
          {t('gameMenu.print')}
        </Button>
        <a className="button button--quiet button--normal" href={props.pieces} onClick={props.onPieces}>
          {t('gameMenu.pieces')}
        </a>
        <Button look="quiet" onClick={then(props.onAgain)}>
          {t('gameMenu.again')}
        </Button>
        <a className="button button--quiet button--normal" href="#/new">
          {t('gameMenu.newGame')}
        </a>
        {props.hidesHands ? (
          <div className="game-menu-setting">
            <span className="label">{t('curtain.setting')}</span>
            <Toggle
              label={t('curtain.setting')}
              value={props.curtainOn}
              onLabel={t('gameMenu.on')}
              offLabel={t('gameMenu.off')}
              onChange={props.onCurtain}
            />
          </div>
        ) : null}
        <div className="game-menu-setting">
          <span className="label">{t('gameMenu.theme')}</span>
          <Choice
            label={t('gameMenu.theme')}
            value={settings.theme}
            choices={themes.map((theme) => ({ value: theme, label: t(`gameMenu.themes.${theme}`) }))}
            onChange={(theme) => {
              change({ theme });
            }}
          />
        </div>
      </div>
    </div>
  );
}
