import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { letterBit } from '#shared/lexicon/node.ts';
import type { Piece } from '#shared/word-engine/index.ts';
import { RackAutomaton } from '#shared/word-engine/pieces/rack-automaton.ts';
import { rackFacesOf, type RackFaces } from '#shared/word-engine/pieces/rack-faces.ts';

const face = fc.record({ letter: fc.constantFrom(...'ABCDE'), value: fc.constantFrom(0, 1, 5) });
const piece: fc.Arbitrary<Piece> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ faces: fc.array(face, { minLength: 1, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.constant<Piece>({ faces: [], blank: true }) },
);

/** The slow twin: tries every piece for each face in turn. */
function canLay(rack: RackFaces, faces: readonly number[], used = 0): boolean {
  const [next, ...others] = faces;
  if (next === undefined) return true;
  return Array.from({ length: rack.pieces }, (_, index) => 1 << index).some(
    (bit) =>
      ((rack.piecesOf[next] ?? 0) & bit) !== 0 && (used & bit) === 0 && canLay(rack, others, used | bit),
  );
}

function follow(automaton: RackAutomaton, faces: readonly number[]): number {
  let state = automaton.start;
  for (const next of faces) {
    const known = automaton.next[state * automaton.faces + next] ?? 0;
    state = known === 0 ? automaton.fill(state, next) : known;
    if (state < 0) return state;
  }
  return state;
}

describe('the rack automaton', () => {
  // One automaton for all racks: what it kept of the rack before must not show.
  const automaton = new RackAutomaton();

  it('lays exactly the letters that can each be on a piece of their own', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (pieces, draws) => {
          const rack = rackFacesOf(pieces, letterNumbers(latinAlphabet), latinAlphabet.length);
          automaton.reset(rack);
          const faces = draws.map((draw) => draw % rack.count);
          const state = follow(automaton, faces);
          expect(state > 0).toBe(canLay(rack, faces));
          if (state < 0) return;
          const left = Array.from(rack.letters.keys()).filter((next) => canLay(rack, [...faces, next]));
          const mask = left.reduce((letters, next) => letters | letterBit(rack.letters[next] ?? 0), 0);
          expect(automaton.allowed[state]).toBe(mask);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('stays exact with ten cubes of six letters', () => {
    const cubes = [
      'AEIOUY',
      'BCDFGH',
      'JKLMNP',
      'QRSTVW',
      'XZAEIO',
      'UYBCDF',
      'GHJKLM',
      'NPQRST',
      'VWXZAE',
      'IOUYBC',
    ];
    const rack = rackFacesOf(
      cubes.map((letters) => ({ faces: [...letters].map((letter) => ({ letter, value: 1 })) })),
      letterNumbers(latinAlphabet),
      latinAlphabet.length,
    );
    automaton.reset(rack);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: rack.count - 1 }), { maxLength: 10 }), (faces) => {
        expect(follow(automaton, faces) > 0).toBe(canLay(rack, faces));
      }),
      { numRuns: 500 },
    );
  });

  it('shares states: a rack of equal tiles has one a length', () => {
    const rack = rackFacesOf(
      Array.from({ length: 7 }, () => ({ faces: [{ letter: 'E', value: 1 }] })),
      letterNumbers(latinAlphabet),
      latinAlphabet.length,
    );
    automaton.reset(rack);
    expect(follow(automaton, Array(7).fill(0))).toBeGreaterThan(0);
    expect(follow(automaton, Array(8).fill(0))).toBeLessThan(0);
    expect(automaton.states).toBe(8);
  });
});
