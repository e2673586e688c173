import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { currentState, propose } from '#shared/engine/index.ts';
import { endingText } from '../event-texts.ts';
import type { TableTexts } from '../game-table.ts';
import type { LoadedGame, TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

interface Asked<T extends TableTypes> {
  readonly moves: readonly T['proposal'][];
  /** This is the game when the question was asked; any change of it removes the question. */
  readonly game: Shell<T>['game'];
  readonly why: string;
}

/** Makes moves like `Play.make`, but asks first if they would end the game. */
export function useEndQuestion<T extends TableTypes>(
  { play, game, names }: Shell<T>,
  texts: TableTexts<T>,
): { readonly make: (moves: readonly T['proposal'][]) => void; readonly question: ReactNode } {
  const { t } = useTranslation('table');
  const [asked, setAsked] = useState<Asked<T>>();
  const make = useCallback(
    (moves: readonly T['proposal'][]) => {
      const end = wouldEnd(game, moves);
      if (end === undefined) {
        void play.make(moves);
        return;
      }
      setAsked({ moves, game, why: endingText(t, texts, end, (seat) => names[seat] ?? '') });
    },
    [play, game, names, texts, t],
  );
  const question =
    asked?.game !== game ? null : (
      <EndQuestion
        why={asked.why}
        onAnswer={(end) => {
          setAsked(undefined);
          if (end) void play.make(asked.moves);
        }}
      />
    );
  return { make, question };
}

/** Focuses its heading, so that a held key answers nothing. Closing the dialog returns the focus. */
function EndQuestion({ why, onAnswer }: { readonly why: string; readonly onAnswer: (end: boolean) => void }) {
  const { t } = useTranslation('table');
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  const answer = (end: boolean) => {
    dialog.current?.close();
    onAnswer(end);
  };
  return (
    <dialog
      ref={dialog}
      className="end-question sheet"
      aria-labelledby="end-question-title"
      aria-describedby="end-question-why"
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
      // No key reaches the table behind the dialog.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id="end-question-title" className="now-title" tabIndex={-1} ref={title}>
        {t('endQuestion.title')}
      </h2>
      <p id="end-question-why">
        {why} {t('endQuestion.text')}
      </p>
      <div className="actions">
        <Button look="filled" onClick={() => answer(true)}>
          {t('endQuestion.end')}
        </Button>
        <Button onClick={() => answer(false)}>{t('endQuestion.stay')}</Button>
      </div>
    </dialog>
  );
}

/** Returns the view at the end to which these moves lead; undefined if the game goes on or the rules refuse a move. */
function wouldEnd<T extends TableTypes>(
  { game, timeline, words }: LoadedGame<T>,
  moves: readonly T['proposal'][],
): T['view'] | undefined {
  const { rules } = game;
  let next = timeline;
  for (const move of moves) {
    const made = propose(rules, next, move, words);
    if (!made.ok) return undefined;
    next = made.value.timeline;
  }
  const state = currentState(next);
  return rules.ending(state) === undefined ? undefined : rules.viewFor(state, 'table');
}
