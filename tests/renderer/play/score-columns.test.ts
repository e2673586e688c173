import { describe, expect, it } from 'vitest';
import { scoreColumns } from '#renderer/play/score-columns.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { replayRecord, type GameRecord, type RecordMade } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const words = { has: (word: string) => published.words.includes(word) };

function columnsOf(record: GameRecord) {
  const made: RecordMade[] = [];
  const replayed = replayRecord(record, words, (one) => made.push(one));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  return scoreColumns(made, record.players.length);
}

describe('the score pad', () => {
  it('adds up to every final score of the published game', () => {
    const columns = columnsOf(published.record);
    expect(columns.map((lines) => lines.reduce((sum, { points }) => sum + points, 0))).toEqual(
      published.finalTotals,
    );
    expect(columns[0]?.slice(0, 3)).toMatchObject([
      { kind: 'word', word: 'VALIDLY', points: 86 },
      { kind: 'word', word: 'GREAVE', points: 11 },
      { kind: 'word', word: 'SHEAVING', points: 98 },
    ]);
    expect(columns[0]?.at(-1)).toMatchObject({ kind: 'unplayed', points: -30 });
  });

  it('shows passes, exchanges, a play that may be challenged, and one that was taken back', () => {
    const { moves, options } = published.record;
    const [first] = moves;
    if (first === undefined) throw new Error('a move');
    const record: GameRecord = {
      ...published.record,
      options: { ...options, judge: 'challenge', challengeKind: 'single' },
      moves: [first],
    };
    expect(columnsOf(record)[0]).toEqual([{ kind: 'word', word: 'VALIDLY', points: 86, pending: true }]);
    const seat = (n: number) => n as Seat;
    const more: GameRecord = {
      ...record,
      options: { ...record.options, forbid: ['VALIDLY'] },
      moves: [
        first,
        { kind: 'challenge', by: seat(2) },
        { kind: 'pass', by: seat(1) },
        { kind: 'exchange', by: seat(2), cubes: (published.record.setUp?.drawOrder ?? []).slice(14, 17) },
      ],
    };
    expect(columnsOf(more)).toEqual([
      [{ kind: 'refuted', word: 'VALIDLY', points: 0 }],
      [{ kind: 'pass', points: 0 }],
      [{ kind: 'exchange', cubes: 3, points: 0 }],
      [],
    ]);
  });
});
