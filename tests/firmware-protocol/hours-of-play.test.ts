import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { faultPresets, noFaults, type Faults } from '#firmware-protocol/simulator/index.ts';
import {
  compareBox,
  kubagram,
  nextSquare,
  squaresExpected,
  takenDice,
  type KubagramState,
} from '#shared/games/kubagram/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { computerGame, englishWords, type LadderWords } from '#tests/support/kubagram/ladder.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { begun } from '#tests/support/kubagram/table.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';
import { converse } from './conversation.ts';

/** Simulated hours; without them a few minutes of one game, in which nothing can be said of memory. */
const asked = Number(process.env.CUBEWRIGHT_BOX_HOURS ?? 0);
const minute = 60_000;
const lasts = asked > 0 ? asked * 60 * minute : 4 * minute;

const viewOf = (state: KubagramState) => kubagram.rules.viewFor(state, 'table');

describe('L11: computers play on a box with a faulty line', () => {
  it(
    `for ${asked > 0 ? `${asked} hours` : 'some minutes'} of its time, every lift is understood and nothing piles up`,
    { timeout: longTest },
    async () => {
      setFlagsFromString('--expose-gc');
      const collect = runInNewContext('gc') as () => void;
      const heapNow = (): number => {
        collect();
        return process.memoryUsage().heapUsed;
      };
      const rejections: unknown[] = [];
      const hear = (reason: unknown): void => void rejections.push(reason);
      process.on('unhandledRejection', hear);
      onTestFinished(() => void process.off('unhandledRejection', hear));

      const words: LadderWords =
        asked > 0 ? englishWords() : { lexicon: smallLexicon, vocabularyOf: () => smallLexicon };
      const faults: Faults = { ...noFaults, ...faultPresets.reset, drop: 0.01, flip: 0.01 };
      const talk = converse({ rows: 9, columns: 12, seed, faults });
      const { clock, box } = talk;
      const from = clock.now();
      const isOver = (): boolean => clock.now() - from >= lasts;
      const people = [seat(0), seat(1)];
      const misread: string[] = [];
      let [games, lifts] = [0, 0];
      let early: number | undefined;
      while (!isOver()) {
        const table = { seed: (seed + games) % 2 ** 31, seats: 2 };
        const { moves } = await computerGame([2, 3], words, table);
        let state = begun(table);
        for (const [square, sign] of [...squaresExpected(viewOf(state))].entries())
          box.set(square, sign === '1');
        clock.advance(5_000);
        // The test keeps all that was sent; what is measured is the program.
        talk.sent.length = 0;
        for (const [at, move] of moves.entries()) {
          if (isOver()) break;
          const view = viewOf(state);
          clock.advance(6_000);
          if (move.kind === 'take') {
            box.set(nextSquare(state.box, state.corner ?? 0) ?? 0, false);
            clock.advance(1_500);
            const sensed = talk.link().box?.squares ?? '';
            const taken = takenDice([]);
            const finding = compareBox({ view, taken, sensed, bad: new Set(), agreed: 0, people });
            lifts += 1;
            if (finding.kind !== 'taken') misread.push(`game ${table.seed}, move ${at}: ${finding.kind}`);
          }
          ({ state } = expectOk(kubagram.rules.apply(state, move)));
        }
        games += 1;
        if (early === undefined && clock.now() - from > 60 * minute) early = heapNow();
      }
      expect(misread).toEqual([]);
      expect(rejections).toEqual([]);
      expect(lifts).toBeGreaterThan(3);
      const grown = early === undefined ? 0 : (heapNow() / early - 1) * 100;
      if (asked > 1) expect(grown).toBeLessThan(5);
      const figures = {
        hours: lasts / (60 * minute),
        games,
        lifts,
        'unhandled rejections': rejections.length,
      };
      tellFigures({ ...figures, 'heap larger by %': grown });
    },
  );
});
