import { useMemo, useState } from 'react';
import { isSame, type ChoiceStep } from './choices/studio-options.ts';
import type { Studio } from './choices/use-studio.ts';
import { choicesFor, type Choices, type Printable } from './sheet-choices.ts';

export interface ProductChoices {
  readonly choices: Choices;
  /** The sheet shown, counted from 0; undefined until one is chosen. */
  readonly at: number | undefined;
  readonly choose: (choices: Choices, change: ChoiceStep, of?: Printable) => void;
  readonly turnTo: (at: number | undefined) => void;
}

/** The choices of a product in this studio, or else the remembered ones. */
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
