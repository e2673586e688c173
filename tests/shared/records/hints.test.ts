import { describe, expect, it } from 'vitest';
import { formatRecord, hintedTurns, hintsAt, parseRecord, withHint } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { readRecord, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';

const { record, text } = published;
const taking = (from: AlphacubesRecord, ...taken: readonly (readonly [number, number, string])[]) =>
  taken.reduce((next, [after, seat, step]) => withHint(next, { after, seat, step }), from);
const problemOf = (hints: unknown) => {
  const parsed = parseRecord(JSON.stringify({ ...(JSON.parse(text) as object), hints }));
  return parsed.ok ? undefined : parsed.problem;
};

describe('hints in a record (P19)', () => {
  it('are written a line each, before the moves, and read back the same', () => {
    const hinted = taking(record, [4, 0, 'score'], [4, 0, 'cubes'], [7, 3, 'score']);
    const written = formatRecord(hinted);
    expect(written).toContain(`"hints": [
    { "after": 4, "seat": 0, "step": "score" },
    { "after": 4, "seat": 0, "step": "cubes" },
    { "after": 7, "seat": 3, "step": "score" }
  ],
  "moves": [`);
    expect(parseRecord(written)).toEqual({ ok: true, value: hinted });
    expect(formatRecord(readRecord(written))).toBe(written);
  });

  it('leave the text of a record without any as it was', () => {
    expect(formatRecord(record)).toBe(text);
    expect(text).not.toContain('hints');
    expect(formatRecord({ ...record, hints: [] })).toBe(text);
    expect(readRecord(text).hints).toBeUndefined();
  });

  it('log a step once, and tell what a turn and a player have seen', () => {
    const hinted = taking(record, [4, 0, 'score'], [4, 0, 'cubes'], [4, 0, 'score'], [8, 0, 'score']);
    expect(hinted.hints).toHaveLength(3);
    expect(hintsAt(hinted, 4, 0)).toEqual(['score', 'cubes']);
    expect(hintsAt(hinted, 4, 1)).toEqual([]);
    expect(hintedTurns(hinted, 0)).toBe(2);
    expect(hintedTurns(record, 0)).toBe(0);
  });

  it('stay when moves are taken back: they may stand behind the last move', () => {
    const hinted = taking({ ...record, moves: record.moves.slice(0, 2) }, [9, 1, 'play']);
    expect(readRecord(formatRecord(hinted)).hints).toEqual([{ after: 9, seat: 1, step: 'play' }]);
  });

  it.each([
    [[{ after: 2, seat: 0, step: 'whisper' }], 'hints[0].step'],
    [[{ after: -1, seat: 0, step: 'score' }], 'hints[0].after'],
    [[{ after: 2, seat: 4, step: 'score' }], 'hints[0].seat'],
    [[{ after: 2, seat: 1.5, step: 'score' }], 'hints[0].seat'],
    [[{ after: 2, seat: 1, step: 'score', note: 'x' }], 'hints[0].note'],
    ['none', 'hints'],
  ])('refuse %j with its place', (hints, path) => {
    expect(problemOf(hints)).toMatchObject({ code: 'record/bad-value', path });
  });
});
