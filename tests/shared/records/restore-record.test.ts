import { describe, expect, it } from 'vitest';
import { undo } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { replayRecord, restoreRecord, type AnyRecord, type GameRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const whole: GameRecord = published.record;
const upTo = (moves: number, record = whole): GameRecord => ({
  ...record,
  moves: record.moves.slice(0, moves),
});

/** What the table counts where the same moves are undone one by one. */
function undoneTo(record: AnyRecord, moves: number): number {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(replayed.problem.code);
  let { timeline } = replayed;
  while (timeline.length > moves) timeline = undo(gameOf(record.game).rules, timeline) ?? timeline;
  return timeline.takenBack;
}

describe('an earlier version in place of what came after it', () => {
  it('P15 counts what has been drawn since as undone, and no longer once that has come back', () => {
    const present = upTo(9);
    const restored = expectOk(restoreRecord(present, upTo(4)));
    expect(restored.takenBack).toBe(undoneTo(present, 4));
    expect(restored.takenBack).toBeGreaterThan(0);
    expect(restored.moves).toEqual(whole.moves.slice(0, 4));
    expect(expectOk(restoreRecord(restored, present))).toEqual(present);
  });

  it('counts what went where the game was played on otherwise', () => {
    const { by } = whole.moves[4] ?? { by: 0 };
    const otherwise = { ...upTo(4), moves: [...whole.moves.slice(0, 4), { kind: 'pass', by }] } as AnyRecord;
    expect(expectOk(restoreRecord(upTo(9), otherwise)).takenBack).toBe(undoneTo(upTo(9), 4));
  });

  it('leaves a strict game that is over as it is, and any other may be gone back in', () => {
    const strict = { ...whole, options: { ...whole.options, strict: true } } as GameRecord;
    expect(restoreRecord(strict, upTo(4, strict))).toEqual(refuse({ code: 'play/strict-over' }));
    expect(restoreRecord(upTo(9, strict), upTo(4, strict))).toMatchObject({ ok: true });
    expect(restoreRecord(upTo(4, strict), strict)).toEqual({ ok: true, value: strict });
    expect(restoreRecord(whole, upTo(4))).toMatchObject({ ok: true });
  });

  it('counts nothing of another game', () => {
    expect(expectOk(restoreRecord({ ...upTo(9), seed: 7 } as AnyRecord, upTo(4)))).toEqual(upTo(4));
  });
});
