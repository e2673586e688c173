import { useMemo, useState, useRef } from 'react';
import type { Product, SolidProduct } from '#print-templates/index.ts';
import { useKept, useRemembered } from '#renderer/app/index.ts';
import { beginHistory, redo, undo } from '#shared/kernel/index.ts';
import { cutter as cutterSchema, plainCutter } from '#shared/printers/index.ts';
import { choicesFor, rememberedChoices, type Choices, type Printable } from '../sheet-choices.ts';
import { useKeptPrinters } from '../use-printers.ts';
import {
  isSame,
  productsChanged,
  takeStep,
  type ChoiceStep,
  type StudioHistory,
  type StudioOptions,
  type StudioStep,
} from './studio-options.ts';

const nothingChosen: Readonly<Record<string, Choices>> = {};

export interface DescribedStep {
  readonly step: StudioStep;
  readonly after: StudioOptions;
}

export interface Studio {
  readonly now: StudioOptions;
  readonly before: Readonly<Record<string, Choices>>;
  readonly choicesOf: (product: Printable) => Choices;
  readonly lastStep: DescribedStep | undefined;
  readonly nextStep: DescribedStep | undefined;
  readonly choose: (choices: Choices, change: ChoiceStep, of: Printable) => void;
  readonly take: (next: Partial<StudioOptions>, step: StudioStep) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly runs: Runs;
}

/** `find` returns undefined for a product of a set that is no longer open. */
export function useStudio(find: (name: string) => Product | SolidProduct | undefined): Studio {
  const [kept, changeKept] = useKept('print.choices', rememberedChoices, nothingChosen);
  // Settings of older versions hold only the kerf, under this key.
  const [cutter, keepCutter] = useRemembered('print.kerf', cutterSchema, plainCutter);
  const [printers, keepPrinters] = useKeptPrinters();
  const [before] = useState(kept);
  const [history, setHistory] = useState<StudioHistory>(() =>
    beginHistory({ choices: {}, cutter, ...printers }),
  );
  const runs = useRuns();
  const { past, now, undone } = history;

  const follow = (next: StudioHistory) => {
    if (next === history) return;
    setHistory(next);
    const changed = productsChanged(now, next.now).map(
      (name) => [name, next.now.choices[name] ?? before[name] ?? {}] as const,
    );
    // Invalid choices are shown with their problem, but the last valid ones are remembered.
    const good = changed.filter(([name, choices]) => find(name)?.parse(choices).ok !== false);
    if (good.length > 0) changeKept((all) => ({ ...all, ...Object.fromEntries(good) }));
    if (next.now.cutter !== now.cutter) keepCutter(next.now.cutter);
    keepPrinters(now, next.now);
  };
  const take = (next: Partial<StudioOptions>, step: StudioStep, isTyped = false) => {
    follow(takeStep(history, { ...now, ...next }, { step, run: isTyped ? runs.focus() : runs.press() }));
  };
  const [last, coming] = [past.at(-1), undone.at(-1)];
  return {
    now,
    before,
    choicesOf: (product) => now.choices[product.name] ?? choicesFor(product, before[product.name]),
    lastStep: last && { step: last.label.step, after: now },
    nextStep: coming && { step: coming.label.step, after: coming.other },
    choose: (choices, change, { name, options }) => {
      const isTyped =
        change.kind === 'option' && options.find((option) => option.name === change.option)?.kind === 'lines';
      const step = { kind: 'product', product: name, change } as const;
      take({ choices: { ...now.choices, [name]: choices } }, step, isTyped);
    },
    take,
    undo: () => {
      follow(undo(history));
    },
    redo: () => {
      follow(redo(history));
    },
    runs,
  };
}

export interface ProductChoices {
  readonly choices: Choices;
  /** This is the shown sheet, counted from 0; undefined until one is chosen. */
  readonly at: number | undefined;
  readonly choose: (choices: Choices, change: ChoiceStep, of?: Printable) => void;
  readonly turnTo: (at: number | undefined) => void;
}

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

/** Numbers gestures, so that the changes of one gesture can be joined. */
interface Runs {
  /** This number stays the same while a key or a button is held down. */
  readonly press: () => number;
  /** This number stays the same while a field keeps the focus. */
  readonly focus: () => number;
  readonly handlers: {
    readonly onPointerDownCapture: () => void;
    readonly onKeyDownCapture: (event: { readonly repeat: boolean }) => void;
    readonly onFocusCapture: () => void;
  };
}

function useRuns(): Runs {
  const count = useRef({ press: 0, focus: 0 });
  const [runs] = useState((): Runs => {
    const pressed = () => {
      count.current.press += 1;
    };
    return {
      press: () => count.current.press,
      focus: () => count.current.focus,
      handlers: {
        onPointerDownCapture: pressed,
        onKeyDownCapture: ({ repeat }) => {
          if (!repeat) pressed();
        },
        onFocusCapture: () => {
          count.current.focus += 1;
        },
      },
    };
  });
  return runs;
}
