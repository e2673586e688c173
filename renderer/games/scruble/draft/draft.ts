import type { Heading, Twist } from '#shared/games/scruble/index.ts';

export interface DraftStep {
  readonly twists: readonly Twist[];
  /** The traced places, 0 to 95 on the cube after the twists, in reading order, always in line on one ring. */
  readonly places: readonly number[];
  /** The letters that wild and premium pegs of the trace stand for, by place; unnamed ones are left out. */
  readonly wilds: Readonly<Record<number, string>>;
  /** The older word chosen for the credit; undefined takes the most valuable one. */
  readonly crossing?: string | undefined;
}

/** The state of a turn that is not a move yet; the rules do not know it. */
export interface Draft extends DraftStep {
  /** The turn before each of its steps, the latest last. */
  readonly past: readonly DraftStep[];
  readonly future: readonly DraftStep[];
  readonly cursor: number;
  readonly layer: number;
}

export type DraftAction =
  /** Turns a layer and clears the trace, whose pegs may no longer lie in line. */
  | { readonly kind: 'twist'; readonly twist: Twist }
  | { readonly kind: 'take-back-twist' }
  /** Adds a peg to the trace; a peg on the trace is taken off with all after it. */
  | { readonly kind: 'trace'; readonly place: number }
  | { readonly kind: 'untrace' }
  | { readonly kind: 'name'; readonly place: number; readonly letter: string }
  | { readonly kind: 'cross'; readonly word: string }
  | { readonly kind: 'word'; readonly places: readonly number[]; readonly wilds: DraftStep['wilds'] }
  | ({ readonly kind: 'make' } & Pick<DraftStep, 'twists' | 'places' | 'wilds'>)
  | { readonly kind: 'clear' }
  | { readonly kind: 'cursor'; readonly place: number }
  | { readonly kind: 'go'; readonly heading: Heading }
  | { readonly kind: 'layer'; readonly layer: number }
  | { readonly kind: 'step-back' }
  | { readonly kind: 'step-on' };

/** Why a step of the draft is refused. */
export type DraftProblem =
  | { readonly code: 'scruble/not-in-line'; readonly place: string }
  | { readonly code: 'scruble/twists-full'; readonly most: number }
  | { readonly code: 'scruble/no-step' };

/** Front, second row, first column: in the middle of the view. */
const firstCursor = 36;
const firstLayer = 6;

/** The cursor starts where the player left it. */
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
