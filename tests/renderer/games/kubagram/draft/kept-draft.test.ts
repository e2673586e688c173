import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginDraft } from '#renderer/games/kubagram/draft/draft.ts';
import { formatDraft, parseDraft } from '#renderer/games/kubagram/draft/kept-draft.ts';
import { reduce } from '#renderer/games/kubagram/draft/reduce.ts';
import { draftLimit } from '#shared/contract/index.ts';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { standing } from '#tests/support/kubagram/table.ts';

const ann = seat(0);
const view = kubagram.rules.viewFor(
  standing({ central: 'CATTLEXB', jokers: [['DOKTER']], words: [['TABLE'], ['SPOON']] }),
  ann,
);
const spelled = [...'CATTL'].reduce(
  (draft, letter) => expectOk(reduce(draft, view, { kind: 'letter', letter })),
  expectOk(
    reduce(beginDraft(), view, { kind: 'order', dice: view.central.map(({ die }) => die).toReversed() }),
  ),
);
const through = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft));

describe('a kept draft of Kubagram', () => {
  it('comes back as it was, with its steps', () => {
    expect(parseDraft(view, through(formatDraft(spelled)))).toEqual(spelled);
  });

  it('leaves out what does not fit the table', () => {
    const [first] = view.central;
    const kept = {
      tried: {
        order: [107, first?.die, first?.die],
        parts: [[first?.die, 'Q'], [first?.die, first?.letter], [first?.die, first?.letter], [99]],
        face: 'Q',
        side: 'left',
        corner: 90,
      },
      past: [],
      future: [],
    };
    expect(parseDraft(view, kept)?.tried).toEqual({
      order: view.central.map(({ die }) => die),
      parts: [{ kind: 'die', ...first }],
      face: undefined,
      side: 'left',
      corner: undefined,
    });
  });

  it('is none where it is anything else, and never a throw', () => {
    expect(
      parseDraft(view, { tried: { order: [], parts: [], side: 'up' }, past: [], future: [] }),
    ).toBeUndefined();
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        parseDraft(view, value);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps within the limit of a draft, however long the field and the turn are', () => {
    const all = Array.from({ length: 108 }, (_, die) => die);
    const long = {
      order: all,
      parts: all.map((die) => ({ kind: 'die', die, letter: 'Ĳ' })),
      face: 'Ĳ',
      side: 'right',
      corner: 270,
    };
    const steps = Array.from({ length: 60 }, () => long);
    const text = JSON.stringify(
      formatDraft({ tried: long, past: steps, future: steps } as unknown as typeof spelled),
    );
    expect(text.length).toBeLessThanOrEqual(draftLimit);
  });
});
