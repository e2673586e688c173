import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMatch, type PlayedGame } from '#electron/cli/match/computer-match.ts';
import { vocabulariesOf } from '#electron/cli/match/vocabularies.ts';
import { knownLexica } from '#electron/cli/words/lexicon-argument.ts';
import { movesOf, currentState } from '#shared/engine/index.ts';
import { alphacubesOptions, type AlphacubesMove } from '#shared/games/alphacubes/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { createJudge } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';

/** Games for each pair of levels; 400 are what the promise speaks of. */
const games = Number(process.env.CUBEWRIGHT_MATCH_GAMES ?? 6);
const built = existsSync('build/lexica/english-20.cwlex');

describe.skipIf(!built)('computers of different levels, with the real list', () => {
  const match = async (levels: readonly number[]) => {
    const lexicon = expectOk(await knownLexica().open('english'));
    const vocabularies = expectOk(await vocabulariesOf('alphacubes', lexicon));
    const options = defaults(alphacubesOptions);
    const vocabularyOf = (level: number) => vocabularies.get(level) ?? lexicon;
    return {
      play: createMatch({ game: 'alphacubes', words: { lexicon, vocabularyOf }, options, levels }),
      vocabularyOf,
    };
  };
  const winners = ({ timeline }: PlayedGame): readonly number[] =>
    gameOf('alphacubes').rules.ending(currentState(timeline))?.winners ?? [];

  it.each([
    [4, 9],
    [9, 14],
    [14, 19],
  ])(
    'P4, P5: level %i loses against level %i, five above it, in 6 of 10 games or more, and each lays only words within its tier',
    async (weak, strong) => {
      const { play, vocabularyOf } = await match([weak, strong]);
      let won = 0;
      let plays = 0;
      for (let seed = 0; seed < games; seed += 1) {
        const game = expectOk(await play.play(7_000 + seed));
        if (winners(game).join() === '1') won += 1;
        for (const move of movesOf(game.timeline) as readonly AlphacubesMove[]) {
          if (move.kind !== 'play') continue;
          const judge = createJudge(vocabularyOf(move.by === 0 ? weak : strong));
          expect(move.accepted).not.toEqual([]);
          expect(move.accepted?.filter((word) => !judge.has(word))).toEqual([]);
          plays += 1;
        }
      }
      expect(won / games).toBeGreaterThanOrEqual(0.6);
      expect(plays).toBeGreaterThan(games * 5);
    },
    600_000,
  );
});
