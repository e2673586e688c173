import { describe, expect, it } from 'vitest';
import { withoutWords, wordHelp } from '#electron/cli/match/word-help.ts';
import type { ReviewedTurn } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import {
  gameReview,
  openReview,
  reviewTurns,
  type GameRecord,
  type GameReview,
} from '#shared/records/index.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { randomRecord } from '#tests/support/random-records.ts';
import { seed } from '#tests/support/seed.ts';

const players = [
  { name: 'Mira', kind: 'person' },
  { name: 'Joris', kind: 'person' },
] as const;

async function reviewOf(record: GameRecord, level?: number, most = Infinity): Promise<GameReview> {
  const { letters, optionsSchema, lexicon } = gameOf(record.game);
  const words = lexicon === 'none' ? undefined : lexiconOver(smallWords);
  const help =
    words === undefined
      ? withoutWords
      : wordHelp(
          { lexicon: words, vocabularyOf: () => words },
          record.game,
          letters(optionsSchema.parse(record.options)),
        );
  const opened = expectOk(await openReview(record, level));
  const some = { ...opened, turns: opened.turns.slice(0, most) };
  const tools = {
    words: help.judge,
    ask: help.askOf(0),
    askWords: help.askWordsOf(0),
    search: help.searchOf(0),
  };
  const turns: ReviewedTurn[] = [];
  for await (const turn of reviewTurns(record, some, tools)) turns.push(expectOk(turn));
  return gameReview(record, opened, turns);
}

describe(`the review of a record of a random game, from seed ${seed}`, { timeout: longTest }, () => {
  it('is the same whenever it is made, and its chances add up to 1', async () => {
    const record = await randomRecord('alphacubes', seed, players);
    const review = await reviewOf(record, 5, 1);
    expect(await reviewOf(record, 5, 1)).toEqual(review);
    for (const { chances = [], played, seat: by } of review.turns) {
      expect(chances.length).toBe(record.players.length);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(played.chance).toBe(chances[by]);
    }
  });

  it('goes through JSON unchanged', async () => {
    const review = await reviewOf(await randomRecord('kubo', seed, players));
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  });

  it('adds up what each player made, below the best and by grades', async () => {
    const record = await randomRecord('kubo', seed, players);
    const { turns, players: added, game } = await reviewOf(record);
    expect(game).toBe('kubo');
    expect(added.map(({ name }) => name)).toEqual(record.players.map(({ name }) => name));
    for (const [at, player] of added.entries()) {
      const own = turns.filter((turn) => turn.seat === at);
      expect(player.turns).toBe(own.length);
      expect(Object.values(player.grades).reduce((sum, count) => sum + count, 0)).toBe(own.length);
      const below = own.map(({ best, points }) => Math.max(0, (best?.points ?? points) - points));
      expect(player.below * own.length).toBeCloseTo(below.reduce((sum, points) => sum + points, 0));
    }
  });

  it('measures against the level that is nearest to the table, or the one that is asked for', async () => {
    const record = await randomRecord('kubo', seed, players);
    expect((await reviewOf(record)).level).toBeGreaterThanOrEqual(1);
    expect((await reviewOf(record, 3)).level).toBe(3);
  });

  it('is refused with the move that cannot be made', async () => {
    const record = await randomRecord('kubo', seed, players);
    // A corner card lies from the start.
    const move = { kind: 'lay', card: 'blue S1', by: seat(0) };
    const opened = await openReview({ ...record, moves: [move] });
    expect(opened).toMatchObject({ ok: false, problem: { move: 1 } });
  });
});
