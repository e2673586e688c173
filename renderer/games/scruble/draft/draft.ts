import type { Heading, Twist } from '#shared/games/scruble/index.ts';

export interface DraftStep {
  readonly twists: readonly Twist[];
  /** The traced places, 0 to 95 on the twisted cube, are in reading order and lie in line on one ring. */
  readonly places: readonly number[];
  /** Wild and premium pegs of the trace stand for these letters, by place; unnamed ones are left out. */
  readonly wilds: Readonly<Record<number, string>>;
  /** This older word is chosen for the credit; undefined takes the most valuable one. */
  readonly crossing?: string | undefined;
}

export interface Draft extends DraftStep {
  readonly past: readonly DraftStep[];
  readonly future: readonly DraftStep[];
  readonly cursor: number;
  readonly layer: number;
}

export type DraftAction =
  /** A twist clears the trace, whose pegs may no longer lie in line. */
  | { readonly kind: 'twist'; readonly twist: Twist }
  | { readonly kind: 'take-back-twist' }
  /** Adds a peg to the trace; a peg on the trace is taken off with all after it. */
  | { readonly kind: 'trace'; readonly place: number }
  | { readonly kind: 'untrace' }
  | { readonly kind: 'name'; readonly place: number; readonly letter: string }
  | { readonly kind: 'cross'; readonly word: string }
  | ({ readonly kind: 'make' } & DraftStep)
  | { readonly kind: 'clear' }
  | { readonly kind: 'cursor'; readonly place: number }
  | { readonly kind: 'go'; readonly heading: Heading }
  | { readonly kind: 'layer'; readonly layer: number }
  | { readonly kind: 'step-back' }
  | { readonly kind: 'step-on' };

export type DraftProblem =
  | { readonly code: 'scruble/not-in-line'; readonly place: string }
  | { readonly code: 'scruble/twists-full'; readonly most: number }
  | { readonly code: 'scruble/no-step' };

/** The cursor begins on the front, second row, first column, in the middle of the view. */
const firstCursor = 36;
const firstLayer = 6;

export function beginDraft(_view?: unknown, before?: Draft): Draft {
  return {
    twists: [],
    places: [],
    wilds: {},
    past: [],
    future: [],
    cursor: before?.cursor ?? firstCursor,
    layer: before?.layer ?? firstLayer,
  };
}
