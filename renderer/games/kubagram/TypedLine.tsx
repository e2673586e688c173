import { problemIn, spelled, typed, type KubagramProposal } from '#shared/games/kubagram/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Actions } from './actions.ts';
import { TypedField, type Taken } from './TypedField.tsx';
import type { TableModel } from './use-model.ts';

interface TypedLineProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

/** A typed word is first spelled with the highest-scoring dice; a second Enter claims it. */
export function TypedLine({ model, actions }: TypedLineProps) {
  const make = (text: string): Taken | Problem => {
    const read = readTyped(model, text);
    if (!read.ok) return read.problem;
    const move = read.value;
    const isAny = move.kind === 'claim' && !/\bwith\b/i.test(text);
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
