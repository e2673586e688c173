import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key, TextField, useSay } from '#renderer/controls/index.ts';
import { problemIn, spelled, typed, type KubagramProposal } from '#shared/games/kubagram/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Actions } from './actions.ts';
import type { TableModel } from './use-model.ts';

interface TypedLineProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

/** Where a move is typed: Enter makes it. A word is spelled first, with the dearest dice, and claimed by Enter again. */
export function TypedLine({ model, actions }: TypedLineProps) {
  const { t } = useTranslation('kubagramTable');
  const say = useSay();
  const { play } = model;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const type = (line: string) => {
    setText(line);
    setProblem(undefined);
  };
  const make = () => {
    const read = readTyped(model, text);
    if (!read.ok) {
      setProblem(read.problem);
      say(problemText(t, read.problem), 'urgent');
      return;
    }
    const move = read.value;
    // Without names any dice may do: the dearest are shown before they are claimed.
    if (move.kind === 'claim' && !/\bwith\b/i.test(text) && model.spelled?.word !== wordOf(move)) {
      play.act({ kind: 'spell', letters: spelled(move.dice) });
      return;
    }
    setText('');
    if (move.kind === 'claim' && model.spelled?.move?.kind === 'claim' && !/\bwith\b/i.test(text))
      actions.main();
    else actions.make(move);
  };
  return (
    <form
      className="kubagram-typed"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        type('');
        document.querySelector<HTMLElement>('.kubagram-board [tabindex="0"]')?.focus();
      }}
    >
      <TextField
        label={t('typed.label')}
        showLabel
        placeholder={t('typed.example')}
        aria-keyshortcuts="/"
        value={text}
        onChange={type}
        problem={problem === undefined ? undefined : problemText(t, problem)}
        maxLength={200}
        autoCapitalize="none"
      />
      <Key>/</Key>
    </form>
  );
}

/** As people write it, IJ for the one letter of Dutch. */
function wordOf({ dice }: Extract<KubagramProposal, { readonly kind: 'claim' }>): string {
  return typed(spelled(dice));
}

/** The move that a line stands for, or why it cannot be made. */
function readTyped({ game, view, seat }: TableModel, text: string): Result<KubagramProposal, Problem> {
  if (view === undefined || seat === undefined) return refuse({ code: 'kubagram/game-over' });
  const read = game.game.notation.parse(view, seat, text);
  if (!read.ok) return read;
  const problem = problemIn(view, read.value);
  return problem === undefined ? read : refuse(problem);
}

/** Brings the keyboard to the field. */
export function goToTyped(): void {
  document.querySelector<HTMLElement>('.kubagram-typed input')?.focus();
}
