import { describe, expect, it } from 'vitest';
import { beginDraft, type Draft, type DraftAction } from '#renderer/games/scruble/draft/draft.ts';
import { reduce } from '#renderer/games/scruble/draft/reduce.ts';
import { ringOf, type Twist } from '#shared/games/scruble/index.ts';

const first: Twist = { layer: 6, quarters: 3 };
const second: Twist = { layer: 4, quarters: 1 };
const ring = ringOf(6);
const trace = (place: number | undefined): DraftAction => ({ kind: 'trace', place: place as number });

function after(actions: readonly DraftAction[], from: Draft = beginDraft()): Draft {
  return actions.reduce((draft, action) => {
    const next = reduce(draft, action);
    if (!next.ok) throw new Error(JSON.stringify(next));
    return next.value;
  }, from);
}

describe('a turn as it is tried', () => {
  it('traces over an edge, and takes a peg off with all behind it', () => {
    const five = after([2, 3, 4, 5, 6].map((at) => trace(ring[at])));
    expect(five.places).toEqual(ring.slice(2, 7));
    expect(after([trace(ring[4])], five).places).toEqual(ring.slice(2, 4));
  });

  it('refuses a bend and a jump, naming the place, and keeps the trace', () => {
    const two = after([trace(16 + 5), trace(16 + 6)]);
    expect(reduce(two, trace(16 + 10))).toMatchObject({
      ok: false,
      problem: { code: 'scruble/not-in-line', place: 'left 3 3' },
    });
    expect(reduce(two, trace(80))).toMatchObject({ ok: false });
  });

  it('takes twists back one by one, and the trace off with each', () => {
    const both = after([{ kind: 'twist', twist: first }, { kind: 'twist', twist: second }, trace(3)]);
    const one = after([{ kind: 'take-back-twist' }], both);
    expect([one.twists, one.places]).toEqual([[first], []]);
    const none = after([{ kind: 'take-back-twist' }], one);
    expect(none.twists).toEqual([]);
    expect(reduce(none, { kind: 'take-back-twist' }).ok).toBe(false);
  });

  it('undoes and redoes every step, and forgets what was undone after a new one', () => {
    const done = after([{ kind: 'twist', twist: first }, trace(3), { kind: 'clear' }]);
    const back = after([{ kind: 'step-back' }, { kind: 'step-back' }, { kind: 'step-back' }], done);
    expect([back.twists, back.places]).toEqual([[], []]);
    expect(reduce(back, { kind: 'step-back' }).ok).toBe(false);
    expect(after([{ kind: 'step-on' }, { kind: 'step-on' }, { kind: 'step-on' }], back)).toEqual(done);
    expect(reduce(after([trace(3)], back), { kind: 'step-on' }).ok).toBe(false);
  });
});

describe('names and the choice of a credit', () => {
  const places = ringOf(6).slice(0, 3);
  const traced = after(places.map((place) => trace(place)));

  it('belong to the trace: a peg that is taken off loses its name', () => {
    const [first = 0, , last = 0] = places;
    const named = after(
      [
        { kind: 'name', place: first, letter: 'E' },
        { kind: 'name', place: last, letter: 'S' },
      ],
      traced,
    );
    expect(named.wilds).toEqual({ [first]: 'E', [last]: 'S' });
    expect(after([{ kind: 'untrace' }], named).wilds).toEqual({ [first]: 'E' });
    expect(after([{ kind: 'name', place: first, letter: '' }], named).wilds).toEqual({ [last]: 'S' });
    expect(after([{ kind: 'twist', twist: second }], named).wilds).toEqual({});
    expect(after([{ kind: 'cross', word: 'ELF' }], named)).toMatchObject({ crossing: 'ELF', places });
  });

  it('walks along the rings and over the edges, and keeps to the cube', () => {
    const round = after(Array.from({ length: 16 }, () => ({ kind: 'go', heading: 'right' }) as const));
    expect(round.cursor).toBe(beginDraft().cursor);
    expect(round.past).toEqual([]);
    const there = after([{ kind: 'go', heading: 'down' }]);
    expect(after([{ kind: 'go', heading: 'up' }], there).cursor).toBe(beginDraft().cursor);
  });

  it('takes a whole turn from a hint', () => {
    const made = after([{ kind: 'make', twists: [first, second], places, wilds: {} }]);
    expect(made).toMatchObject({ twists: [first, second], places });
    expect(after([{ kind: 'step-back' }], made).twists).toEqual([]);
  });
});
