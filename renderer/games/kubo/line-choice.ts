import type { CardName } from '#shared/games/kubo/index.ts';

/**
 * Pointing out a line, card by card: its two ends are enough, and all four in any order do as well. It knows which four
 * cells make a line and nothing else; whether the line is complete and still to be had is for the rules to say.
 */
export type LineChoice =
  | { readonly kind: 'off' }
  /** Waits for the next card; `cards` may be empty and all lie on one line at least. */
  | { readonly kind: 'picking'; readonly cards: readonly CardName[] }
  /** The cards picked settle a line: `cards` holds its four from end to end. */
  | { readonly kind: 'line'; readonly cards: readonly CardName[] }
  /** The cards picked lie on no common line. The next pick begins anew. */
  | { readonly kind: 'no-line'; readonly cards: readonly CardName[] };

export type LineStep =
  | { readonly kind: 'begin' }
  /** Picks a card, or drops it again if it was picked. */
  | { readonly kind: 'pick'; readonly card: CardName }
  /** Drops the last card picked; with none picked it stops. */
  | { readonly kind: 'back' }
  | { readonly kind: 'stop' };

/** All lines there are, each with its four cards from end to end. */
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

/** The cards that felts and cube show as picked. */
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
