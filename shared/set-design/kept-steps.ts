import { beginHistory, stepTo, type History } from '#shared/kernel/index.ts';

/** In the text one step nearer to the present, `text` replaces the characters from `from` up to, but without, `to`. */
export interface KeptStep {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface KeptSteps {
  readonly past: readonly KeptStep[];
  readonly undone: readonly KeptStep[];
}

/** The JSON of the steps has at most this many characters, a thousand face changes; the farthest steps are dropped. */
export const stepsLimit = 300_000;

export function keptStepsOf({ past, now, undone }: History<string, string>): KeptSteps {
  let room = stepsLimit;
  const away = (steps: History<string, string>['past']): readonly KeptStep[] => {
    const kept: KeptStep[] = [];
    let beside = now;
    for (const { label, other } of steps.toReversed()) {
      const step = { label, ...differenceOf(beside, other) };
      room -= JSON.stringify(step).length;
      if (room < 0) break;
      kept.unshift(step);
      beside = other;
    }
    return kept;
  };
  return { past: away(past), undone: away(undone) };
}

/** If `now` differs from the kept text, as another program changed the file, that is one more step, `elsewhere`. */
export function historyFrom<L extends string>(
  kept: KeptSteps & { readonly text: string },
  now: string,
  label: (kept: string) => L,
  elsewhere: L,
): History<string, L> {
  const back = (steps: readonly KeptStep[]): History<string, L>['past'] => {
    let beside = kept.text;
    return steps
      .toReversed()
      .map((step) => {
        beside = beside.slice(0, step.from) + step.text + beside.slice(step.to);
        return { label: label(step.label), other: beside };
      })
      .toReversed();
  };
  const then = { ...beginHistory<string, L>(kept.text), past: back(kept.past), undone: back(kept.undone) };
  return then.now === now ? then : stepTo(then, now, elsewhere);
}

function differenceOf(beside: string, other: string): Omit<KeptStep, 'label'> {
  const shorter = Math.min(beside.length, other.length);
  let from = 0;
  while (from < shorter && beside[from] === other[from]) from += 1;
  let same = 0;
  while (same < shorter - from && beside.at(-1 - same) === other.at(-1 - same)) same += 1;
  return { from, to: beside.length - same, text: other.slice(from, other.length - same) };
}
