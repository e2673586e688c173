import { expect, it } from 'vitest';
import { pastOf } from '#renderer/games/kubagram/look-back.ts';
import { pastTurns } from '#renderer/games/kubagram/review/review.ts';
import type { GameMoves } from '#renderer/table/index.ts';
import { kubagram, type KubagramTypes } from '#shared/games/kubagram/index.ts';
import { replayRecord } from '#shared/records/index.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';

const replayed = replayRecord(midGame('kubagram'));
if (!replayed.ok) throw new Error(replayed.problem.code);
const game = { game: kubagram, timeline: replayed.timeline } as unknown as GameMoves<KubagramTypes>;

it('shows box, fields and scores as they were when a turn ended, not as they are now', () => {
  const turns = pastTurns(game);
  expect(turns.length).toBeGreaterThan(2);
  const now = kubagram.rules.viewFor(game.timeline.state, 'table');
  for (const turn of turns) {
    const { state, scores, seat } = pastOf(game, turn);
    expect(seat).toBe(turn.seat);
    expect(state.turn).toBe(turn.turn);
    // What stands in the fields adds up to the scores of that moment.
    expect(state.seats.map(({ words }) => words.reduce((sum, { points }) => sum + points, 0))).toEqual(
      scores,
    );
  }
  const diceIn = ({ box }: typeof now) => box.filter((die) => die !== null).length;
  const [first] = turns;
  expect(first && diceIn(pastOf(game, first).state)).toBeGreaterThan(diceIn(now));
});
