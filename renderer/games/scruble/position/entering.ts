import { turnAt, type AtTurn, type When } from '#renderer/table/index.ts';
import {
  letterOf,
  pegIds,
  pegsOn,
  premiumOf,
  runsReading,
  type ClaimedWord,
  type Cube,
  type ScrubleOptions,
  type ScrubleSetUp,
} from '#shared/games/scruble/index.ts';
import { cubeId, ok, refuse, type CubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import { faceText } from '#shared/pieces/index.ts';

export interface Position extends AtTurn {
  /** Undefined until a peg is entered; then all 96 places have one. */
  readonly cube: Cube | undefined;
  readonly claimed: readonly ClaimedWord[];
  readonly passes: number;
}

export type EntryProblem =
  | { readonly code: 'scruble/cube-empty' }
  | { readonly code: 'scruble/no-such-peg'; readonly peg: string }
  | { readonly code: 'scruble/word-not-spelt'; readonly word: string };

export function fitted(entered: ScrubleSetUp, seats: number): Position {
  const { seat: at = 0, turn = 1, cube, scores = [], claimed = [], passes = 0 } = entered;
  return {
    seat: at < seats ? at : 0,
    turn,
    cube,
    scores: Array.from({ length: seats }, (_, one) => scores[one] ?? 0),
    claimed,
    passes,
  };
}

/** Before a peg is entered, the pegs lie in the order of the set. */
export function cubeOf({ cube }: Pick<Position, 'cube'>): Cube {
  return cube ?? pegIds;
}

/** Names what a peg shows: its letter, `*` for a wild one, or its premium, like `3W`. */
export function shownOn(peg: CubeId): string {
  const premium = premiumOf(peg);
  return letterOf(peg) ?? (premium === undefined ? '*' : String(faceText(premium)));
}

export const everyPeg: readonly string[] = [...new Set(pegIds.map(shownOn))].toSorted();

export interface Swapped {
  readonly cube: Cube;
  /** The peg came from this place, where the peg that it replaces lies now. */
  readonly from: number;
}

/**
 * Pegs only change places, so that the cube always has the 96 of the set. One from a later place is taken first, because
 * the earlier ones are entered already.
 */
export function swapped(cube: Cube, place: number, shows: string): Result<Swapped, EntryProblem> {
  const fits = (at: number) => shownOn(cubeId(cube[at] ?? 0)) === shows;
  if (fits(place)) return ok({ cube, from: place });
  const later = cube.findIndex((_, at) => at > place && fits(at));
  const from = later >= 0 ? later : cube.findIndex((_, at) => fits(at));
  const [there, here] = [cube[from], cube[place]];
  if (there === undefined || here === undefined) return refuse({ code: 'scruble/no-such-peg', peg: shows });
  return ok({ cube: cube.with(place, there).with(from, here), from });
}

export function withWhen(position: Position, change: Partial<When>): Position {
  return { ...position, ...turnAt(position, change) };
}

const mostWords = 200;

/** Words are separated by spaces or commas; returns undefined if something is not a word. */
export function wordsIn(text: string): readonly string[] | undefined {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  return words.length <= mostWords && words.every((word) => /^[A-Z]{3,16}$/.test(word)) ? words : undefined;
}

/** Known words keep their pegs. Others have the pegs that stand in line on the cube, or else any that spell them. */
export function withWords(
  position: Position,
  words: readonly string[],
  options: ScrubleOptions,
): Result<Position, EntryProblem> {
  const claimed: ClaimedWord[] = [];
  for (const word of new Set(words)) {
    const known = position.claimed.find((one) => one.word === word);
    const pegs = known?.pegs ?? pegsFor(cubeOf(position), word, options);
    if (pegs === undefined) return refuse({ code: 'scruble/word-not-spelt', word });
    claimed.push({ word, pegs });
  }
  return ok({ ...position, claimed });
}

function pegsFor(cube: Cube, word: string, options: ScrubleOptions): readonly CubeId[] | undefined {
  const [run] = runsReading(cube, word, options);
  if (run !== undefined) return pegsOn(cube, run);
  const free = new Set(pegIds);
  const take = (shows: string) => {
    const peg = [...free].find((one) => shownOn(one) === shows);
    if (peg !== undefined) free.delete(peg);
    return peg;
  };
  const pegs = [...word].flatMap((letter) => take(letter) ?? take('*') ?? []);
  return pegs.length === word.length ? pegs : undefined;
}

export type FormPart = 'cube' | 'round' | 'scores' | 'words' | 'passes';

export function placeOf(problem: Problem | undefined): FormPart | undefined {
  switch (problem?.code) {
    case 'scruble/cube-empty':
    case 'scruble/set-up-pegs':
    case 'scruble/set-up-peg-twice':
      return 'cube';
    case 'scruble/set-up-rounds':
      return 'round';
    case 'scruble/set-up-over':
      return 'scores';
    case 'scruble/set-up-passes':
      return 'passes';
    case 'scruble/set-up-claimed':
    case 'scruble/set-up-claimed-twice':
    case 'scruble/set-up-claims':
    case 'scruble/set-up-short-word':
    case 'scruble/set-up-too-few-letters':
    case 'scruble/set-up-premium':
    case 'scruble/set-up-excluded':
      return 'words';
    default:
      return undefined;
  }
}

/** A position without a cube would be a new game. */
export function cubeProblem({ cube }: Pick<Position, 'cube'>): EntryProblem | undefined {
  return cube === undefined ? { code: 'scruble/cube-empty' } : undefined;
}
