import { describe, expect, it } from 'vitest';
import type { GameMoves } from '#renderer/table/store/past-moves.ts';
import { pastTurns, pointsLost, tableBefore } from '#renderer/games/alphacubes/review/review.ts';
import { turnsToReview } from '#renderer/table/review/use-look-back.ts';
import type { PastTurn } from '#renderer/games/alphacubes/table-types.ts';
import { handsAt, peopleOf } from '#renderer/table/store/people.ts';
import { currentState } from '#shared/engine/index.ts';
import { alphacubes, type AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { expectOk, seat, type Seat } from '#shared/kernel/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { underChallenge, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { timelineOf } from '#tests/support/alphacubes/timeline-of.ts';
import { openTestServices } from './test-services.ts';

const { record } = published;
const gameOf = (of: AlphacubesRecord): GameMoves<AlphacubesTypes> => ({
  game: alphacubes,
  timeline: timelineOf(of),
});
const before = (turn: number): AlphacubesRecord => ({ ...record, moves: record.moves.slice(0, turn - 1) });
const people = peopleOf(record);
const told = (turns: readonly PastTurn[]) =>
  turns.map(({ turn, seat: at, word }) => `${turn} ${at} ${word ?? '-'}`);

describe('the turns of a game', () => {
  it('are told with word and points, as the published game has them', () => {
    const turns = pastTurns(gameOf(record));
    expect(turns.map(({ word }) => word)).toEqual(published.words);
    expect(turns.map(({ points }) => points)).toEqual(published.scores);
    expect(turns.map(({ turn }) => turn)).toEqual(published.scores.map((_, at) => at + 1));
  });

  it('A5 bring nothing when a challenge took the play back, and are none before it is answered', () => {
    const challenged = underChallenge(record);
    const asked: AlphacubesRecord = { ...challenged, moves: challenged.moves.slice(0, 1) };
    expect(pastTurns(gameOf(asked))).toEqual([]);
    const oneAccepts = { ...asked, moves: [...asked.moves, { kind: 'accept' as const, by: seat(1) }] };
    expect(pastTurns(gameOf(oneAccepts))).toEqual([]);
    const others = [1, 2, 3].map((at) => ({ kind: 'accept' as const, by: seat(at) }));
    const stands = gameOf({ ...asked, moves: [...asked.moves, ...others] });
    expect(pastTurns(stands)).toMatchObject([{ word: 'VALIDLY', points: 86 }]);
    const answered = (good: boolean): AlphacubesRecord => ({
      ...asked,
      moves: [...asked.moves, { kind: 'challenge', by: seat(2), good }],
    });
    expect(pastTurns(gameOf(answered(false)))).toMatchObject([{ word: 'VALIDLY', points: 0 }]);
    expect(pastTurns(gameOf(answered(true)))).toMatchObject([{ word: 'VALIDLY', points: 86 }]);
  });

  it('count exchanges and passes, and words let stand not', () => {
    const hand = currentState(gameOf(before(1)).timeline).seats[0]?.hand ?? [];
    const moves: AlphacubesRecord['moves'] = [
      { kind: 'allow', by: seat(0), words: ['QAT'] },
      { kind: 'exchange', by: seat(0), cubes: hand.slice(0, 3) },
      { kind: 'pass', by: seat(1) },
    ];
    const game = gameOf({ ...record, moves });
    const turns = pastTurns(game);
    expect(turns.map(({ at, kind, points }) => [at, kind, points])).toEqual([
      [1, 'exchange', 0],
      [2, 'pass', 0],
    ]);
    expect(turns[0] && tableBefore(game, turns[0]).allowed).toEqual([['QAT']]);
  });
});

describe('what may be looked back at', () => {
  const mayReview = (game: GameMoves<AlphacubesTypes>, of: readonly Seat[], forward?: Seat) =>
    turnsToReview(pastTurns(game), handsAt(alphacubes, currentState(game.timeline), of, forward));

  it('P3 in a hot seat: their own turns for whoever has come forward, between turns nothing (7.15)', () => {
    const game = gameOf(before(11));
    expect(mayReview(game, people)).toEqual([]);
    expect(mayReview(game, people, seat(1))).toEqual([]);
    expect(told(mayReview(game, people, seat(2)))).toEqual(['3 2 RELAX', '7 2 QUANDARY']);
  });

  it('P3 while a play may be challenged: nothing', () => {
    expect(mayReview(gameOf(underChallenge(before(2))), people, seat(0))).toEqual([]);
  });

  it('for a person alone among computers: their own turns at any time, never the computers’', () => {
    expect(told(mayReview(gameOf(before(11)), [seat(1)]))).toEqual([
      '2 1 EXPAND',
      '6 1 SHAVER',
      '10 1 EXPIRY',
    ]);
    expect(mayReview(gameOf(before(11)), [])).toEqual([]);
  });

  it('at the end: everything', () => {
    expect(mayReview(gameOf(record), people)).toHaveLength(20);
    expect(mayReview(gameOf(record), [])).toHaveLength(20);
  });
});

describe('what could have been played', () => {
  it('is the ten best with the hand and the board of that turn, and the points lost against them', async () => {
    const { play } = await openTestServices(published.words).open(record);
    const game = gameOf(record);
    for (const turn of pastTurns(game).slice(8, 12)) {
      const table = tableBefore(game, turn);
      const reviewed = expectOk(await play.review(turn));
      const { plays } = reviewed;
      expect(plays.length).toBeGreaterThan(0);
      expect(plays.length).toBeLessThanOrEqual(10);
      const scores = plays.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      const { hand } = table;
      for (const { placements } of plays) {
        expect(placements.every(({ cube }) => hand.includes(cube))).toBe(true);
        expect(placements.some(({ square }) => table.squares[square] !== undefined)).toBe(false);
      }
      // What was played is in the list of that game, so nothing less than it is the best.
      expect(scores[0]).toBeGreaterThanOrEqual(turn.points);
      expect(pointsLost(turn, reviewed)).toBe((scores[0] ?? 0) - turn.points);
    }
  });

  it('is nothing to regret where what was laid was better than the list knows', () => {
    const [turn] = pastTurns(gameOf(record));
    if (turn === undefined) throw new Error('no turn');
    expect(pointsLost(turn, { plays: [] })).toBe(0);
  });
});
