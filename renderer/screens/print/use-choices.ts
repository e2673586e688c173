import { useMemo, useState } from 'react';
import { isSame, type ChoiceStep } from './choices/studio-options.ts';
import type { Studio } from './choices/use-studio.ts';
import { choicesFor, type Choices, type Printable } from './sheet-choices.ts';

export interface ProductChoices {
  readonly choices: Choices;
  /** The sheet that is looked at, counted from 0; undefined until one is chosen. */
  readonly at: number | undefined;
  /** For the product that is shown, unless another is named. */
  readonly choose: (choices: Choices, change: ChoiceStep, of?: Printable) => void;
  readonly turnTo: (at: number | undefined) => void;
}

/** What is chosen for a product: in the studio since it was opened, or else what was remembered. */
export function useChoices(product: Printable, { now, before, choose }: Studio): ProductChoices {
  const { name } = product;
  const chosen = now.choices[name];
  const remembered = before[name];
  const [turned, setTurned] = useState<{ readonly name: string; readonly at: number | undefined }>({
    name,
    at: undefined,
  });
  const choices = useMemo(() => chosen ?? choicesFor(product, remembered), [chosen, product, remembered]);
  return {
    choices,
    at: turned.name === name ? turned.at : undefined,
    choose: (next, change, of = product) => {
      if (of !== product || !isSame(next, choices)) choose(next, change, of);
    },
    turnTo: (at) => {
      setTurned({ name, at });
    },
  };
}
