import type { SpellingPairs } from '#shared/lexicon/index.ts';
import { runsOn, type Felt } from '../felt.ts';
import { clearTurns, pointsAt } from '../scoring.ts';
import type { CountedWord } from '../state.ts';
import { joker } from '../cubes.ts';
import { inPool, type LetterNumbers, type Position } from './position.ts';

export interface ScoredFrom {
  readonly felt: Felt;
  readonly counted: readonly CountedWord[];
  readonly turn: number;
}

/** Computes the same sums as the rules (C6, C7), quickly and from a position of the search. */
export class Scorer {
  /** Spellings that stood when the turn began, or that wait, score nothing. */
  readonly #barren: ReadonlySet<string>;
  readonly #numbers: LetterNumbers;
  readonly #spellingOf: (word: string) => string;
  readonly #spellings = new Map<string, string>();
  readonly #best = new Map<string, number>();

  constructor(
    { felt, counted, turn }: ScoredFrom,
    numbers: LetterNumbers,
    pairs: Pick<SpellingPairs, 'spellingOf'> | undefined,
  ) {
    this.#numbers = numbers;
    this.#spellingOf = pairs === undefined ? (word) => word : pairs.spellingOf;
    this.#barren = new Set(
      [
        ...runsOn(felt).map(({ word }) => word),
        ...counted.filter((one) => turn <= one.turn + clearTurns).map(({ word }) => word),
      ].map(this.#spellingOf),
    );
  }

  /** Only runs that hold a changed cell, or lie beside one that was left, can be new. */
  total(position: Position): number {
    const { width } = position.grid;
    this.#best.clear();
    for (const { cube, cell: left } of position.befores) {
      this.#addRuns(position, position.cellOf[cube] ?? inPool);
      if (left === inPool) continue;
      for (const side of [-width, -1, 1, width]) this.#addRuns(position, left + side);
    }
    let total = 0;
    for (const sum of this.#best.values()) total += sum;
    return total;
  }

  /** Returns true if a word scores nothing this turn, given as numbers of letters. */
  isBarren(letters: Uint8Array, length: number): boolean {
    let word = '';
    for (let at = 0; at < length; at += 1) word += this.#numbers.letterOf(letters[at] ?? 0);
    return (this.#spellings.get(word) ?? this.#nameOf(word)) === barren;
  }

  #addRuns(position: Position, cell: number): void {
    if (position.cells[cell] === 0) return;
    this.#addRun(position, cell, 1);
    this.#addRun(position, cell, position.grid.width);
  }

  #addRun({ cells, letters, blanks, numbers }: Position, cell: number, step: number): void {
    let start = cell;
    while (cells[start - step] !== 0) start -= step;
    if (cells[start + step] === 0) return;
    let word = '';
    let sum = 0;
    for (let at = start; ; at += step) {
      const cube = (cells[at] ?? 0) - 1;
      if (cube < 0) break;
      if (blanks[cube] === 0 && cube !== joker) sum += pointsAt(word.length);
      word += numbers.letterOf(letters[cube] ?? 0);
    }
    const spelling = this.#spellings.get(word) ?? this.#nameOf(word);
    if (spelling !== barren && sum > (this.#best.get(spelling) ?? -1)) this.#best.set(spelling, sum);
  }

  #nameOf(word: string): string {
    const spelling = this.#spellingOf(word);
    const name = this.#barren.has(spelling) ? barren : spelling;
    this.#spellings.set(word, name);
    return name;
  }
}

const barren = '';
