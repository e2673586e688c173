import { describe, expect, it, vi } from 'vitest';
import { reckon } from '#renderer/table/review/reckon.ts';
import { ok } from '#shared/kernel/index.ts';

const turns = ['first', 'second', 'third'];

/** Reviews that are answered at once; `after` is called with each that is shown. */
function reviewed(
  after: (shown: readonly string[], leave: () => void) => void,
  first: () => string | undefined = () => undefined,
) {
  const asked: string[] = [];
  const shown: string[] = [];
  let cancelled = 0;
  const leave = reckon<string, number>({
    turns,
    first,
    review(turn) {
      asked.push(turn);
      return { answer: Promise.resolve(ok(turn.length)), cancel: () => (cancelled += 1) };
    },
    show(turn, found) {
      shown.push(`${turn} ${found.ok ? found.value : '-'}`);
      after(shown, leave);
    },
  });
  return { asked, shown, leave, cancelled: () => cancelled };
}

describe('a whole game that is reckoned', () => {
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

  it('takes the turn that is looked at before all others, also if it is chosen meanwhile', async () => {
    let chosen = 'second';
    const { asked } = reviewed(
      (so) => {
        if (so.length === 1) chosen = 'third';
      },
      () => chosen,
    );
    await expect.poll(() => asked.length).toBe(turns.length);
    expect(asked).toEqual(['second', 'third', 'first']);
  });

  it('asks for no further turn once it is left, and ends the one under way', async () => {
    vi.useFakeTimers();
    try {
      const { asked, cancelled } = reviewed((_, leave) => {
        leave();
      });
      await vi.runAllTimersAsync();
      expect(asked).toEqual(['first']);
      expect(cancelled()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
