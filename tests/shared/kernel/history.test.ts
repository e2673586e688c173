import { describe, expect, it } from 'vitest';
import { amendStep, beginHistory, redo, stepTo, undo } from '#shared/kernel/index.ts';

const begun = beginHistory<string, number>('');
const written = ['A', 'AB', 'ABC'].reduce((history, text, at) => stepTo(history, text, at), begun);

describe('a history of steps', () => {
  it('leads back and forth, step by step, and forgets what was undone at the next step', () => {
    expect(undo(undo(written)).now).toBe('A');
    expect(redo(undo(undo(written))).now).toBe('AB');
    expect(undo(undo(undo(undo(written)))).now).toBe('');
    expect(redo(written)).toEqual(written);
    expect(stepTo(undo(written), 'X', 9).undone).toEqual([]);
  });

  it('takes an amended step as one, which leads back to where it began', () => {
    const amended = amendStep(written, 'ABCDE', 2);
    expect(amended.past).toHaveLength(3);
    expect(amended.now).toBe('ABCDE');
    expect(undo(amended).now).toBe('AB');
    expect(redo(undo(amended)).now).toBe('ABCDE');
    expect(amendStep(begun, 'A', 0)).toEqual(stepTo(begun, 'A', 0));
    expect(amendStep(undo(written), 'AX', 1).undone).toEqual([]);
  });
});
