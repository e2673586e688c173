import { squareName, type Direction, type Place } from '#shared/pieces/index.ts';
import { parseSquare, tip, type Side } from '#renderer/board/index.ts';
import { restoredOrder } from '#renderer/table/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { assertNever, ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { FoundPlay } from '../found-play.ts';
import { restingFacings, withUndoStep, undoOrRedo } from './draft-steps.ts';
import { heldCube, laidAt, type Draft, type DraftProblem, type DraftTable } from './draft.ts';
import {
  chooseWay,
  facingOf,
  layCube,
  layFound,
  layTyped,
  swapCube,
  takeBack,
  turned,
  typeLetter,
  withFacing,
} from './laying.ts';
import type { Way } from './matching.ts';

export type DraftAction =
  | { readonly kind: 'cursor'; readonly place: Place; readonly direction?: Direction }
  | { readonly kind: 'cross' }
  | { readonly kind: 'letter'; readonly letter: string }
  /** The text may be in this language as well as in English. */
  | { readonly kind: 'typed'; readonly text: string; readonly language?: Language }
  | { readonly kind: 'lay'; readonly play: FoundPlay }
  | { readonly kind: 'way'; readonly way: Way }
  | { readonly kind: 'pick-cube'; readonly cube: number }
  | { readonly kind: 'pick-square'; readonly place: Place }
  | { readonly kind: 'lay-here' }
  | { readonly kind: 'swap' }
  | { readonly kind: 'back' }
  | { readonly kind: 'lift'; readonly square: string }
  | { readonly kind: 'recall' }
  | { readonly kind: 'tip'; readonly side: Side }
  | { readonly kind: 'face'; readonly letter: string }
  | { readonly kind: 'grab'; readonly cube: number; readonly from: string | undefined }
  | { readonly kind: 'drag-over'; readonly square: string | undefined }
  | { readonly kind: 'drop' }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'exchange' }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'step-back' }
  | { readonly kind: 'step-on' };

export function reduce(draft: Draft, table: DraftTable, action: DraftAction): Result<Draft, DraftProblem> {
  if (action.kind === 'step-back' || action.kind === 'step-on') {
    const step = undoOrRedo(draft, action.kind);
    return step === undefined ? refuse({ code: 'alphacubes/no-step' }) : ok(step);
  }
  const after = done(draft, table, action);
  return after.ok ? ok(withUndoStep(draft, after.value)) : after;
}

type MadeAction = Exclude<DraftAction, { kind: 'step-back' | 'step-on' }>;

function done(draft: Draft, table: DraftTable, action: MadeAction): Result<Draft, DraftProblem> {
  switch (action.kind) {
    case 'cursor':
      return ok({ ...draft, cursor: action.place, direction: action.direction ?? draft.direction });
    case 'cross':
      return ok({ ...draft, direction: draft.direction === 'across' ? 'down' : 'across' });
    case 'letter':
      return typeLetter(draft, table, action.letter);
    case 'typed':
      return layTyped(draft, table, action.text, action.language);
    case 'lay':
      return ok(layFound(draft, table, action.play));
    case 'way':
      return ok(chooseWay(draft, table, action.way));
    case 'pick-cube':
      return ok(pickCube(draft, action.cube));
    case 'pick-square':
      return pickSquare(draft, table, action.place);
    case 'lay-here':
      return layHere(draft, table);
    case 'swap':
      return swapAtCursor(draft, table);
    case 'back':
      return ok(lastBack(draft, table));
    case 'lift':
      return ok(takeBack(draft, action.square));
    case 'recall':
      return ok({ ...draft, laid: [], gesture: { kind: 'idle' } });
    case 'tip':
    case 'face':
      return turnHeld(draft, table, action);
    case 'grab':
      return ok({
        ...draft,
        gesture: { kind: 'dragging', cube: action.cube, from: action.from, over: undefined },
      });
    case 'drag-over':
      return ok(dragOver(draft, table, action.square));
    case 'drop':
      return drop(draft, table);
    case 'let-go':
      return ok({ ...draft, gesture: { kind: 'idle' } });
    case 'exchange':
      return ok({ ...draft, laid: [], gesture: { kind: 'exchanging', cubes: [] } });
    case 'order':
      return ok({ ...draft, order: action.order });
    default:
      return assertNever(action);
  }
}

function pickCube(draft: Draft, cube: number): Draft {
  const { gesture } = draft;
  if (gesture.kind === 'exchanging') {
    const cubes = gesture.cubes.includes(cube)
      ? gesture.cubes.filter((one) => one !== cube)
      : [...gesture.cubes, cube];
    return { ...draft, gesture: { kind: 'exchanging', cubes } };
  }
  const letGo = gesture.kind === 'holding' && gesture.cube === cube;
  return { ...draft, gesture: letGo ? { kind: 'idle' } : { kind: 'holding', cube } };
}

function pickSquare(draft: Draft, table: DraftTable, place: Place): Result<Draft, DraftProblem> {
  const square = squareName(place);
  const there = { ...draft, cursor: place };
  if (laidAt(draft, square) !== undefined) return ok(takeBack(there, square));
  if (table.letterAt(square) !== undefined) return ok(there);
  const held = heldCube(draft);
  if (held !== undefined) return layCube(there, table, held, square);
  const again = squareName(draft.cursor) === square;
  return again ? done(draft, table, { kind: 'cross' }) : ok(there);
}

function layHere(draft: Draft, table: DraftTable): Result<Draft, DraftProblem> {
  const square = squareName(draft.cursor);
  const laid = laidAt(draft, square);
  if (laid !== undefined) {
    return ok({ ...takeBack(draft, square), gesture: { kind: 'holding', cube: laid.cube } });
  }
  const held = heldCube(draft);
  return held === undefined ? done(draft, table, { kind: 'cross' }) : layCube(draft, table, held, square);
}

/** The cursor moves on after each cube, so on an empty square the cube laid last is swapped. */
function swapAtCursor(draft: Draft, table: DraftTable): Result<Draft, DraftProblem> {
  const here = squareName(draft.cursor);
  const square = laidAt(draft, here) === undefined ? draft.laid.at(-1)?.square : here;
  return swapCube(draft, table, square ?? here);
}

function lastBack(draft: Draft, table: DraftTable): Draft {
  const last = draft.laid.at(-1);
  if (last === undefined) return draft;
  const cursor = parseSquare(last.square, table.columns, table.rows) ?? draft.cursor;
  return { ...takeBack(draft, last.square), cursor };
}

function turnHeld(
  draft: Draft,
  table: DraftTable,
  action: Extract<DraftAction, { kind: 'tip' | 'face' }>,
): Result<Draft, DraftProblem> {
  const held = heldCube(draft);
  if (held === undefined) return refuse({ code: 'alphacubes/nothing-held' });
  if (action.kind === 'tip') {
    return ok(withFacing(draft, held, tip(facingOf(draft, table, held), action.side)));
  }
  if (!table.lettersOf(held).includes(action.letter)) {
    return refuse({ code: 'alphacubes/no-cube-shows', letter: action.letter });
  }
  return ok(turned(draft, table, held, action.letter));
}

function dragOver(draft: Draft, table: DraftTable, square: string | undefined): Draft {
  const { gesture } = draft;
  if (gesture.kind !== 'dragging') return draft;
  const free =
    square !== undefined &&
    table.letterAt(square) === undefined &&
    (laidAt(draft, square)?.cube ?? gesture.cube) === gesture.cube;
  const over = free ? square : undefined;
  return gesture.over === over ? draft : { ...draft, gesture: { ...gesture, over } };
}

function drop(draft: Draft, table: DraftTable): Result<Draft, DraftProblem> {
  const { gesture } = draft;
  if (gesture.kind !== 'dragging') return ok(draft);
  const idle: Draft = { ...draft, gesture: { kind: 'idle' } };
  if (gesture.over !== undefined) return layCube(idle, table, gesture.cube, gesture.over);
  return ok(gesture.from === undefined ? idle : takeBack(idle, gesture.from));
}

export function beginDraft(hand: readonly number[], before: Draft | undefined, centre: Place): Draft {
  return {
    laid: [],
    cursor: before?.cursor ?? centre,
    direction: before?.direction ?? 'across',
    gesture: { kind: 'idle' },
    facings: new Map(
      [...(before === undefined ? [] : restingFacings(before))].filter(([cube]) => hand.includes(cube)),
    ),
    rests: new Map(),
    past: [],
    future: [],
    order: restoredOrder(hand, before?.order ?? []),
  };
}

/** `place` counts from 1 and includes cubes on the board. */
export function cubeAt(draft: Draft, place: number): number | undefined {
  return draft.order[place - 1];
}
