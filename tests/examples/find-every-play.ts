import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet, parseWordList } from '#shared/lexicon/index.ts';
import { createWordEngine, parsePieces, type Position } from '#shared/word-engine/index.ts';

// Every play of a hand on a small empty board: three tiles and a cube that shows S or E.
const { words } = expectOk(parseWordList('ace\naces\ncab\ncabs\nscab\n'));
const lexicon = buildLexicon(words, { name: 'mine', alphabet: latinAlphabet, sha256: '0'.repeat(64) });
const side = 5;
const squares = side * side;
const position: Position = {
  layout: {
    width: side,
    height: side,
    letterFactors: Array<number>(squares).fill(1),
    wordFactors: Array.from({ length: squares }, (_, square) => (square === 12 ? 2 : 1)),
    start: [12],
  },
  board: Array<undefined>(squares).fill(undefined),
  rack: expectOk(parsePieces('CAB[SE]', latinAlphabet)),
  bonuses: {},
};

const engine = createWordEngine(lexicon);
console.log(engine.countPlays(position));
const best = engine.bestPlays(position, 2);
for (let place = 0; place < best.count; place += 1) {
  const { word, start, direction, score } = best.playAt(place);
  console.log(word, direction, 'from square', start, 'for', score);
}

// It prints:
// { plays: 20, bestScore: 8 }
// CABS across from square 10 for 8
// SCAB across from square 10 for 8
