import { describe, expect, it } from 'vitest';
import { pastTurns, pointsLost, turnsToReview, type PastTurn } from '#renderer/play/review.ts';
import { peopleOf } from '#renderer/play/table-state.ts';
import { now } from '#shared/engine/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { replayRecord, type GameRecord, type RecordTimeline } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { aHouse } from './a-house.ts';

const { record } = published;
const words = new Set(published.words);
const timelineOf = (of: GameRecord): RecordTimeline => {
  const replayed = replayRecord(of, words);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed));
  return replayed.timeline;
};
const before = (turn: number): GameRecord => ({ ...record, moves: record.moves.slice(0, turn - 1) });
const people = peopleOf(record);
const told = (turns: readonly PastTurn[]) =>
  turns.map(({ turn, seat: at, word }) => `${turn} ${at} ${word ?? '-'}`);

describe('the turns of a game', () => {
  it('are told with word and points, as the published game has them', () => {
    const turns = pastTurns(timelineOf(record));
    expect(turns.map(({ word }) => word)).toEqual(published.words);
    expect(turns.map(({ points }) => points)).toEqual(published.scores);
    expect(turns.map(({ turn }) => turn)).toEqual(published.scores.map((_, at) => at + 1));
  });

  it('A5 bring nothing when a challenge took the play back, and are none before it is answered', () => {
    const options = { ...record.options, judge: 'challenge', allow: [] } as const;
    const asked: GameRecord = { ...record, options, moves: record.moves.slice(0, 1) };
    expect(pastTurns(timelineOf(asked))).toEqual([]);
    const others = [1, 2, 3].map((at) => ({ kind: 'accept' as const, seat: seat(at) }));
    const stands = timelineOf({ ...asked, moves: [...asked.moves, ...others] });
    expect(pastTurns(stands)).toMatchObject([{ word: 'VALIDLY', points: 86 }]);
    const forbidden = { ...options, forbid: ['VALIDLY'] };
    const falls = {
      ...asked,
      options: forbidden,
      moves: [...asked.moves, { kind: 'challenge' as const, seat: seat(2) }],
    };
    expect(pastTurns(timelineOf(falls))).toMatchObject([{ word: 'VALIDLY', points: 0 }]);
  });

  it('count exchanges and passes, and words let stand not', () => {
    const hand = now(timelineOf(before(1))).seats[0]?.hand ?? [];
    const moves: GameRecord['moves'] = [
      { kind: 'allow', seat: seat(0), words: ['QAT'] },
      { kind: 'exchange', seat: seat(0), cubes: hand.slice(0, 3) },
      { kind: 'pass', seat: seat(1) },
    ];
    const turns = pastTurns(timelineOf({ ...record, moves }));
    expect(turns.map(({ at, kind, points }) => [at, kind, points])).toEqual([
      [1, 'exchange', 0],
      [2, 'pass', 0],
    ]);
    expect(turns[0]?.before.allowed).toEqual(['QAT']);
  });
});

describe('what may be looked back at', () => {
  it('P3 in a hot seat: between turns the last turn alone, with a hand open its own turns', () => {
    const timeline = timelineOf(before(11));
    expect(told(turnsToReview(timeline, people, undefined))).toEqual(['10 1 EXPIRY']);
    expect(told(turnsToReview(timeline, people, seat(2)))).toEqual(['3 2 RELAX', '7 2 QUANDARY']);
  });

  it('P3 while a play may be challenged: nothing', () => {
    const asked = { ...before(2), options: { ...record.options, judge: 'challenge' as const } };
    expect(turnsToReview(timelineOf(asked), people, undefined)).toEqual([]);
  });

  it('for a person alone among computers: their own turns at any time, never the computers’', () => {
    expect(told(turnsToReview(timelineOf(before(11)), [seat(1)], undefined))).toEqual([
      '2 1 EXPAND',
      '6 1 SHAVER',
      '10 1 EXPIRY',
    ]);
    expect(turnsToReview(timelineOf(before(11)), [], undefined)).toEqual([]);
  });

  it('at the end: everything', () => {
    expect(turnsToReview(timelineOf(record), people, undefined)).toHaveLength(20);
    expect(turnsToReview(timelineOf(record), [], undefined)).toHaveLength(20);
  });
});

describe('what could have been played', () => {
  it('is the ten best with the hand and the board of that turn, and the points lost against them', async () => {
    const { play } = await aHouse(published.words).open(record);
    for (const turn of pastTurns(timelineOf(record)).slice(8, 12)) {
      const plays = expectOk(await play.review(turn));
      expect(plays.length).toBeGreaterThan(0);
      expect(plays.length).toBeLessThanOrEqual(10);
      const scores = plays.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      const hand = turn.before.seats[turn.seat]?.hand ?? [];
      for (const { placements } of plays) {
        expect(placements.every(({ cube }) => hand.includes(cube))).toBe(true);
        expect(placements.some(({ square }) => turn.before.squares[square] !== undefined)).toBe(false);
      }
      // What was played is in the list of that game, so nothing less than it is the best.
      expect(scores[0]).toBeGreaterThanOrEqual(turn.points);
      expect(pointsLost(turn, plays)).toBe((scores[0] ?? 0) - turn.points);
    }
  });

  it('is nothing to regret where what was laid was better than the list knows', () => {
    const [turn] = pastTurns(timelineOf(record));
    if (turn === undefined) throw new Error('no turn');
    expect(pointsLost(turn, [])).toBe(0);
  });
});
