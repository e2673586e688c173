import { describe, expect, it } from 'vitest';
import { personalBests } from '#renderer/table/end/personal-bests.ts';
import { courseOf } from '#shared/engine/index.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { seat } from '#shared/kernel/index.ts';
import {
  collectFigures,
  playerFigures,
  replayRecord,
  type FinishedGame,
  type GameRecord,
} from '#shared/records/index.ts';
import { randomRecord } from '#tests/support/random-records.ts';
import { seed } from '#tests/support/seed.ts';

const mira = { name: 'Mira', kind: 'person' } as const;

/** Games played at random are left at times before they are over. */
async function finishedGames(game: GameId, count: number) {
  const games: NonNullable<ReturnType<typeof finished>>[] = [];
  for (let at = 0; games.length < count; at += 1) {
    const one = finished(await randomRecord(game, seed + at, [mira]), `game-${at}`, at);
    if (one !== undefined) games.push(one);
  }
  return games;
}

function finished(record: GameRecord, id: string, at: number) {
  const { watch, figures } = collectFigures(record);
  const replayed = replayRecord(record, { watch });
  if (!replayed.ok) throw new Error('A record that does not replay');
  const course = courseOf(gameOf(record.game), replayed.timeline);
  if (course === undefined) return undefined;
  const players = record.players.map(({ name }) => ({ name }));
  const game: FinishedGame = {
    id,
    game: record.game,
    players,
    winners: course.winners,
    seats: figures().seats,
    at,
  };
  return { game, course };
}

describe.each(gameIds)('personal bests in %s', (game: GameId) => {
  it('are told of the game alone in which no other was as good', async () => {
    const games = await finishedGames(game, 5);
    const all = games.map((one) => one.game);
    const figures = playerFigures(all, 'Mira', game);
    const told = games.map(({ game: { id }, course }) => personalBests(course, id, seat(0), figures));
    for (const [at, bests] of told.entries()) {
      const id = games[at]?.game.id;
      const play = bests.find(({ kind }) => kind === 'play')?.play;
      const most = Math.max(...all.map(({ seats }) => seats[0]?.best?.points ?? 0));
      if (play !== undefined) expect(play.points).toBe(most);
      const made = games[at]?.course.plays.find((one) => one.seat === 0 && one.points === most);
      if (figures.best?.id === id && made?.at === (figures.best?.move ?? 0) - 1) expect(play).toBe(made);
      const word = bests.find(({ kind }) => kind === 'word')?.word;
      const { longest } = figures;
      const isTold =
        longest?.id === id && games[at]?.course.plays.some((one) => one.at === (longest?.move ?? 0) - 1);
      expect(word).toBe(isTold === true ? longest?.letters.join('') : undefined);
    }
  });

  it('are not told of the first games', async () => {
    const games = await finishedGames(game, 4);
    const figures = playerFigures(
      games.map((one) => one.game),
      'Mira',
      game,
    );
    const told = games.map(({ game: { id }, course }) => personalBests(course, id, seat(0), figures));
    expect(told.flat()).toEqual([]);
  });
});
