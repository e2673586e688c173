import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginDraft, type Draft } from '#renderer/games/scruble/draft/draft.ts';
import { formatDraft, parseDraft } from '#renderer/games/scruble/draft/kept-draft.ts';
import { afterTwists, letterOf, ringOf, scruble } from '#shared/games/scruble/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { begun } from '#tests/support/scruble/table.ts';

const view = scruble.rules.viewFor(begun(), seat(0));
const drafts = fc
  .record({
    twists: fc.array(
      fc.record({ layer: fc.integer({ min: 1, max: 12 }), quarters: fc.constantFrom(1, 2, 3) }),
      {
        maxLength: 5,
      },
    ),
    ring: fc.integer({ min: 1, max: 12 }),
    length: fc.integer({ min: 0, max: 7 }),
    cursor: fc.integer({ min: 0, max: 95 }),
    layer: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ twists, ring, length, cursor, layer }): Draft => {
    const places = ringOf(ring).slice(0, length);
    const cube = afterTwists(view.cube, twists);
    const unnamed = places.filter((place) => letterOf(cube[place] as never) === undefined);
    const wilds = Object.fromEntries(unnamed.map((place) => [place, 'E']));
    return { ...beginDraft(), twists, places, wilds, cursor, layer };
  });

describe('a turn that outlives the window', () => {
  it('comes back as it was kept', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const kept: unknown = JSON.parse(JSON.stringify(formatDraft(draft)));
        expect(parseDraft(view, kept)).toEqual(draft);
      }),
    );
  });

  it('is left out as far as no player could have made it, and never throws', () => {
    const draft = formatDraft(beginDraft()) as Record<string, unknown>;
    const kept = (change: object) => parseDraft(view, { ...draft, ...change });
    expect(kept({ places: [0, 1, 6] })?.places).toEqual([]);
    expect(kept({ twists: [{ layer: 13, quarters: 1 }] })?.twists).toEqual([]);
    expect(kept({ places: [0, 1], wilds: { 5: 'E' } })?.wilds).toEqual({});
    expect(kept({ cursor: 96 })).toBeUndefined();
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        parseDraft(view, value);
      }),
    );
  });
});
