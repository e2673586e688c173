import { describe, expect, it } from 'vitest';
import { pastMoves } from '#renderer/table/store/past-moves.ts';
import { scoreColumns } from '#renderer/games/alphacubes/score-lines.ts';
import { alphacubes } from '#shared/games/alphacubes/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { underChallenge, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { timelineOf } from '#tests/support/alphacubes/timeline-of.ts';

function columnsOf(record: AlphacubesRecord) {
  const timeline = timelineOf(record);
  const made = pastMoves({ game: alphacubes, timeline });
  return scoreColumns(createTranslator().t, made, alphacubes.rules.scores(timeline.start));
}

describe('the score pad', () => {
  it('adds up to every final score of the published game', () => {
    const columns = columnsOf(published.record);
    expect(columns.map((lines) => lines.reduce((sum, { points }) => sum + points, 0))).toEqual(
      published.finalTotals,
    );
    expect(columns[0]?.slice(0, 3)).toMatchObject([
      { text: 'VALIDLY', points: 86 },
      { text: 'GREAVE', points: 11 },
      { text: 'SHEAVING', points: 98 },
    ]);
    expect(columns[0]?.at(-1)).toMatchObject({ text: '3 left', points: -30, soft: true });
  });

  it('shows passes, exchanges, a play that may be challenged, and one that was taken back', () => {
    const { moves, options, ...rest } = underChallenge(published.record);
    const [first] = moves;
    if (first === undefined) throw new Error('a move');
    const record: AlphacubesRecord = {
      ...rest,
      options: { ...options, challengeKind: 'single' },
      moves: [first],
    };
    expect(columnsOf(record)[0]).toEqual([{ text: 'VALIDLY', points: 86, pending: true }]);
    const seat = (n: number) => n as Seat;
    const more: AlphacubesRecord = {
      ...record,
      moves: [
        first,
        { kind: 'challenge', by: seat(2), good: false },
        { kind: 'pass', by: seat(1) },
        { kind: 'exchange', by: seat(2), cubes: (published.record.setUp?.drawOrder ?? []).slice(14, 17) },
      ],
    };
    expect(columnsOf(more)).toEqual([
      [{ text: 'VALIDLY', points: 0, soft: true, struck: true }],
      [{ text: 'pass', points: 0, soft: true }],
      [{ text: 'exchange 3', points: 0, soft: true }],
      [],
    ]);
  });
});
