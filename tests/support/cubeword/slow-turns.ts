import {
  costOf,
  feltAfter,
  isJoker,
  lettersOn,
  runsOn,
  scoreTurn,
  type CountedWord,
  type Felt,
  type Part,
} from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Place } from '#shared/pieces/index.ts';

export interface SlowAsk {
  readonly felt: Felt;
  /** The cubes that may be sited. */
  readonly pool: readonly CubeId[];
  readonly words: ReadonlySet<string>;
  readonly counted: readonly CountedWord[];
  readonly turn: number;
  /** Letters that cubes are turned to: those of the words are enough. */
  readonly letters: string;
  readonly connected: boolean;
}

/** The most that any turn of two moves brings, by making every two moves there are. */
export function slowBest(ask: SlowAsk): number {
  let best = 0;
  for (const first of movesOn(ask.felt, ask)) {
    best = Math.max(best, pointsOf(ask, first));
    const between = feltAfter(ask.felt, first);
    if (!between.ok) continue;
    for (const second of movesOn(between.value, ask))
      best = Math.max(best, pointsOf(ask, [...first, ...second]));
  }
  return best;
}

/** Every move; the Joker's re-site and re-name are one. */
function movesOn(felt: Felt, { letters, pool, felt: start }: SlowAsk): readonly (readonly Part[])[] {
  const places = emptyPlaces(felt, start);
  const moves: (readonly Part[])[] = [];
  for (const cube of pool.filter((id) => felt.every((one) => one.cube !== id))) {
    for (const at of places) {
      for (const letter of letters) {
        if (isJoker(cube) || lettersOn(cube).includes(letter))
          moves.push([{ kind: 'site', cube, at, letter, blank: false }]);
        if (!isJoker(cube)) moves.push([{ kind: 'site', cube, at, letter, blank: true }]);
      }
    }
  }
  for (const { cube } of felt) {
    for (const letter of letters) {
      for (const blank of [false, true]) moves.push([{ kind: 're-face', cube, letter, blank }]);
      moves.push([{ kind: 're-name', cube, letter }]);
      if (isJoker(cube)) {
        moves.push(
          ...places.map((to): readonly Part[] => [
            { kind: 're-site', cube, to },
            { kind: 're-name', cube, letter },
          ]),
        );
      }
    }
    moves.push(...places.map((to): readonly Part[] => [{ kind: 're-site', cube, to }]));
  }
  return moves;
}

/** Round the cubes as far as two moves reach, and beside what lies alone far away. */
function emptyPlaces(felt: Felt, start: Felt): readonly Place[] {
  const places = new Map<string, Place>();
  for (const { column, row } of [...start, ...felt]) {
    for (let down = -2; down <= 2; down += 1) {
      for (let right = Math.abs(down) - 2; right <= 2 - Math.abs(down); right += 1) {
        places.set(`${column + right},${row + down}`, { column: column + right, row: row + down });
      }
    }
  }
  for (const far of [40, 41]) places.set(`${far},40`, { column: far, row: 40 });
  for (const one of felt) places.delete(`${one.column},${one.row}`);
  return [...places.values()];
}

function pointsOf({ felt, words, counted, turn, connected }: SlowAsk, parts: readonly Part[]): number {
  if (costOf(parts) > 2) return 0;
  const after = feltAfter(felt, parts);
  if (!after.ok) return 0;
  const runs = runsOn(after.value);
  if (runs.some(({ word }) => !words.has(word))) return 0;
  if (connected && !hangsTogether(after.value)) return 0;
  const judged = runs.map(({ word }) => ({ word }));
  return scoreTurn({ before: felt, after: after.value, words: judged, counted, turn }).total;
}

function hangsTogether(felt: Felt): boolean {
  const reached = new Set(felt.slice(0, 1));
  for (const one of reached) {
    for (const other of felt) {
      if (Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1) reached.add(other);
    }
  }
  return reached.size === felt.length;
}
