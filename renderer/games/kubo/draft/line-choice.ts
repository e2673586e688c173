import type { CardName } from '#shared/games/kubo/index.ts';

/** Both ends of a line suffice, or all four cells in any order; the rules judge whether it is complete and free. */
export type LineChoice =
  | { readonly kind: 'off' }
  /** Waits for the next card; all picked cards lie on at least one common line. */
  | { readonly kind: 'picking'; readonly cards: readonly CardName[] }
  /** The picked cards settle a line: `cards` holds its four from end to end. */
  | { readonly kind: 'line'; readonly cards: readonly CardName[] }
  /** The picked cards lie on no common line; the next pick starts again. */
  | { readonly kind: 'no-line'; readonly cards: readonly CardName[] };

export type LineStep =
  | { readonly kind: 'begin' }
  | { readonly kind: 'pick'; readonly card: CardName }
  | { readonly kind: 'back' }
  | { readonly kind: 'stop' };

export type Lines = readonly (readonly CardName[])[];

export const noChoice: LineChoice = { kind: 'off' };

export function chooseLine(choice: LineChoice, step: LineStep, lines: Lines): LineChoice {
  switch (step.kind) {
    case 'begin':
      return { kind: 'picking', cards: [] };
    case 'stop':
      return noChoice;
    case 'back':
      return back(choice);
    case 'pick':
      return pick(choice, step.card, lines);
  }
}

export function pickedCards(choice: LineChoice): readonly CardName[] {
  return choice.kind === 'off' ? [] : choice.cards;
}

function back(choice: LineChoice): LineChoice {
  if (choice.kind === 'off') return choice;
  if (choice.kind !== 'picking') return { kind: 'picking', cards: [] };
  return choice.cards.length === 0 ? noChoice : { kind: 'picking', cards: choice.cards.slice(0, -1) };
}

function pick(choice: LineChoice, card: CardName, lines: Lines): LineChoice {
  if (choice.kind === 'off') return choice;
  const before = choice.kind === 'picking' ? choice.cards : [];
  if (before.includes(card)) return { kind: 'picking', cards: before.filter((other) => other !== card) };
  const cards = [...before, card];
  const common = lines.filter((line) => cards.every((other) => line.includes(other)));
  if (common.length === 0) return { kind: 'no-line', cards };
  const settled = common.find((line) =>
    [line[0], line.at(-1)].every((end) => end !== undefined && cards.includes(end)),
  );
  return settled === undefined || cards.length < 2
    ? { kind: 'picking', cards }
    : { kind: 'line', cards: settled };
}
