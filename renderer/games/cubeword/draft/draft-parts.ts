import { type PieceSet } from '#shared/pieces/index.ts';
import {
  costOf,
  feltAfter,
  joker,
  type Felt,
  type FeltCube,
  type Part,
  type PartProblem,
} from '#shared/games/cubeword/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';

/** Folds a move into an earlier one of the same cube if the result is equal: a cube sited and turned is sited once. */
export function withPart(
  set: PieceSet,
  before: Felt,
  parts: readonly Part[],
  part: Part,
): Result<readonly Part[], PartProblem> {
  const added = [...parts, part];
  const after = feltAfter(set, before, added);
  for (const other of joined(before, parts, part)) {
    const otherwise = feltAfter(set, before, other);
    if (otherwise.ok && (!after.ok || isSame(otherwise.value, after.value))) return ok(other);
  }
  return after.ok ? ok(added) : after;
}

function joined(before: Felt, parts: readonly Part[], part: Part): readonly (readonly Part[])[] {
  const at = parts.findLastIndex((one) => one.cube === part.cube && joins(one, part));
  const one = parts[at];
  if (one === undefined) return [];
  const next = join(one, part);
  const there = before.find(({ cube }) => cube === part.cube);
  const changed = changesNothing(there, next) ? [] : [next];
  return [[...parts.slice(0, at), ...changed, ...parts.slice(at + 1)]];
}

function joins(one: Part, part: Part): boolean {
  if (one.kind === 'site') return part.kind !== 'site';
  return one.kind === part.kind || (one.kind === 're-face' && part.kind === 're-name');
}

function join(one: Part, part: Part): Part {
  if (one.kind === 'site' && part.kind === 're-site') return { ...one, at: part.to };
  if (one.kind === 'site' && part.kind === 're-face') {
    return { ...one, letter: part.letter, blank: part.blank };
  }
  if ((one.kind === 'site' || one.kind === 're-face') && part.kind === 're-name') {
    return { ...one, letter: part.letter };
  }
  return part;
}

function changesNothing(there: FeltCube | undefined, part: Part): boolean {
  if (there === undefined) return false;
  switch (part.kind) {
    case 're-site':
      return part.to.column === there.column && part.to.row === there.row;
    case 're-face':
      return part.letter === there.letter && part.blank === there.blank;
    case 're-name':
      return part.letter === there.letter;
    case 'site':
      return false;
  }
}

function isSame(one: Felt, other: Felt): boolean {
  const text = (felt: Felt) =>
    felt
      .map(({ cube, column, row, letter, blank }) => [cube, column, row, letter, blank].join())
      .sort()
      .join(' ');
  return text(one) === text(other);
}

/** Returns the indices of the `undone` moves and of all later moves that depend on them. */
export function undoneWith(
  set: PieceSet,
  before: Felt,
  parts: readonly Part[],
  undone: readonly number[],
): readonly number[] {
  const kept: Part[] = [];
  const gone: number[] = [];
  for (const [at, part] of parts.entries()) {
    if (!undone.includes(at) && feltAfter(set, before, [...kept, part]).ok) kept.push(part);
    else gone.push(at);
  }
  return gone;
}

/** A counted move is one part, or the Joker's re-site and re-name together (C3). */
export interface CountedMove {
  readonly at: readonly number[];
  readonly parts: readonly Part[];
}

export function countedMoves(parts: readonly Part[]): readonly CountedMove[] {
  const moves: { at: number[]; parts: Part[] }[] = [];
  for (const [at, part] of parts.entries()) {
    const mate = moves.find((move) => isHalf(move.parts, part));
    if (mate === undefined) moves.push({ at: [at], parts: [part] });
    else {
      mate.at.push(at);
      mate.parts.push(part);
    }
  }
  return moves;
}

function isHalf([one, more]: readonly Part[], part: Part): boolean {
  if (one === undefined || more !== undefined || one.cube !== joker || part.cube !== joker) return false;
  return costOf([one, part]) === 1;
}
