import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeltCube } from '#shared/games/cubeword/index.ts';
import { closeGrid } from '#shared/games/cubeword/search/close-grid.ts';
import { KeptAnswers } from '#shared/games/cubeword/search/kept-answers.ts';
import { anyCube, OpenBoard, type Step } from '#shared/games/cubeword/search/open-board.ts';
import { PatternWords } from '#shared/games/cubeword/search/pattern-words.ts';
import { LetterNumbers, Position } from '#shared/games/cubeword/search/position.ts';
import { besides } from '#shared/games/cubeword/search/singles.ts';
import { WordLookup } from '#shared/games/cubeword/search/word-lookup.ts';
import { Worths } from '#shared/games/cubeword/search/worths.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { latinAlphabet } from '#shared/lexicon/alphabet.ts';
import { cubewordSet } from '#shared/pieces/index.ts';
import { lexiconOf } from '#tests/support/cubeword/lexicon.ts';

const side = 7;
const joker = 0;

const feltOf = (places: readonly number[], blanks: number): readonly FeltCube[] =>
  places.map((place, cube) => ({
    cube: cubeId(cube),
    letter: 'A',
    blank: cube !== joker && ((blanks >> cube) & 1) === 1,
    column: place % side,
    row: Math.floor(place / side),
  }));

it('no cell is worth more than the bounds after any step say, nor is what a cube leaves', () => {
  const lookup = new WordLookup(lexiconOf(['AA']), { allowed: [], denied: [] }, latinAlphabet);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(side ** 2 - 1), { minLength: 1, maxLength: 24 }),
      fc.nat(2 ** 24 - 1),
      fc.array(fc.tuple(fc.constantFrom('site', 'face', 're-site'), fc.nat(), fc.nat()), {
        minLength: 1,
        maxLength: 2,
      }),
      (places, blanks, wanted) => {
        const felt = feltOf(places, blanks);
        const grid = closeGrid(felt);
        const position = new Position(felt, [], grid, cubewordSet, new LetterNumbers(latinAlphabet));
        const board = new OpenBoard(position, new PatternWords(lookup));
        const kept = new KeptAnswers(board.letters.length);
        const worths = new Worths(board, kept);
        const occupied = () => [...board.letters.keys()].filter((cell) => board.letters[cell] !== 0);
        const near = () =>
          occupied()
            .flatMap((cell) => besides(grid.width, cell))
            .filter((cell) => board.letters[cell] === 0);
        for (const [kind, which, where] of wanted) {
          kept.forget();
          worths.count([...near(), ...occupied()]);
          const empty = near();
          const target = empty[where % empty.length] ?? 0;
          const cube = kind === 'site' ? anyCube : which % felt.length;
          const cell = kind === 'face' ? (board.cellOf[cube] ?? 0) : target;
          const step: Step = { kind, cube, cell };
          board.make(step);
          kept.forget();
          worths.follow(cell);
          const now = [...near(), ...occupied()];
          expect(Math.max(...now.map((one) => board.worthAt(one)))).toBeLessThanOrEqual(worths.most);
          expect(Math.max(...occupied().map((one) => board.worthLeft(one)))).toBeLessThanOrEqual(
            worths.mostLeft,
          );
        }
      },
    ),
  );
});
