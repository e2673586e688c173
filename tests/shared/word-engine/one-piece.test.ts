import { expect, it } from 'vitest';
import { comparePlays } from '#shared/word-engine/play-order.ts';
import { createWordEngine, type Piece, type PlayList } from '#shared/word-engine/index.ts';
import { endPosition } from '#tests/support/alphacubes/end-positions.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { bundledList } from '#tests/support/bundled-list.ts';

const blank: Piece = { faces: [], blank: true };

const listed = (plays: PlayList) =>
  Array.from({ length: plays.count }, (_, at) => plays.playAt(at)).sort(comparePlays);

it.each([
  { name: 'of the list', rulings: { allowed: [], denied: [] } },
  { name: 'ruled at a table', rulings: { allowed: ['QZ', 'ZQX'], denied: ['IS', 'AT', 'CATS'] } },
])('L6: one piece finds the plays that a search through the graph finds, with words $name', ({ rulings }) => {
  const lexicon = lexiconOver(bundledList('english').words);
  const quick = createWordEngine(lexicon, rulings);
  const plain = createWordEngine(lexicon, rulings, 'typescript');
  let compared = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const { position, hands } = endPosition(quick, seed, 4, 4);
    for (const piece of [...hands.flat(), blank]) {
      const one = { ...position, rack: [piece] };
      const plays = listed(plain.allPlays(one));
      expect(listed(quick.allPlays(one))).toEqual(plays);
      expect(quick.countPlays(one)).toEqual({ plays: plays.length, bestScore: plays[0]?.score ?? 0 });
      expect(listed(quick.bestPlays(one, 5))).toEqual(plays.slice(0, 5));
      const onSquare = new Map<number, number>();
      for (const { laid, score } of plays) {
        const square = laid[0]?.square ?? NaN;
        onSquare.set(square, Math.max(score, onSquare.get(square) ?? 0));
      }
      const empty = [...position.board.keys()].filter((square) => position.board[square] === undefined);
      const bests = empty.map((square) => [square, quick.bestOnSquare(one, square)]);
      expect(bests).toEqual(empty.map((square) => [square, onSquare.get(square)]));
      compared += plays.length;
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});
