import type { SpellingPairs } from '#shared/lexicon/index.ts';
import { runsOn, type Felt } from '../felt.ts';
import { clearTurns, pointsAt } from '../scoring.ts';
import type { CountedWord } from '../state.ts';
import { joker } from '../cubes.ts';
import { letterOf, inPool, type Position } from './position.ts';

export interface ScoredFrom {
  readonly felt: Felt;
  readonly counted: readonly CountedWord[];
  readonly turn: number;
}

/** What a turn would bring (C6, C7): the same sums as the rules, from a position of the search, fast. */
export class Scorer {
  /** Spellings that bring nothing: they stood when the turn began, or wait. */
  readonly #barren: ReadonlySet<string>;
  readonly #spellingOf: (word: string) => string;
  readonly #spellings = new Map<string, string>();
  readonly #best = new Map<string, number>();

  constructor({ felt, counted, turn }: ScoredFrom, pairs: Pick<SpellingPairs, 'spellingOf'> | undefined) {
    this.#spellingOf = pairs === undefined ? (word) => word : pairs.spellingOf;
    this.#barren = new Set(
      [
        ...runsOn(felt).map(({ word }) => word),
        ...counted.filter((one) => turn <= one.turn + clearTurns).map(({ word }) => word),
      ].map(this.#spellingOf),
    );
  }

  total(position: Position): number {
    this.#best.clear();
    for (const cell of position.cellOf) {
      if (cell === inPool) continue;
      this.#addRun(position, cell, 1);
      this.#addRun(position, cell, position.grid.width);
    }
    let total = 0;
    for (const sum of this.#best.values()) total += sum;
    return total;
  }

  /** The run that begins at a cell. */
  #addRun(position: Position, start: number, step: number): void {
    const { cells, letters, blanks } = position;
    if (cells[start - step] !== 0 || cells[start + step] === 0) return;
    let word = '';
    let sum = 0;
    for (let at = start; ; at += step) {
      const cube = (cells[at] ?? 0) - 1;
      if (cube < 0) break;
      if (blanks[cube] === 0 && cube !== joker) sum += pointsAt(word.length);
      word += letterOf(letters[cube] ?? 0);
    }
    const spelling = this.#known(word);
    if (!this.#barren.has(spelling)) {
      this.#best.set(spelling, Math.max(sum, this.#best.get(spelling) ?? 0));
    }
  }

  #known(word: string): string {
    const known = this.#spellings.get(word);
    if (known !== undefined) return known;
    const spelling = this.#spellingOf(word);
    this.#spellings.set(word, spelling);
    return spelling;
  }
}
