import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptDesignSteps } from '#shared/contract/index.ts';
import { beginHistory, redo, stepTo, undo, type History } from '#shared/kernel/index.ts';
import { historyFrom, keptStepsOf } from '#shared/set-design/index.ts';
import { stepsLimit } from '#shared/set-design/kept-steps.ts';

const label = (kept: string): string => kept;

/** The history that is read again, from JSON, beside the text of now. */
function readAgain(history: History<string, string>, now = history.now): History<string, string> {
  const written = JSON.stringify({ text: history.now, ...keptStepsOf(history) });
  return historyFrom(keptDesignSteps.parse(JSON.parse(written)), now, label, 'elsewhere');
}

const step = fc.oneof(
  fc.record({ label: fc.constantFrom('face', 'import'), text: fc.string({ unit: 'grapheme' }) }),
  // Texts that agree at both ends, where the parts could overlap.
  fc.record({
    label: fc.constant('sort'),
    text: fc.array(fc.constantFrom('a', 'ab')).map((all) => all.join('')),
  }),
  fc.constantFrom('undo', 'redo'),
);

describe('the steps of a design', () => {
  it('are the same after they were kept, whatever was done and undone', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(step, { maxLength: 25 }), (first, steps) => {
        const history = steps.reduce<History<string, string>>(
          (before, one) =>
            one === 'undo'
              ? undo(before)
              : one === 'redo'
                ? redo(before)
                : stepTo(before, one.text, one.label),
          beginHistory(first),
        );
        expect(readAgain(history)).toEqual(history);
      }),
    );
  });

  it('lead back to what was kept where the design was changed elsewhere', () => {
    const history = undo(stepTo(stepTo(beginHistory<string, string>('one'), 'two', 'face'), 'three', 'sort'));
    const read = readAgain(history, 'another');
    expect(read).toEqual({
      past: [
        { label: 'face', other: 'one' },
        { label: 'elsewhere', other: 'two' },
      ],
      now: 'another',
      undone: [],
    });
    expect(undo(undo(read)).now).toBe('one');
  });

  it('take little room for small changes, and of too many large ones the oldest go', () => {
    const set = 'A E I L S T\n'.repeat(400);
    const small = Array.from({ length: 300 }, (_, at) => set.replace('A', `A${at}`));
    const edited = small.reduce(
      (before, text) => stepTo(before, text, 'face'),
      beginHistory<string, string>(set),
    );
    expect(JSON.stringify(keptStepsOf(edited)).length).toBeLessThan(20_000);
    expect(readAgain(edited)).toEqual(edited);

    const large = Array.from({ length: 100 }, (_, at) => `${at} `.repeat(4_000));
    const replaced = large.reduce(
      (before, text) => stepTo(before, text, 'import'),
      beginHistory<string, string>(''),
    );
    const kept = keptStepsOf(replaced);
    expect(JSON.stringify(kept).length).toBeLessThan(stepsLimit + 1_000);
    expect(kept.past.length).toBeGreaterThan(20);
    expect(kept.past.length).toBeLessThan(100);
    expect(readAgain(replaced).past).toEqual(replaced.past.slice(-kept.past.length));
  });
});
