import { describe, expect, it } from 'vitest';
import { alphacubesRules, formatMove, type AlphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { movesOf } from '#shared/engine/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import {
  replayRecord,
  scoreRows,
  scoreSheet,
  standings,
  verifyRecord,
  withTimeline,
} from '#shared/records/index.ts';
import { cubes, moveOf } from '#tests/support/alphacubes/position.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { endOf, madeOf, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';

const words = new Set(['AT', 'HAT', 'IT']);

/** Two players who judge words themselves, with what each draws laid down. */
function table(
  challengeKind: AlphacubesOptions['challengeKind'],
  lines: readonly string[],
): AlphacubesRecord {
  let record: AlphacubesRecord = {
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
    const state = endOf(record);
    const move = expectOk(alphacubesRules.judge(state, moveOf(state, Number(at), text), words));
    record = { ...record, moves: [...record.moves, move] };
  }
  return record;
}

describe('the score sheet', () => {
  it('gives every move what it brought in the end', () => {
    const sheet = expectOk(scoreSheet(table('plus10', ['0: I9 across AT', '1: challenge', '1: pass'])));
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
    const back = expectOk(scoreSheet(table('single', ['0: I9 across TA', '1: challenge'])));
    expect(back.moves[0]).toMatchObject({ kind: 'play', score: 0 });
    const waiting = expectOk(scoreSheet(table('single', ['0: I9 across AT'])));
    expect(waiting.moves[0]).toMatchObject({ score: 0 });
  });

  it('A6 the moves and what unplayed cubes cost make the score', () => {
    const lines = ['0: I9 across AT', '1: accept', '1: pass', '0: pass'];
    const sheet = expectOk(scoreSheet(table('single', lines)));
    expect(sheet.ended).toBe(true);
    // ADIRT 6, BIKLS 11 and CDELN 8 left; EFIRS 8 and DEHOR 9.
    expect(sheet.players).toEqual([
      {
        name: 'Mira',
        score: 4 - 25,
        lines: [
          { move: 1, reason: 'scored', points: 4 },
          { move: 4, reason: 'settlement', points: -25 },
        ],
      },
      { name: 'Joris', score: -17, lines: [{ move: 4, reason: 'settlement', points: -17 }] },
    ]);
  });

  it('gives each player a line for whatever brought points: the lines add up to the score', () => {
    const lines = ['0: I9 across AT', '1: challenge', '1: pass', '0: pass'];
    const { players } = expectOk(scoreSheet(table('plus10', lines)));
    // BIKLS and CDELN were drawn, ADIRT was left.
    expect(players.map((player) => player.lines)).toEqual([
      [
        { move: 1, reason: 'bonus', points: 10 },
        { move: 1, reason: 'scored', points: 4 },
        { move: 4, reason: 'settlement', points: -25 },
      ],
      [{ move: 4, reason: 'settlement', points: -17 }],
    ]);
    for (const player of players) {
      expect(player.lines.reduce((sum, { points }) => sum + points, 0)).toBe(player.score);
    }
  });

  it('has no line of settlement for who has nothing left, nor before the end', () => {
    const settled = (record: AlphacubesRecord) =>
      expectOk(scoreSheet(record)).players.map(({ lines }) =>
        lines.filter(({ reason }) => reason === 'settlement').map(({ points }) => points),
      );
    expect(settled(published.record)).toEqual([[-30], [], [], []]);
    const open = { ...published.record, moves: published.record.moves.slice(0, -1) };
    expect(settled(open)).toEqual([[], [], [], []]);
  });

  it('A6 games may be added up', () => {
    const record = table('plus5', ['0: I9 across AT', '1: challenge']);
    expect(standings(record, expectOk(scoreSheet(record)))).toEqual([
      { name: 'Mira', score: 9, carried: 100, total: 109 },
      { name: 'Joris', score: 0, carried: 0, total: 0 },
    ]);
  });

  it('P2 the same moves under another switch score otherwise', () => {
    const record = table('plus5', ['0: I9 across AT', '1: challenge']);
    const score = (challengeKind: AlphacubesOptions['challengeKind']) =>
      expectOk(scoreSheet({ ...record, options: { ...record.options, challengeKind } })).moves[0]?.score;
    expect([score('plus5'), score('plus10'), score('single')]).toEqual([9, 14, 4]);
  });
});

describe('verifying a record', () => {
  it('says what is in it', () => {
    expect(verifyRecord(published.record)).toMatchObject({
      game: 'alphacubes',
      title: 'Alphacubes',
      version: 4,
      moves: 20,
      turn: 20,
      ended: true,
      toMove: [],
      takenBack: 0,
      problem: undefined,
    });
  });

  it('A5 triple: names the winner, whom a player put out may have more points than', () => {
    expect(verifyRecord(table('triple', ['0: I9 across TA', '1: challenge']))).toMatchObject({
      winners: [1],
      players: [{ points: 0 }, { points: -17 }],
    });
    expect(verifyRecord(table('triple', ['0: I9 across TA']))).toMatchObject({ ended: false, winners: [] });
  });

  it('names a set-up that cannot be, as move 0', () => {
    const bad: AlphacubesRecord = { ...published.record, setUp: { first: 5 } };
    expect(verifyRecord(bad)).toMatchObject({
      turn: 0,
      problem: { code: 'alphacubes/first', move: 0 },
    });
    expect(scoreSheet(bad)).toMatchObject({
      ok: false,
      problem: { code: 'alphacubes/first', move: 0 },
    });
  });

  it('takes the moves and the mark of a game in progress', () => {
    const begun = table('single', ['0: I9 across AT']);
    const [made] = madeOf(begun);
    expect(made && formatMove(made.before, made.move)).toBe('I9 across AT with AEHNO AEIOT');
    const replayed = replayRecord(begun);
    if (!replayed.ok) throw new Error(replayed.problem.code);
    expect(movesOf(replayed.timeline)).toEqual(begun.moves);
    const record = withTimeline(published.record, { ...replayed.timeline, takenBack: 2 });
    expect(record).toMatchObject({ takenBack: 2, moves: [{ kind: 'play', by: 0 }] });
  });
});

describe('P16 the score sheet of a game that was over the time', () => {
  it('P16 has a row for the overtime after that of the end, and its last sum is the score', () => {
    const plain = table('plus10', []);
    const cost = { kind: 'clock-cost', by: 'clock', at: 1_795_730_000_000 } as const;
    const record = {
      ...plain,
      options: { ...plain.options, clock: 'game' },
      moves: [cost, cost, { kind: 'pass', by: 0 }, { kind: 'pass', by: 1 }],
    } as unknown as AlphacubesRecord;
    const sheet = expectOk(scoreSheet(record));
    expect(sheet.players[0]?.lines.at(-1)).toEqual({ move: 4, reason: 'overtime', points: -20 });
    const rows = scoreRows(sheet);
    expect(rows.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['move', 'clock'],
      ['move', 'clock'],
      ['move', 0],
      ['move', 1],
      ['settlement', 0],
      ['settlement', 1],
      ['overtime', 0],
    ]);
    expect(rows.at(-1)).toMatchObject({ points: -20, sum: sheet.players[0]?.score });
    expect(verifyRecord(record)).toMatchObject({ ended: true, winners: [1] });
  });
});
