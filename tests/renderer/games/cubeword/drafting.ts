import { beginDraft, type Draft, type DraftAction } from '#renderer/games/cubeword/draft/draft.ts';
import { reduce } from '#renderer/games/cubeword/draft/reduce.ts';
import { cubeword, type CubewordView } from '#shared/games/cubeword/index.ts';
import { seat, type Problem } from '#shared/kernel/index.ts';
import { begun, type CubewordTable } from '#tests/support/cubeword/table.ts';

export function viewOf(table: CubewordTable = {}): CubewordView {
  return cubeword.rules.viewFor(begun(table), seat(0));
}

export type Step = DraftAction | string;

/** Does one thing after another; a text is typed letter by letter. */
export function drafted(view: CubewordView, ...steps: readonly Step[]): Draft {
  return actionsIn(steps).reduce<Draft>(
    (draft, action) => {
      const next = reduce(draft, view, action);
      if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.problem)}`);
      return next.value;
    },
    beginDraft(view, undefined),
  );
}

/** Why the last of these cannot be done. */
export function refused(view: CubewordView, ...steps: readonly Step[]): Problem {
  const actions = actionsIn(steps);
  const last = actions.at(-1);
  if (last === undefined) throw new Error('Nothing is done');
  const next = reduce(drafted(view, ...actions.slice(0, -1)), view, last);
  if (next.ok) throw new Error(`${JSON.stringify(last)} was done`);
  return next.problem;
}

function actionsIn(steps: readonly Step[]): readonly DraftAction[] {
  return steps.flatMap((step) =>
    typeof step === 'string' ? [...step].map((letter): DraftAction => ({ kind: 'letter', letter })) : [step],
  );
}
