import { useMemo, useState } from 'react';
import { useRemembered } from '#renderer/app/index.ts';
import { choicesFor, rememberedChoices, type Choices, type Printable } from './sheet-choices.ts';

const nothingChosen: Readonly<Record<string, Choices>> = {};

export interface ProductChoices {
  readonly choices: Choices;
  /** The sheet that is looked at, counted from 0; undefined until one is chosen. */
  readonly at: number | undefined;
  /** For the product that is shown, unless another is named. */
  readonly choose: (choices: Choices, of?: Printable) => void;
  readonly turnTo: (at: number | undefined) => void;
}

/** What is chosen for each product while the studio is open; what makes good sheets is remembered beyond it. */
export function useChoices(product: Printable): ProductChoices {
  const { name } = product;
  const [kept, keep] = useRemembered('print.choices', rememberedChoices, nothingChosen);
  const [chosen, setChosen] = useState<Readonly<Record<string, Choices>>>({});
  const [turned, setTurned] = useState<{ readonly name: string; readonly at: number | undefined }>({
    name,
    at: undefined,
  });
  const before = useMemo(() => choicesFor(product, kept[name]), [product, kept, name]);
  return {
    choices: chosen[name] ?? before,
    at: turned.name === name ? turned.at : undefined,
    choose: (choices, of = product) => {
      setChosen({ ...chosen, [of.name]: choices });
      if (of.parse(choices).ok) keep({ ...kept, [of.name]: choices });
    },
    turnTo: (at) => {
      setTurned({ name, at });
    },
  };
}

/** Remembers choices for a product that is not shown. */
export function useKeptChoices(): (choices: Choices, of: Printable) => void {
  const [kept, keep] = useRemembered('print.choices', rememberedChoices, nothingChosen);
  return (choices, of) => {
    keep({ ...kept, [of.name]: choices });
  };
}
