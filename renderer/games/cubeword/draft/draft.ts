import type { CubewordView, Part } from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Direction, Place } from '#shared/pieces/index.ts';

export interface PoolFace {
  readonly letter: string | undefined;
  readonly blank: boolean;
}

export type Typing = 'letter' | 'blank' | 'joker';

export interface Draft {
  readonly parts: readonly Part[];
  readonly past: readonly (readonly Part[])[];
  readonly future: readonly (readonly Part[])[];
  readonly cursor: Place;
  readonly direction: Direction;
  readonly typing: Typing;
  readonly held: CubeId | undefined;
  readonly naming: boolean;
  readonly faces: ReadonlyMap<CubeId, PoolFace>;
}

export type DraftAction =
  | { readonly kind: 'cursor'; readonly place: Place }
  | { readonly kind: 'pick-place'; readonly place: Place }
  | { readonly kind: 'pick-cube'; readonly cube: CubeId }
  | { readonly kind: 'lay-here' }
  | { readonly kind: 'drop'; readonly cube: CubeId; readonly place: Place }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'face'; readonly letter: string }
  /** Turns up the blank of the chosen cube, or makes the next typed letter the name of a blank. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'joker' }
  /** With a chosen cube, a letter turns or names it; otherwise it sites or changes a cube at the cursor. */
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'cross' }
  | { readonly kind: 'undo'; readonly parts: readonly number[] }
  | { readonly kind: 'undo-all' }
  | { readonly kind: 'step-back' }
  | { readonly kind: 'step-on' }
  | { readonly kind: 'make'; readonly parts: readonly Part[] };

export type DraftProblem =
  | { readonly code: 'cubeword/cube-lacks'; readonly letter: string; readonly letters: readonly string[] }
  | { readonly code: 'cubeword/name-first' }
  | { readonly code: 'cubeword/nothing-held' }
  | { readonly code: 'cubeword/joker-lies'; readonly place: string }
  | { readonly code: 'cubeword/pool-lacks'; readonly letters: readonly string[] }
  | { readonly code: 'cubeword/no-step' };

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
