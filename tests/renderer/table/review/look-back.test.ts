import { describe, expect, it, vi } from 'vitest';
import { eachReviewed } from '#renderer/table/review/use-look-back.ts';

const turns = ['first', 'second', 'third'];

/** Reviews that are answered at once; `after` is called with each that is shown. */
function reviewed(after: (shown: readonly string[], leave: () => void) => void) {
  const asked: string[] = [];
  const shown: string[] = [];
  const leave = eachReviewed(
    turns,
    (turn) => {
      asked.push(turn);
      return Promise.resolve(turn.length);
    },
    (turn, found) => {
      shown.push(`${turn} ${found}`);
      after(shown, leave);
    },
  );
  return { asked, shown };
}

describe('a whole game that is looked back at', () => {
  it('lets the page paint between two turns, however fast they are answered', async () => {
    /** How many were shown at each task between. */
    const painted: number[] = [];
    const { shown } = reviewed((so) => {
      setTimeout(() => painted.push(so.length));
    });
    await expect.poll(() => painted.length).toBe(turns.length);
    expect(painted).toEqual([1, 2, 3]);
    expect(shown).toEqual(['first 5', 'second 6', 'third 5']);
  });

  it('asks for no further turn once it is left', async () => {
    vi.useFakeTimers();
    try {
      const { asked } = reviewed((_, leave) => {
        leave();
      });
      await vi.runAllTimersAsync();
      expect(asked).toEqual(['first']);
    } finally {
      vi.useRealTimers();
    }
  });
});
