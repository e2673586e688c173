import { describe, expect, it } from 'vitest';
import { aheadRequest, alphacubes, type AlphacubesView } from '#shared/games/alphacubes/index.ts';
import { computerLevels } from '#shared/games/alphacubes/computer/levels.ts';
import { isSameLaid, lookAhead } from '#shared/games/alphacubes/search/look-ahead.ts';
import { strongestSwing } from '#shared/games/alphacubes/search/outlook.ts';
import { weigh, type Try } from '#shared/games/alphacubes/search/weigh.ts';
import { nextInt, randomFrom, shuffle } from '#shared/kernel/index.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { moverOf, turnsOf } from '#tests/support/alphacubes/strong-games.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_MORE_WORK=60` asks at one turn in each of 60 games, for about half a minute a game. */
const asked = Number(process.env.CUBEWRIGHT_MORE_WORK ?? 0);

const top = computerLevels.at(-1)?.ahead ?? { plays: 1, searches: 1 };
const times = 16;
const more = { plays: top.plays * 2, searches: top.searches * times };
/** The level chooses this many times in each position, by other draws each time, since a single choice may be lucky. */
const choices = 8;
const draws = 400;
/** As the strongest level takes its opponents to be. */
const strength = { sees: 100, share: [1, 1], swing: strongestSwing } as const;
/** With fewer in the stock the turn may be solved, without looking ahead. */
const leastStock = 3;

describe('the strongest level', () => {
  it.runIf(asked > 0)(
    'is measured: what far more work of the same kind would gain, by the chances of its own model',
    { timeout: longTest },
    async () => {
      const lexicon = lexiconOver(bundledList('english').words);
      const engine = createWordEngine(lexicon);
      const gains: number[] = [];
      let others = 0;
      let turnsInAll = 0;
      for (let seed = firstSeed; seed < firstSeed + asked; seed += 1) {
        const { turns } = await turnsOf(lexicon, seed);
        const open = turns.filter(({ stock }) => stock.length >= leastStock);
        turnsInAll += open.length;
        const [[state] = []] = shuffle(randomFrom(seed), open);
        if (state === undefined) continue;
        const by = moverOf(state);
        const view = alphacubes.rules.viewFor(state, by) as AlphacubesView;
        let seeds = randomFrom(seed);
        const ask = (effort: typeof top) => {
          let drawn: number;
          [drawn, seeds] = nextInt(seeds, 2 ** 31);
          return aheadRequest(view, by, randomFrom(drawn), effort);
        };
        const choose = (effort: typeof top) => lookAhead(engine, ask(effort)).plays[0]?.play;
        const better = choose(more);
        if (better === undefined) continue;
        const chosen = Array.from({ length: choices }, () => choose(top) ?? better);
        const different = [better, ...chosen].filter(
          (play, at, all) => all.findIndex((other) => isSameLaid(play, other)) === at,
        );
        // Other draws than those of the choice judge it, or what won by luck would seem better than it is.
        const { effort: _, ...known } = ask(top);
        const tries: readonly Try[] = different.map((play) => ({ play }));
        const { chances } = weigh(engine, { ...known, tries, strength, draws });
        const chanceOf = (play: Play) =>
          chances[different.findIndex((one) => isSameLaid(play, one))]?.[by] ?? 0;
        others += chosen.filter((play) => !isSameLaid(play, better)).length / choices;
        gains.push(chosen.reduce((sum, play) => sum + chanceOf(better) - chanceOf(play), 0) / choices);
      }
      const mean = gains.reduce((sum, one) => sum + one, 0) / gains.length;
      const spread = gains.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (gains.length - 1);
      const error = Math.sqrt(spread / gains.length);
      const turnsOfOne = turnsInAll / asked / 2;
      tellFigures({
        positions: gains.length,
        'another choice in': rounded(others),
        'turns a game': rounded(turnsOfOne),
        'gained by all turns of a game, in % of wins': rounded(100 * mean * turnsOfOne),
        'its standard error in %': rounded(100 * error * turnsOfOne),
      });
      expect(gains.length).toBeGreaterThan(asked * 0.9);
    },
  );
});

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
