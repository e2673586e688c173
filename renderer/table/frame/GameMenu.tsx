import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { keepOwnSet, openPalette, useRemembered, useSettings } from '#renderer/app/index.ts';
import { Button, Choice, Toggle } from '#renderer/controls/index.ts';
import type { Settings } from '#shared/contract/index.ts';
import { useLesson } from '../lesson/lesson-context.ts';
import { usePuzzle, type PuzzleNow } from '../puzzle/puzzle-context.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

/** What is left out has no row in the menu. */
export interface GameMenuProps<T extends TableTypes> {
  readonly model: Pick<Shell<T>, 'play' | 'game' | 'view' | 'strict'>;
  readonly may: ReturnType<typeof mayDo>;
  readonly curtainOn: boolean;
  readonly onCurtain: (on: boolean) => void;
  readonly onHint?: () => void;
  readonly onShuffle?: (() => void) | undefined;
  readonly onExport?: () => void;
  readonly onReport?: () => void;
  readonly onPrint?: () => void;
  readonly onAgain?: () => void;
  readonly onReview?: (() => void) | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly narrow: boolean;
}

const curtainSchema = z.boolean();

/** Whether hands are covered between turns, as it was chosen last. */
export function useCurtain() {
  return useRemembered('table.curtain', curtainSchema, true);
}

export function mayDo<T extends TableTypes>(
  { view, strict, unsaved, game }: Shell<T>,
  puzzle: PuzzleNow | undefined,
) {
  if (puzzle !== undefined) {
    const isOpen = puzzle.standing === 'open';
    const hint = isOpen && puzzle.hints < puzzle.statements.length;
    return { hint, undo: isOpen && puzzle.made > 0, redo: false };
  }
  return {
    hint: view !== undefined && !strict,
    undo: unsaved === undefined && game.timeline.length > 0,
    redo: game.timeline.undone.length > 0,
  };
}

interface PiecesOptions {
  readonly set?: string;
  readonly ownSet?: readonly string[];
}

const themes = ['system', 'light', 'dark', 'high-contrast'] as const satisfies readonly Settings['theme'][];

export function GameMenu<T extends TableTypes>(props: GameMenuProps<T>) {
  const { model, may, onHint, onShuffle, onExport, onReport, onPrint, onAgain } = props;
  const { play, view, strict } = model;
  const { id, hidesHands } = model.game.game;
  const { lexicon, options } = model.game.record;
  const { set = 'standard', ownSet = [] } = options as PiecesOptions;
  const isLesson = useLesson() !== undefined;
  const puzzle = usePuzzle();
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
        // The menu closes when the focus leaves it, so that what lies under it is visible again.
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
        wordless={props.narrow}
        aria-expanded={open}
        aria-controls="game-menu"
        onClick={() => setOpen(!open)}
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
            <Button look="quiet" icon="undo" disabled={!may.undo} onClick={then(() => void play.undo())}>
              {t('undo')}
            </Button>
            <Button look="quiet" icon="hint" disabled={!may.hint} onClick={then(() => onHint?.())}>
              {t('hint')}
            </Button>
            <a className="button button--quiet button--normal" href={`#/help/${id}`}>
              {t('rules')}
            </a>
          </>
        ) : null}
        <Button look="quiet" disabled={!may.redo} onClick={then(() => void play.redo())}>
          {t('gameMenu.redo')}
        </Button>
        {onShuffle === undefined ? null : (
          <Button look="quiet" disabled={view === undefined} onClick={then(onShuffle)}>
            {t('hand.shuffle')}
          </Button>
        )}
        {lexicon === undefined || strict ? null : (
          <a className="button button--quiet button--normal" href={`#/words/${lexicon.name}`}>
            {t('gameMenu.words')}
          </a>
        )}
        {isLesson ? (
          <a className="button button--quiet button--normal" href="#/learn">
            {t('lesson.leave')}
          </a>
        ) : puzzle !== undefined ? (
          <a className="button button--quiet button--normal" href="#/puzzles">
            {t('puzzle.leave')}
          </a>
        ) : (
          <>
            {props.onAgain === undefined ? null : (
              <Button
                look="quiet"
                disabled={props.onReview === undefined}
                onClick={then(() => props.onReview?.())}
              >
                {t('end.review')}
              </Button>
            )}
            {props.onEdit === undefined ? null : (
              <Button look="quiet" onClick={then(props.onEdit)}>
                {t('gameMenu.edit')}
              </Button>
            )}
            {onExport === undefined ? null : (
              <Button look="quiet" onClick={then(onExport)}>
                {t('gameMenu.export')}
              </Button>
            )}
            {onReport === undefined ? null : (
              <Button look="quiet" onClick={then(onReport)}>
                {t('gameMenu.report')}
              </Button>
            )}
            {onPrint === undefined ? null : (
              <Button look="quiet" onClick={then(onPrint)}>
                {t('gameMenu.print')}
              </Button>
            )}
            <a
              className="button button--quiet button--normal"
              href={`#/print/pieces/${id}/${set}`}
              onClick={() => {
                if (set === 'own') keepOwnSet(ownSet.join('\n'));
              }}
            >
              {t('gameMenu.pieces')}
            </a>
            {onAgain === undefined ? null : (
              <Button look="quiet" onClick={then(onAgain)}>
                {t('gameMenu.again')}
              </Button>
            )}
          </>
        )}
        <Button look="quiet" command="everywhere.palette" showsKey onClick={then(openPalette)}>
          {t('common:palette.open')}
        </Button>
        <a className="button button--quiet button--normal" href="#/new">
          {t('gameMenu.newGame')}
        </a>
        {hidesHands ? (
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
            onChange={(theme) => change({ theme })}
          />
        </div>
      </div>
    </div>
  );
}
