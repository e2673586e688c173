import type { Heading, Twist } from '#shared/games/scruble/index.ts';

/** What one step back or forth restores. */
export interface DraftStep {
  /** The twists of this turn so far, in their order. */
  readonly twists: readonly Twist[];
  /** The places traced, 0 to 95 on the cube after the twists, in reading order. They always lie in line on one ring. */
  readonly places: readonly number[];
  /** What wild and premium pegs of the trace stand for, by place; those that have no name yet are left out. */
  readonly wilds: Readonly<Record<number, string>>;
  /** The older word whose credit is wanted; without it the dearest that counts. */
  readonly crossing?: string | undefined;
}

/** Everything of a turn that is not yet a move: it belongs to the screen, not to the rules. */
export interface Draft extends DraftStep {
  /** What the turn was before each of its steps, the last at the end. */
  readonly past: readonly DraftStep[];
  /** Steps that were undone, the next to redo at the end. */
  readonly future: readonly DraftStep[];
  /** The place that the keyboard is on. */
  readonly cursor: number;
  /** The layer chosen in the controls, 1 to 12. */
  readonly layer: number;
}

export type DraftAction =
  /** Turns a layer; the trace is taken off, since its pegs may no longer lie in line. */
  | { readonly kind: 'twist'; readonly twist: Twist }
  | { readonly kind: 'take-back-twist' }
  /** Traces a peg behind the last one; a peg on the trace is taken off with all behind it. */
  | { readonly kind: 'trace'; readonly place: number }
  /** Takes the last peg off the trace. */
  | { readonly kind: 'untrace' }
  /** What the wild peg on this place stands for; an empty text takes the name away. */
  | { readonly kind: 'name'; readonly place: number; readonly letter: string }
  | { readonly kind: 'cross'; readonly word: string }
  /** The trace is to be these places with these names. */
  | { readonly kind: 'word'; readonly places: readonly number[]; readonly wilds: DraftStep['wilds'] }
  /** The turn is to have these twists and then this trace. */
  | ({ readonly kind: 'make' } & Pick<DraftStep, 'twists' | 'places' | 'wilds'>)
  | { readonly kind: 'clear' }
  | { readonly kind: 'cursor'; readonly place: number }
  | { readonly kind: 'go'; readonly heading: Heading }
  | { readonly kind: 'layer'; readonly layer: number }
  | { readonly kind: 'step-back' }
  | { readonly kind: 'step-on' };

/** Why something cannot be tried that is not yet a move. */
export type DraftProblem =
  | { readonly code: 'scruble/not-in-line'; readonly place: string }
  | { readonly code: 'scruble/twists-full'; readonly most: number }
  | { readonly code: 'scruble/no-step' };

/** Front, second row, first column: a place in the middle of what is seen. */
const firstCursor = 36;
const firstLayer = 6;

/** A turn begins: nothing is twisted or traced. The cursor waits where its player left it. */
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
