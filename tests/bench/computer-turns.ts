import type { Page } from 'playwright-core';
import { decisionRandom, type AskPlays } from '#shared/engine/index.ts';
import { alphacubes, computerLevels, type AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { cubeword } from '#shared/games/cubeword/index.ts';
import { cubewordLevels } from '#shared/games/cubeword/computer/levels.ts';
import { expectOk, ok, seat } from '#shared/kernel/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import type { GameAnswer } from '#shared/word-engine/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { askWords } from '#tests/support/alphacubes/engine.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { endOf, madeOf } from '#tests/support/alphacubes/records.ts';
import { englishWords } from '#tests/support/cubeword/ladder.ts';
import { viewsFromGames } from '#tests/support/cubeword/views.ts';
import { askWorker, deskOf, openWorker } from './window-worker.ts';

/** Milliseconds of each turn of Alphacubes' computers that do not look ahead, with the worker of the window. */
export async function alphacubesTurns(page: Page): Promise<readonly number[]> {
  const desk = await deskOf(page);
  const turns: number[] = [];
  for (const level of computerLevels.filter(({ ahead }) => ahead === undefined)) {
    const asset = desk.vocabularies.find(({ tier }) => tier === level.tier)?.asset ?? desk.asset;
    await openWorker(page, desk.worker, asset);
    for (const [at, state] of states().entries()) {
      if (state.phase.kind !== 'turn') continue;
      let ms = 0;
      const ask: AskPlays = async ({ position, most, atMost }) => {
        const task = { kind: 'best-plays', position, most, ...(atMost === undefined ? {} : { atMost }) };
        const answer = await askWorker<readonly Play[]>(page, task);
        ms += answer.ms;
        return answer.result;
      };
      const { seat: by } = state.phase;
      const view = alphacubes.rules.viewFor(state, by);
      const search = () => Promise.reject(new Error('Alphacubes asks for plays alone'));
      const random = decisionRandom(7, at);
      const turn = { view, by, level: level.level, random, words: acceptAll, ask, askWords, search };
      expectOk(await alphacubes.computers.decide(turn));
      turns.push(ms);
    }
  }
  return turns;
}

/** Milliseconds of each turn of CUBEWORD's computers, early, in the middle and late in games, with the worker of the window. */
export async function cubewordTurns(page: Page): Promise<readonly number[]> {
  const desk = await deskOf(page);
  const views = await viewsFromGames(englishWords());
  const turns: number[] = [];
  for (const { level, tier } of cubewordLevels) {
    const asset = desk.vocabularies.find((one) => one.tier === tier)?.asset ?? desk.asset;
    await openWorker(page, desk.worker, asset);
    for (const [at, view] of views.entries()) {
      if (view.phase.kind !== 'turn') continue;
      const { seat: by } = view.phase;
      const none = () => Promise.reject(new Error('CUBEWORD asks its own search'));
      expectOk(
        await cubeword.computers.decide({
          ...{ view, by: seat(by), level, words: acceptAll, ask: none, askWords: none },
          random: decisionRandom(7, at),
          search: async ({ question }) => {
            const task = { kind: 'game-search', game: cubeword.id, question };
            const { ms, result } = await askWorker<GameAnswer>(page, task);
            turns.push(ms);
            return ok(expectOk(result));
          },
        }),
      );
    }
  }
  return turns;
}

/** Each turn of the published game, from its empty board to its full one. */
function states(): readonly AlphacubesState[] {
  const states = madeOf(published.record).map(({ before }) => before);
  return [...states, endOf(published.record)].filter(({ phase }) => phase.kind === 'turn');
}
