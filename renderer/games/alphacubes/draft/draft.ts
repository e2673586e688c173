import { cubeId } from '#shared/kernel/index.ts';
import type { Direction, Place } from '#shared/pieces/index.ts';
import { parseSquare, type Facing } from '#renderer/board/index.ts';
import {
  centreOf,
  cubeOf,
  setOf,
  type AlphacubesView,
  type ResolveProblem,
} from '#shared/games/alphacubes/index.ts';
import type { TypedPlayProblem } from './typed-play.ts';

export interface DraftCube {
  readonly square: string;
  readonly cube: number;
  readonly letter: string;
  /** A cube that the player picked is never replaced by another with the same letter. */
  readonly picked: boolean;
}

export type Gesture =
  | { readonly kind: 'idle' }
  /** The chosen cube stands in the turning place and goes to the square that is picked next. */
  | { readonly kind: 'holding'; readonly cube: number }
  | {
      readonly kind: 'dragging';
      readonly cube: number;
      readonly from: string | undefined;
      readonly over: string | undefined;
    }
  | { readonly kind: 'exchanging'; readonly cubes: readonly number[] };

export interface DraftStep {
  readonly laid: readonly DraftCube[];
  readonly cursor: Place;
  readonly direction: Direction;
  readonly facings: ReadonlyMap<number, Facing>;
  /** Each laid cube had this facing in the hand; undefined if it had not been turned. */
  readonly rests: ReadonlyMap<number, Facing | undefined>;
}

export interface Draft extends DraftStep {
  readonly gesture: Gesture;
  readonly past: readonly DraftStep[];
  readonly future: readonly DraftStep[];
  readonly order: readonly number[];
}

export interface DraftTable {
  readonly columns: number;
  readonly rows: number;
  readonly lying: Pick<AlphacubesView, 'board' | 'squares' | 'options'>;
  readonly letterAt: (square: string) => string | undefined;
  readonly lettersOf: (cube: number) => readonly string[];
}

export type DraftProblem =
  | { readonly code: 'alphacubes/no-cube-shows'; readonly letter: string }
  | { readonly code: 'alphacubes/square-taken'; readonly square: string; readonly letter: string }
  | { readonly code: 'alphacubes/edge' }
  | { readonly code: 'alphacubes/hand-empty' }
  | { readonly code: 'alphacubes/nothing-held' }
  | { readonly code: 'alphacubes/no-step' }
  | { readonly code: 'alphacubes/nothing-to-swap'; readonly square: string }
  | { readonly code: 'alphacubes/no-other-cube'; readonly letter: string }
  | TypedPlayProblem
  | ResolveProblem;

export function inHand(draft: Draft): readonly number[] {
  return draft.order.filter((cube) => !draft.laid.some((one) => one.cube === cube));
}

export function laidAt(draft: Draft, square: string): DraftCube | undefined {
  return draft.laid.find((one) => one.square === square);
}

export function heldCube(draft: Draft): number | undefined {
  const { gesture } = draft;
  return gesture.kind === 'holding' || gesture.kind === 'dragging' ? gesture.cube : undefined;
}

type OpenBoard = Pick<AlphacubesView, 'board' | 'squares' | 'options'>;

export function draftTable(view: OpenBoard): DraftTable {
  return {
    columns: view.board[0]?.length ?? 0,
    rows: view.board.length,
    lying: view,
    letterAt: (square) => view.squares[square]?.letter,
    lettersOf: (cube) => cubeOf(setOf(view.options), cubeId(cube)).letters,
  };
}

export function centrePlace({ board }: OpenBoard): Place {
  const columns = board[0]?.length ?? 0;
  return parseSquare(centreOf(board), columns, board.length) ?? { column: 0, row: 0 };
}

export function lastPlay({ squares }: OpenBoard): ReadonlySet<string> {
  const laid = Object.entries(squares);
  // Cubes of a game that began in its middle have turn 0, and are nobody's last play.
  const last = Math.max(1, ...laid.map(([, { turn }]) => turn));
  return new Set(laid.filter(([, { turn }]) => turn === last).map(([square]) => square));
}
