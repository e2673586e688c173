import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMatch, type PlayedGame } from '#electron/cli/computer-match.ts';
import { knownLexica } from '#electron/cli/lexicon-argument.ts';
import { vocabulariesOf } from '#electron/cli/vocabularies.ts';
import { now, stepsOf } from '#shared/engine/index.ts';
import { alphacubesOptions, computerLevels } from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { createJudge } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';

/** Games for each pair of levels; 400 are what the promise speaks of. */
const games = Number(process.env.CUBEWRIGHT_MATCH_GAMES ?? 10);
const built = existsSync('build/lexica/english-20.cwlex');

describe.skipIf(!built)('computers of different levels, with the real list', () => {
  const match = async (levels: readonly number[]) => {
    const lexicon = expectOk(await knownLexica().open('english'));
    const vocabularies = expectOk(await vocabulariesOf(lexicon));
    const options = defaults(alphacubesOptions);
    const vocabularyOf = (level: number) => vocabularies.get(level) ?? lexicon;
    return {
      play: createMatch({ lexicon, vocabularyOf, options, levels }),
      vocabularyOf,
    };
  };
  const winners = ({ timeline }: PlayedGame): readonly number[] => {
    const { phase } = now(timeline);
    return phase.kind === 'over' ? phase.end.winners : [];
  };

  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])(
    'P4: level %i loses against level %i in 6 of 10 games or more',
    async (weak, strong) => {
      const { play } = await match([weak, strong]);
      let won = 0;
      for (let seed = 0; seed < games; seed += 1) {
        const game = expectOk(await play.play(7_000 + seed));
        if (winners(game).join() === '1') won += 1;
      }
      expect(won / games).toBeGreaterThanOrEqual(0.6);
    },
    600_000,
  );

  it('P5: levels 1 and 2 play only words within their tier', async () => {
    const { play, vocabularyOf } = await match([1, 2]);
    const rules = createAlphacubes(createJudge(vocabularyOf(4)));
    let plays = 0;
    for (let seed = 0; seed < games; seed += 1) {
      const { timeline } = expectOk(await play.play(90_000 + seed));
      for (const { move, events } of timeline.stretches.flatMap((one) => [...stepsOf(rules, one)])) {
        const played = events.find((event) => event.kind === 'played');
        if (played === undefined) continue;
        const judge = createJudge(vocabularyOf(computerLevels[move.seat]?.level ?? 1));
        expect(played.score.words.filter(({ word }) => !judge.has(word))).toEqual([]);
        plays += 1;
      }
    }
    expect(plays).toBeGreaterThan(games * 5);
  }, 600_000);
});
