import { shuffle } from '#shared/kernel/index.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import { dealtTable, playToTheEnd } from '#tests/support/alphacubes/end-positions.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { bundledList, englishUpTo } from '#tests/support/bundled-list.ts';
import { median, percentile, type Row } from './measure.ts';

const games = 20;
const handSize = 7;
/** Other hands that are tried on a board, to learn how far apart hands are. */
const otherHands = 8;
/** Plays that keep a cube are looked for among so many of the best. */
const mostPlays = 2000;

/** What a hand of Alphacubes is worth (P39): how often a turn leaves cubes at all, and what it costs to keep one. */
export default function* hands(): Generator<Row> {
  const lists = [
    ['English', bundledList('english').words],
    ['Dutch', bundledList('dutch').words.filter((word) => /^[A-Z]+$/.test(word))],
    ['the commonest English words', englishUpTo(10)],
  ] as const;
  for (const [name, words] of lists) {
    const engine = createWordEngine(lexiconOver(words));
    let [turns, whole] = [0, 0];
    const behind: number[] = [];
    const apart: number[] = [];
    for (let seed = 1; seed <= games; seed += 1) {
      const [table, random] = dealtTable(seed);
      playToTheEnd(engine, table, (hand, best) => {
        turns += 1;
        if (best.laid.length === hand.length) whole += 1;
        const position = { ...table.position, board: table.board };
        const plays = engine.bestPlays({ ...position, rack: hand }, mostPlays);
        const others = Array.from({ length: plays.count }, (_, at) => plays.playAt(at));
        const keeping = others.find(({ laid }) => laid.length < hand.length);
        behind.push(best.score - (keeping ?? others.at(-1) ?? best).score);
        if (table.stock.length < handSize * otherHands) return;
        const [drawn] = shuffle(random, table.stock);
        const scores = Array.from({ length: otherHands }, (_, at) => {
          const rack = drawn.slice(at * handSize, (at + 1) * handSize);
          const found = engine.bestPlays({ ...position, rack }, 1);
          return found.count === 0 ? 0 : found.playAt(0).score;
        });
        apart.push(Math.max(...scores) - median(scores));
      });
    }
    const what = `Alphacubes, ${name}, ${turns} turns:`;
    yield { what: `${what} the best play lays the whole hand`, value: whole / turns, unit: 'ratio' };
    yield {
      what: `${what} points lost at least by keeping a cube, median`,
      value: median(behind),
      unit: 'points',
    };
    yield {
      what: `${what} the same, 5 of 100 lose no more than`,
      value: percentile(behind, 5),
      unit: 'points',
    };
    yield {
      what: `${what} points of the best of ${otherHands} hands on one board over the median one`,
      value: median(apart),
      unit: 'points',
    };
  }
}
