import { letterBit, maxLetters } from '#shared/lexicon/node.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { MatchedCubes, type CubeSupply } from './matched-cubes.ts';
import { positionLimits, type Piece } from '../position.ts';
import { RackAutomaton } from './rack-automaton.ts';
import { rackFacesOf } from './rack-faces.ts';

const by = { none: 0, tile: 1, cube: 2, blank: 3 } as const;

/**
 * Tracks which letters the pieces can still show while a word is spelled and letters are taken back.
 *
 * A letter takes a tile first, because a tile has no other use, then a cube, and a blank only if no choice of cubes can
 * show it. No such choice is ever wrong later: cubes that cannot show a letter beside some others cannot show it beside
 * more of them (sets of letters that can be shown together are a matroid). So tiles and blanks are just counted.
 */
export class LetterSupply {
  /** This letter mask is an upper bound; `lay` decides exactly. */
  allowed = 0;
  readonly #tiles = new Int32Array(maxLetters + 1);
  #tileLetters = 0;
  #blanks = 0;
  readonly #every: number;
  readonly #cubes: CubeSupply;
  readonly #laidWith = new Uint8Array(wordLengths.most);
  readonly #laid = new Uint8Array(wordLengths.most);
  #depth = 0;

  constructor(pieces: readonly Piece[], numbers: Uint8Array, letters: number) {
    this.#every = letters === maxLetters ? -1 : letterBit(letters + 1) - 1;
    const cubes: Piece[] = [];
    for (const piece of pieces) {
      const [face, other] = piece.faces;
      if (piece.blank === true) this.#blanks += 1;
      else if (other !== undefined) cubes.push(piece);
      else if (face !== undefined) this.#change(numbers[face.letter.charCodeAt(0)] ?? 0, 1);
    }
    this.#cubes =
      cubes.length <= positionLimits.mostPieces
        ? new CountedCubes(cubes, numbers, letters)
        : new MatchedCubes(cubes, numbers);
    this.#allow();
  }

  lay(letter: number): boolean {
    const means = this.#meansOf(letter);
    if (means === by.none) return false;
    if (means === by.tile) this.#change(letter, -1);
    else if (means === by.blank) this.#blanks -= 1;
    this.#laid[this.#depth] = letter;
    this.#laidWith[this.#depth] = means;
    this.#depth += 1;
    this.#allow();
    return true;
  }

  lift(): void {
    this.#depth -= 1;
    const means = this.#laidWith[this.#depth];
    if (means === by.tile) this.#change(this.#laid[this.#depth] ?? 0, 1);
    else if (means === by.blank) this.#blanks += 1;
    else this.#cubes.lift();
    this.#allow();
  }

  #meansOf(letter: number): number {
    if ((this.#tiles[letter] ?? 0) > 0) return by.tile;
    if (this.#cubes.lay(letter)) return by.cube;
    return this.#blanks > 0 ? by.blank : by.none;
  }

  #change(letter: number, tilesMore: 1 | -1): void {
    const tiles = (this.#tiles[letter] ?? 0) + tilesMore;
    this.#tiles[letter] = tiles;
    if (tiles > 0) this.#tileLetters |= letterBit(letter);
    else this.#tileLetters &= ~letterBit(letter);
  }

  #allow(): void {
    this.allowed = this.#blanks > 0 ? this.#every : this.#tileLetters | this.#cubes.allowed;
  }
}

/** Serves up to ten cubes with the rack automaton, where a known step is one load from a table. */
export class CountedCubes implements CubeSupply {
  readonly #automaton = new RackAutomaton();
  /** The index is the letter, and the entry its face or -1. Values do not matter here, so a letter is one face. */
  readonly #faceOf = new Int8Array(maxLetters + 1).fill(-1);
  readonly #states = new Int32Array(positionLimits.mostPieces + 1);
  #depth = 0;

  constructor(cubes: readonly Piece[], numbers: Uint8Array, letters: number) {
    const plain = cubes.map(({ faces }) => ({ faces: faces.map(({ letter }) => ({ letter, value: 0 })) }));
    const rack = rackFacesOf(plain, numbers, letters);
    rack.letters.forEach((letter, face) => {
      this.#faceOf[letter] = face;
    });
    this.#automaton.reset(rack);
    this.#states[0] = this.#automaton.start;
  }

  get allowed(): number {
    return this.#automaton.allowed[this.#states[this.#depth] ?? 0] ?? 0;
  }

  lay(letter: number): boolean {
    const automaton = this.#automaton;
    const face = this.#faceOf[letter] ?? -1;
    if (face < 0) return false;
    const state = this.#states[this.#depth] ?? 0;
    let to = automaton.next[state * automaton.faces + face] ?? 0;
    if (to === 0) to = automaton.fill(state, face);
    if (to < 0) return false;
    this.#depth += 1;
    this.#states[this.#depth] = to;
    return true;
  }

  lift(): void {
    this.#depth -= 1;
  }
}
