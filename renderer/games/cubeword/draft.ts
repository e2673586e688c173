import type { CubewordView, Part } from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Direction, Place } from '#shared/pieces/index.ts';

/** How a cube of the pool is turned. Without a letter it shows a blank, or is the Joker, and has no name yet. */
export interface PoolFace {
  readonly letter: string | undefined;
  readonly blank: boolean;
}

/** What the next letter typed on the felt stands for: a letter face, or the name of a blank or of the Joker. */
export type Typing = 'letter' | 'blank' | 'joker';

/** Everything of a turn that is not yet a move: it belongs to the screen, not to the rules. */
export interface Draft {
  /** The moves tried so far, in their order. */
  readonly parts: readonly Part[];
  /** What the moves were before each step of this turn, the last at the end. */
  readonly past: readonly (readonly Part[])[];
  /** Steps that were undone, the next to redo at the end. */
  readonly future: readonly (readonly Part[])[];
  /** The place that the keyboard is on. */
  readonly cursor: Place;
  /** Where typed letters go on. */
  readonly direction: Direction;
  readonly typing: Typing;
  /** The cube that is chosen: lifted out of the pool, or one in play. */
  readonly held: CubeId | undefined;
  /** The blank face of the chosen cube is wanted, and the next letter names it. */
  readonly naming: boolean;
  /** Cubes of the pool that were turned. */
  readonly faces: ReadonlyMap<CubeId, PoolFace>;
}

export type DraftAction =
  | { readonly kind: 'cursor'; readonly place: Place }
  /** A place was picked: the chosen cube goes there, or the cube that lies there is chosen. */
  | { readonly kind: 'pick-place'; readonly place: Place }
  /** Chooses a cube, or lets go of it. */
  | { readonly kind: 'pick-cube'; readonly cube: CubeId }
  /** Lays the chosen cube on the place of the cursor, or takes up the one that lies there. */
  | { readonly kind: 'lay-here' }
  | { readonly kind: 'drop'; readonly cube: CubeId; readonly place: Place }
  | { readonly kind: 'let-go' }
  /** Turns the chosen cube to this letter of its own. */
  | { readonly kind: 'face'; readonly letter: string }
  /** Turns up the blank face of the chosen cube, or says that the next letter typed is the name of a blank. */
  | { readonly kind: 'blank' }
  /** The next letter typed on the felt is the name of the Joker. */
  | { readonly kind: 'joker' }
  /** A letter was typed: on the felt it sites a cube or changes the one there, else it turns or names the chosen one. */
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'cross' }
  /** Undoes these moves, and those that rest on them. */
  | { readonly kind: 'undo'; readonly parts: readonly number[] }
  | { readonly kind: 'undo-all' }
  | { readonly kind: 'step-back' }
  | { readonly kind: 'step-on' }
  /** The turn is to have these moves, all of them. */
  | { readonly kind: 'make'; readonly parts: readonly Part[] };

/** Why something cannot be tried that is not yet a move. */
export type DraftProblem =
  | { readonly code: 'cubeword/cube-lacks'; readonly letter: string; readonly letters: readonly string[] }
  | { readonly code: 'cubeword/name-first' }
  | { readonly code: 'cubeword/nothing-held' }
  | { readonly code: 'cubeword/joker-lies'; readonly place: string }
  | { readonly code: 'cubeword/pool-lacks'; readonly letters: readonly string[] }
  | { readonly code: 'cubeword/no-step' };

/** A turn begins: nothing is moved. The cursor waits where its player left it, or amid the cubes. */
export function beginDraft(view: Pick<CubewordView, 'felt'>, before: Draft | undefined): Draft {
  return {
    parts: [],
    past: [],
    future: [],
    cursor: before?.cursor ?? middleOf(view),
    direction: before?.direction ?? 'across',
    typing: 'letter',
    held: undefined,
    naming: false,
    faces: before?.faces ?? new Map(),
  };
}

function middleOf({ felt }: Pick<CubewordView, 'felt'>): Place {
  const middle = (places: readonly number[]) =>
    places.length === 0 ? 0 : Math.round((Math.min(...places) + Math.max(...places)) / 2);
  return { column: middle(felt.map(({ column }) => column)), row: middle(felt.map(({ row }) => row)) };
}
