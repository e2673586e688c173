import { describe, expect, it } from 'vitest';
import { formatMove } from '#shared/games/alphacubes/index.ts';
import { movesOf, now } from '#shared/engine/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import {
  replayRecord,
  scoreSheet,
  standings,
  verifyRecord,
  withTimeline,
  type GameRecord,
} from '#shared/records/index.ts';
import { cubes, moveOf } from '#tests/support/alphacubes/position.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const words = new Set(['AT', 'HAT', 'IT']);

/** Two players who judge words themselves, with what each draws laid down. */
function table(challengeKind: GameRecord['options']['challengeKind'], lines: readonly string[]): GameRecord {
  let record: GameRecord = {
    ...published.record,
    options: { ...published.record.options, judge: 'challenge', challengeKind },
    players: [
      { name: 'Mira', kind: 'person', carried: 100 },
      { name: 'Joris', kind: 'person' },
    ],
    setUp: {
      first: 0,
      hands: [cubes('AEHNO AEIOT ADIRT'), cubes('EFIRS DEHOR')],
      drawOrder: cubes('BIKLS CDELN'),
    },
    moves: [],
  };
  for (const line of lines) {
    const [at = '', text = ''] = line.split(/:\s*/);
    const replayed = replayRecord(record, words);
    if (!replayed.ok) throw new Error(replayed.problem.code);
    record = { ...record, moves: [...record.moves, moveOf(now(replayed.timeline), Number(at), text)] };
  }
  return record;
}

describe('the score sheet', () => {
  it('gives every move what it brought in the end', () => {
    const sheet = expectOk(
      scoreSheet(table('plus10', ['0: I9 across AT', '1: challenge', '1: pass']), words),
    );
    expect(sheet.moves).toEqual([
      { n: 1, seat: 0, kind: 'play', score: 4 + 10 },
      { n: 2, seat: 1, kind: 'challenge', score: 0 },
      { n: 3, seat: 1, kind: 'pass', score: 0 },
    ]);
    expect(sheet).toMatchObject({
      ended: false,
      players: [
        { name: 'Mira', score: 14 },
        { name: 'Joris', score: 0 },
      ],
    });
  });

  it('gives a play that was taken back 0, and one that waits 0 so far', () => {
    const back = expectOk(scoreSheet(table('single', ['0: I9 across TA', '1: challenge']), words));
    expect(back.moves[0]).toMatchObject({ kind: 'play', score: 0 });
    const waiting = expectOk(scoreSheet(table('single', ['0: I9 across AT']), words));
    expect(waiting.moves[0]).toMatchObject({ score: 0 });
  });

  it('A6 the moves and what unplayed cubes cost make the score', () => {
    const lines = ['0: I9 across AT', '1: accept', '1: pass', '0: pass'];
    const sheet = expectOk(scoreSheet(table('single', lines), words));
    expect(sheet.ended).toBe(true);
    // ADIRT 6, BIKLS 11 and CDELN 8 left; EFIRS 8 and DEHOR 9.
    expect(sheet.players).toEqual([
      { name: 'Mira', score: 4 - 25, leftover: -25 },
      { name: 'Joris', score: -17, leftover: -17 },
    ]);
  });

  it('A6 games may be added up', () => {
    const record = table('plus5', ['0: I9 across AT', '1: challenge']);
    expect(standings(record, expectOk(scoreSheet(record, words)))).toEqual([
      { name: 'Mira', score: 9, carried: 100, total: 109 },
      { name: 'Joris', score: 0, carried: 0, total: 0 },
    ]);
  });

  it('P2 the same moves under another switch score otherwise', () => {
    const record = table('plus5', ['0: I9 across AT', '1: challenge']);
    const score = (challengeKind: GameRecord['options']['challengeKind']) =>
      expectOk(scoreSheet({ ...record, options: { ...record.options, challengeKind } }, words)).moves[0]
        ?.score;
    expect([score('plus5'), score('plus10'), score('single')]).toEqual([9, 14, 4]);
  });
});

describe('verifying a record', () => {
  it('says what is in it', () => {
    expect(verifyRecord(published.record, { has: () => true })).toMatchObject({
      game: 'alphacubes',
      title: 'Alphacubes',
      version: 1,
      moves: 20,
      turn: 20,
      ended: true,
      toMove: [],
      takenBack: 0,
      problem: undefined,
    });
  });

  it('names a set-up that cannot be, as move 0', () => {
    const bad: GameRecord = { ...published.record, setUp: { first: 5 } };
    expect(verifyRecord(bad, words)).toMatchObject({
      turn: 0,
      problem: { code: 'alphacubes/first', move: 0 },
    });
    expect(scoreSheet(bad, words)).toMatchObject({
      ok: false,
      problem: { code: 'alphacubes/first', move: 0 },
    });
  });

  it('takes the moves and the mark of a game in progress', () => {
    const replayed = replayRecord(table('single', ['0: I9 across AT']), words);
    if (!replayed.ok) throw new Error(replayed.problem.code);
    const [move] = movesOf(replayed.timeline);
    expect(move && formatMove(replayed.timeline.start, move)).toBe('I9 across AT with AEHNO AEIOT');
    const record = withTimeline(published.record, { ...replayed.timeline, takenBack: 2 });
    expect(record).toMatchObject({ takenBack: 2, moves: [{ kind: 'play', by: 0 }] });
  });
});
