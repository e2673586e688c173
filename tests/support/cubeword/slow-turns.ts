import { cubewordSet } from '#shared/pieces/index.ts';
import { isJoker, lettersOn, type CountedWord, type Felt } from '#shared/games/cubeword/index.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';

/** A small position, for all of whose turns there is time. */
export interface SlowAsk {
  readonly felt: Felt;
  /** The cubes that may be sited. */
  readonly pool: readonly CubeId[];
  /** All that the table takes as words; and of words that are one spelling with others its name (C7). */
  readonly words: ReadonlySet<string>;
  readonly spellings: ReadonlyMap<string, string>;
  readonly counted: readonly CountedWord[];
  readonly turn: number;
  /** Letters that cubes are turned to: those of the words are enough. */
  readonly letters: string;
  readonly connected: boolean;
}

/**
 * The most that any turn of so many moves brings, by making all of them one after another, but for last moves that leave
 * a run that is no word. It knows nothing of the search.
 */
export function slowBest(ask: SlowAsk, moves: number): number {
  return new SlowTurns(ask, moves).best();
}

const width = 32;
const cellAt = (column: number, row: number): number => (row + 12) * width + column + 12;
const sides = [1, -1, width, -width] as const;

/** Far from everything: places for words by themselves. */
const farAway = [cellAt(12, 12), cellAt(13, 12), cellAt(14, 12), cellAt(12, 13)];

/** C4: a ninth blank is never up. */
const mostBlanks = 8;

/** Cubes and letters are numbers from 1 here, for speed alone; 0 is none. A cell of 0 is the pool. */
class SlowTurns {
  readonly #ask: SlowAsk;
  readonly #moves: number;
  readonly #words: ReadonlySet<number>;
  readonly #letters: readonly number[];
  /** By cube: whether it is the Joker, and its letters. */
  readonly #faces: readonly (readonly number[])[];
  readonly #joker: number;
  readonly #cubes: readonly number[];
  /** Spellings that make nothing: they stood when the turn began, or counted in one of the two before (C6). */
  readonly #idle: ReadonlySet<string>;
  readonly #start: readonly number[];
  /** By cell. */
  readonly #cells = new Uint8Array(width * width);
  /** By cube. */
  readonly #at = new Uint16Array(32);
  readonly #letter = new Uint8Array(32);
  readonly #blank = new Uint8Array(32);
  #blanks = 0;
  #most = 0;

  constructor(ask: SlowAsk, moves: number) {
    this.#ask = ask;
    this.#moves = moves;
    this.#words = new Set([...ask.words].map(keyOf));
    this.#letters = [...ask.letters].map(numberOf);
    const ids = [...ask.felt.map(({ cube }) => cube), ...ask.pool];
    this.#cubes = ids.map((cube) => cube + 1);
    this.#faces = Array.from({ length: 32 }, (_, cube) =>
      ids.includes(cubeId(Math.max(0, cube - 1)))
        ? lettersOn(cubewordSet, cubeId(Math.max(0, cube - 1))).map(numberOf)
        : [],
    );
    this.#joker = (ids.find(isJoker) ?? -1) + 1;
    for (const { cube, column, row, letter, blank } of ask.felt) {
      this.#put(cube + 1, cellAt(column, row), numberOf(letter), blank ? 1 : 0);
    }
    this.#start = ask.felt.map(({ column, row }) => cellAt(column, row));
    const waits = ask.counted.filter((one) => ask.turn - one.turn <= 2);
    this.#idle = new Set([...this.#runs(), ...waits].map(({ word }) => this.#spelling(word)));
  }

  best(): number {
    this.#goOn(this.#moves, []);
    return this.#most;
  }

  #put(cube: number, to: number, letter: number, blank: number): void {
    const from = this.#at[cube] ?? 0;
    if (from !== 0) this.#cells[from] = 0;
    if (to !== 0) this.#cells[to] = cube;
    this.#at[cube] = to;
    this.#letter[cube] = letter;
    this.#blanks += blank - (this.#blank[cube] ?? 0);
    this.#blank[cube] = blank;
  }

  /** Makes every move, and every one after it. `touched`: cells whose runs earlier moves have changed. */
  #goOn(left: number, touched: readonly number[]): void {
    const everywhere = this.#emptyPlaces(left);
    // The last move has to mend each run that is no word, so that it is made with a cube of one or at its ends.
    const broken = left === 1 ? this.#firstBroken(touched) : undefined;
    const ends = broken && everywhere.filter((cell) => broken.ends.includes(cell));
    for (const cube of this.#cubes) {
      const at = this.#at[cube] ?? 0;
      const isFree = ends === undefined || broken?.cells.includes(at) === true;
      const places = isFree ? everywhere : ends;
      const letter = this.#letter[cube] ?? 0;
      const blank = this.#blank[cube] ?? 0;
      const own = this.#faces[cube] ?? [];
      const tryOut = (to: number, name: number, isBlank: number): void => {
        if (this.#blanks + isBlank - blank > mostBlanks) return;
        this.#put(cube, to, name, isBlank);
        this.#look(left, to, to === at ? 0 : at, touched);
        this.#put(cube, at, letter, blank);
      };
      if (at === 0) {
        for (const to of places) {
          for (const name of this.#letters) {
            if (cube === this.#joker || own.includes(name)) tryOut(to, name, 0);
            if (cube !== this.#joker) tryOut(to, name, 1);
          }
        }
        continue;
      }
      for (const to of places) tryOut(to, letter, blank);
      for (const name of this.#letters) {
        const isOther = name !== letter;
        if (cube === this.#joker) {
          // A re-site and a re-name go together as one move (C3).
          for (const to of [at, ...places]) if (isOther) tryOut(to, name, 0);
        } else if (isFree) {
          if (own.includes(name) && (isOther || blank === 1)) tryOut(at, name, 0);
          if (isOther || blank === 0) tryOut(at, name, 1);
        }
      }
    }
  }

  #look(left: number, to: number, from: number, touched: readonly number[]): void {
    const isSound =
      this.#isSound(to) &&
      touched.every((cell) => this.#isSound(cell)) &&
      (from === 0 || sides.every((side) => this.#isSound(from + side)));
    if (isSound) this.#most = Math.max(this.#most, this.#points());
    if (left > 1)
      this.#goOn(left - 1, [...touched, to, ...(from === 0 ? [] : sides.map((side) => from + side))]);
  }

  /** As far round the cubes as the moves that are left reach; beyond that a cube is alone, as it is far away. */
  #emptyPlaces(left: number): readonly number[] {
    // The first cube that is sited far away stands alone there, so that one place is enough for it.
    const isFirst = farAway.every((cell) => this.#cells[cell] === 0);
    const places = new Set(isFirst ? farAway.slice(0, 1) : farAway);
    for (const from of new Set([...this.#start, ...this.#at])) {
      if (from === 0) continue;
      for (let down = -left; down <= left; down += 1) {
        const across = left - Math.abs(down);
        for (let right = -across; right <= across; right += 1) places.add(from + down * width + right);
      }
    }
    return [...places].filter((cell) => this.#cells[cell] === 0);
  }

  /** Whether both runs through a cell are words; so they are where nothing lies. */
  #isSound(cell: number): boolean {
    return this.#cells[cell] === 0 || (this.#isWord(cell, 1) && this.#isWord(cell, width));
  }

  #firstBroken(touched: readonly number[]): BrokenRun | undefined {
    for (const cell of touched) {
      for (const step of [1, width]) {
        if (this.#cells[cell] === 0 || this.#isWord(cell, step)) continue;
        const first = this.#firstOf(cell, step);
        const cells: number[] = [];
        for (let at = first; this.#cells[at] !== 0; at += step) cells.push(at);
        return { cells, ends: [first - step, first + cells.length * step] };
      }
    }
    return undefined;
  }

  #isWord(cell: number, step: number): boolean {
    const first = this.#firstOf(cell, step);
    let key = 0;
    let at = first;
    for (; this.#cells[at] !== 0; at += step) key = key * 27 + (this.#letter[this.#cells[at] ?? 0] ?? 0);
    return at - first <= step || this.#words.has(key);
  }

  #firstOf(cell: number, step: number): number {
    let first = cell;
    while (this.#cells[first - step] !== 0) first -= step;
    return first;
  }

  /** Every run of two or more, with its letters added up (C6). */
  #runs(): readonly SlowRun[] {
    const found: SlowRun[] = [];
    for (const first of this.#at) {
      if (first === 0) continue;
      for (const step of [1, width]) {
        if (this.#cells[first - step] !== 0 || this.#cells[first + step] === 0) continue;
        let word = '';
        let sum = 0;
        for (let at = first; this.#cells[at] !== 0; at += step) {
          const cube = this.#cells[at] ?? 0;
          word += String.fromCharCode(64 + (this.#letter[cube] ?? 0));
          if (this.#blank[cube] === 1 || cube === this.#joker) continue;
          sum += word.length >= 8 ? 3 : word.length >= 6 ? 2 : 1;
        }
        found.push({ word, sum });
      }
    }
    return found;
  }

  /** Each spelling once (C7). */
  #points(): number {
    if (this.#ask.connected && !this.#hangsTogether()) return 0;
    const sums = new Map<string, number>();
    let total = 0;
    for (const { word, sum } of this.#runs()) {
      const spelling = this.#spelling(word);
      const before = sums.get(spelling) ?? 0;
      if (sum <= before || this.#idle.has(spelling)) continue;
      sums.set(spelling, sum);
      total += sum - before;
    }
    return total;
  }

  #spelling(word: string): string {
    return this.#ask.spellings.get(word) ?? word;
  }

  #hangsTogether(): boolean {
    const cells = new Set([...this.#at].filter((cell) => cell !== 0));
    const reached = new Set([...cells].slice(0, 1));
    for (const cell of reached)
      for (const side of sides) if (cells.has(cell + side)) reached.add(cell + side);
    return reached.size === cells.size;
  }
}

interface BrokenRun {
  readonly cells: readonly number[];
  readonly ends: readonly number[];
}

interface SlowRun {
  readonly word: string;
  readonly sum: number;
}

const numberOf = (letter: string): number => letter.charCodeAt(0) - 64;
const keyOf = (word: string): number => [...word].reduce((key, letter) => key * 27 + numberOf(letter), 0);
