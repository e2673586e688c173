import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '#renderer/app/index.ts';
import { Key } from '#renderer/controls/index.ts';
import { TypedForm, useTypedLine } from '#renderer/table/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  kubagramLine,
  problemIn,
  spelled,
  typed,
  type KubagramProposal,
} from '#shared/games/kubagram/index.ts';
import type { Actions } from './actions.ts';
import type { TableModel } from './use-model.ts';

export interface TypedFieldProps {
  readonly play: TableModel['play'];
  readonly example: 'turn' | 'answer';
  readonly make: (text: string) => Taken | Problem;
  readonly standing: string;
  readonly back: string;
}

export type Taken = 'made' | 'waits';

export function TypedField({ play, example, make, standing, back }: TypedFieldProps) {
  const { t } = useTranslation('kubagramTable');
  const line = useTypedLine(standing);
  return (
    <TypedForm
      className="kubagram-typed"
      play={play}
      line={line}
      back={back}
      label={t(`typed.label.${example}`)}
      showLabel
      placeholder={t(`typed.example.${example}`)}
      command="type"
      maxLength={200}
      onEnter={() => {
        const taken = make(line.text);
        if (taken === 'made') line.clear();
        else line.enter(taken === 'waits' ? undefined : taken);
      }}
    >
      <Key command="type" />
    </TypedForm>
  );
}

export function goToTyped(): void {
  document.querySelector<HTMLElement>('.kubagram-typed input')?.focus();
}

interface TypedLineProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

/** A typed word is first spelled with the highest-scoring dice; a second Enter claims it. */
export function TypedLine({ model, actions }: TypedLineProps) {
  const language = useScreenLanguage();
  const make = (typedText: string): Taken | Problem => {
    const line = kubagramLine(language, typedText);
    const read = line.asTyped(readTyped(model, line.text));
    if (!read.ok) return read.problem;
    const move = read.value;
    const isAny = move.kind === 'claim' && !/\bwith\b/i.test(line.text);
    if (isAny && model.spelled?.word !== wordOf(move)) {
      model.play.act({ kind: 'spell', letters: spelled(move.dice) });
      return 'waits';
    }
    if (isAny && model.spelled?.move?.kind === 'claim') actions.main();
    else actions.make(move);
    return 'made';
  };
  const { game, tried } = model;
  return (
    <TypedField
      play={model.play}
      example="turn"
      make={make}
      standing={`${game.timeline.length} ${JSON.stringify(tried.parts)}`}
      back=".kubagram-board [tabindex='0']"
    />
  );
}

function wordOf({ dice }: Extract<KubagramProposal, { readonly kind: 'claim' }>): string {
  return typed(spelled(dice));
}

function readTyped({ game, view, seat }: TableModel, text: string): Result<KubagramProposal, Problem> {
  if (view === undefined || seat === undefined) return refuse({ code: 'kubagram/game-over' });
  const read = game.game.notation.parse(view, seat, text);
  if (!read.ok) return read;
  const problem = problemIn(view, read.value);
  return problem === undefined ? read : refuse(problem);
}
