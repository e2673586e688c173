import { maxLetters } from '#shared/lexicon/node.ts';
import type { CubeSupply } from './matched-cubes.ts';
import { positionLimits, type Piece } from '../position.ts';
import { RackAutomaton } from './rack-automaton.ts';
import { facesOf } from './rack-faces.ts';

/** Serves up to ten cubes with the rack automaton, where a known step is one load. */
export class CountedCubes implements CubeSupply {
  readonly #automaton = new RackAutomaton();
  /** The index is the letter, the entry its face, or -1. Values do not matter here, so each letter is one face. */
  readonly #faceOf = new Int8Array(maxLetters + 1).fill(-1);
  readonly #states = new Int32Array(positionLimits.mostPieces + 1);
  #depth = 0;

  constructor(cubes: readonly Piece[], numbers: Uint8Array, letters: number) {
    const plain = cubes.map(({ faces }) => ({ faces: faces.map(({ letter }) => ({ letter, value: 0 })) }));
    const rack = facesOf(plain, numbers, letters);
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
