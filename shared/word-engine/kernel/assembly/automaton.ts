import {
  allowedAt,
  familiesAt,
  hashAt,
  hashSlots,
  lettersOfPieceAt,
  mostStates,
  nextAt,
  piecesOfAt,
} from '../layout';
import { search } from './search';

/** This is the automaton of `rack-automaton.ts` for at most seven pieces: the family of a state takes 128 bits. */
@unmanaged
class Family {
  part0: i32;
  part1: i32;
  part2: i32;
  part3: i32;
}

export const start = 1;

let states: i32 = 0;
/** The states have rows of this length in `nextAt`; `search.faces` may already belong to the next rack. */
let faces: i32 = 0;

export function restart(): void {
  memory.fill(nextAt, 0, (states + 1) * faces * 2);
  memory.fill(hashAt, 0, hashSlots * 2);
  faces = search.faces;
  states = 0;
  stateOf(1, 0, 0, 0);
}

/** Returns the state after laying this face; negative if no piece is left for it. */
export function after(state: i32, face: i32): i32 {
  const known = load<i16>((state * search.faces + face) << 1, nextAt);
  return known === 0 ? step(state, face) : known;
}

export function allowedAfter(state: i32): i32 {
  return load<i32>(state << 2, allowedAt);
}

function familyOf(state: i32): Family {
  return changetype<Family>(familiesAt + state * offsetof<Family>());
}

function step(state: i32, face: i32): i32 {
  const pieces = load<i32>(face << 2, piecesOfAt);
  const family = familyOf(state);
  const part0 = family.part0;
  const part1 = family.part1;
  const part2 = family.part2;
  const part3 = family.part3;
  let made0 = 0;
  let made1 = 0;
  let made2 = 0;
  let made3 = 0;
  for (let piece = 0; piece < 5; piece += 1) {
    if ((pieces & (1 << piece)) !== 0) {
      const free = lacking(piece);
      made0 |= (part0 & free) << (1 << piece);
      made1 |= (part1 & free) << (1 << piece);
      made2 |= (part2 & free) << (1 << piece);
      made3 |= (part3 & free) << (1 << piece);
    }
  }
  if ((pieces & 32) !== 0) {
    made1 |= part0;
    made3 |= part2;
  }
  if ((pieces & 64) !== 0) {
    made2 |= part0;
    made3 |= part1;
  }
  const to = (made0 | made1 | made2 | made3) === 0 ? -1 : stateOf(made0, made1, made2, made3);
  store<i16>((state * search.faces + face) << 1, to, nextAt);
  return to;
}

/** Returns the subsets of the first five pieces that lack this one, as bits. */
function lacking(piece: i32): i32 {
  switch (piece) {
    case 0:
      return 0x55555555;
    case 1:
      return 0x33333333;
    case 2:
      return 0x0f0f0f0f;
    case 3:
      return 0x00ff00ff;
    default:
      return 0x0000ffff;
  }
}

function mixed(hash: i32, part: i32): i32 {
  return (hash ^ part ^ (hash >>> 15)) * 0x9e3779b1;
}

/** Returns the state of a family, which is entered if it is new; negative if there is no room. */
function stateOf(made0: i32, made1: i32, made2: i32, made3: i32): i32 {
  const hash = mixed(mixed(mixed(mixed(0, made0), made1), made2), made3);
  let slot = (hash ^ (hash >>> 14)) & (hashSlots - 1);
  while (true) {
    const known: i32 = load<u16>(slot << 1, hashAt);
    if (known === 0) break;
    const family = familyOf(known);
    if (
      family.part0 === made0 &&
      family.part1 === made1 &&
      family.part2 === made2 &&
      family.part3 === made3
    ) {
      return known;
    }
    slot = (slot + 1) & (hashSlots - 1);
  }
  if (states === mostStates) {
    search.hasOverflowed = true;
    return -1;
  }
  states += 1;
  const family = familyOf(states);
  family.part0 = made0;
  family.part1 = made1;
  family.part2 = made2;
  family.part3 = made3;
  store<i16>(slot << 1, states, hashAt);
  store<i32>(states << 2, lettersLeft(made0, made1, made2, made3), allowedAt);
  return states;
}

function lettersLeft(made0: i32, made1: i32, made2: i32, made3: i32): i32 {
  const all = made0 | made1 | made2 | made3;
  let letters = 0;
  for (let piece = 0; piece < 5; piece += 1) {
    if ((all & lacking(piece)) !== 0) letters |= lettersOfPiece(piece);
  }
  if ((made0 | made2) !== 0) letters |= lettersOfPiece(5);
  if ((made0 | made1) !== 0) letters |= lettersOfPiece(6);
  return letters;
}

function lettersOfPiece(piece: i32): i32 {
  return load<i32>(piece << 2, lettersOfPieceAt);
}
