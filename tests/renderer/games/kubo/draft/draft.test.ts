import { describe, expect, it } from 'vitest';
import {
  beginDraft,
  draftOn,
  parseDraft,
  reduce,
  stillToClaim,
  type Draft,
  type DraftAction,
} from '#renderer/games/kubo/draft/draft.ts';
import { parts } from '#renderer/games/kubo/parts.ts';
import { hintTexts } from '#renderer/games/kubo/speech.ts';
import { hintFor, kubo, type CardName, type KuboState, type KuboView } from '#shared/games/kubo/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { begun, moved } from '#tests/support/kubo/table.ts';

const { drafting } = parts;
const ann = seat(0);

/** Ann holds two cards that complete blue S1 to XL1, and blue S2. */
const hands: readonly (readonly CardName[])[] = [
  ['blue M1', 'blue L1', 'blue S2', 'red M3'],
  ['blue XL3', 'red M4'],
];
const deck: readonly CardName[] = ['yellow M2', 'yellow M3', 'yellow L2', 'yellow L3', 'red M2', 'red L3'];
const table = begun({ setUp: { dealer: 1, hands, deck, laidBefore: [2, 0] } });
const rowDone = moved(table, '0: lay blue M1', '0: lay blue L1');
const mayDraw = begun({
  setUp: { dealer: 1, hands: [['blue M1', 'red M3'], ['red M4']], deck, laidBefore: [2, 0] },
});
const row = 'blue S1 to blue XL1';

const viewOf = (state: KuboState, at = ann): KuboView => kubo.rules.viewFor(state, at);

function acted(draft: Draft, state: KuboState, ...actions: readonly DraftAction[]): Draft {
  return actions.reduce((now, action) => expectOk(reduce(now, viewOf(state), action)), draft);
}

const pointRow: readonly DraftAction[] = [
  { kind: 'point', by: ann, card: 'blue S1' },
  { kind: 'pick', card: 'blue XL1' },
];

describe('a turn of Kubo that is being put together', () => {
  it('goes on while cards are drawn, laid and taken up again, and lines claimed', () => {
    const goesOn = (after: KuboState, before = table) => drafting.goesOn(viewOf(before), viewOf(after));
    expect(goesOn(moved(mayDraw, '0: draw'), mayDraw)).toBe(true);
    expect(goesOn(rowDone)).toBe(true);
    expect(goesOn(table, rowDone)).toBe(true);
    expect(goesOn(moved(rowDone, '0: claim blue S1 XL1'))).toBe(true);
    expect(goesOn(moved(rowDone, '0: end'))).toBe(false);
    expect(goesOn(moved(rowDone, '0: end', '1: wave'))).toBe(false);
  });

  it('keeps the lines found, while another card is laid', () => {
    const found = acted(beginDraft(viewOf(rowDone), undefined), rowDone, ...pointRow);
    expect(found.found).toEqual([row]);
    const laid = moved(rowDone, '0: lay blue S2');
    expect(stillToClaim(draftOn(viewOf(laid), found), viewOf(laid))).toEqual([row]);
    const claimed = moved(laid, '0: claim blue S1 XL1');
    expect(stillToClaim(found, viewOf(claimed))).toEqual([]);
  });

  it('lets go of a line and of whoever points it out, and keeps those found', () => {
    const found = acted(
      beginDraft(viewOf(rowDone), undefined),
      rowDone,
      ...pointRow,
      ...pointRow.slice(0, 1),
    );
    expect(found).toMatchObject({ choice: { kind: 'picking', cards: ['blue S1'] }, claimer: ann });
    expect(acted(found, rowDone, { kind: 'stop' })).toEqual({
      ...found,
      choice: { kind: 'off' },
      claimer: undefined,
    });
  });

  it('drops what somebody has pointed out in the steal window along with them, for it is not the next one’s', () => {
    const open = moved(rowDone, '0: end');
    const callOut = { kind: 'point', by: seat(1), card: 'blue S1' } as const;
    const found = acted(beginDraft(viewOf(open), undefined), open, callOut, ...pointRow.slice(1));
    expect(found).toMatchObject({ claimer: 1, found: [row] });
    for (const kind of ['back', 'stop'] as const) {
      const after = acted(found, open, { kind });
      expect(after.claimer).toBeUndefined();
      expect(after.found).toEqual([]);
    }
  });

  it('has a card chosen only while that is in the hand, and takes new cards into the order', () => {
    const order: readonly CardName[] = ['red M3', 'blue M1', 'yellow M2', 'blue S2', 'blue L1'];
    const draft = acted(
      beginDraft(viewOf(table), undefined),
      table,
      { kind: 'order', cards: order },
      { kind: 'choose', card: 'blue M1' },
    );
    const drawn = moved(mayDraw, '0: draw');
    expect(draftOn(viewOf(drawn), draft)).toMatchObject({
      chosen: 'blue M1',
      order: ['red M3', 'blue M1', 'yellow M2', 'yellow M3'],
    });
    const laid = draftOn(viewOf(moved(table, '0: lay blue M1')), draft);
    // The next one that can lie is chosen, in the order of the hand.
    expect(laid).toMatchObject({ chosen: 'blue S2', order: order.filter((card) => card !== 'blue M1') });
  });

  it('begins on the first card that can lie, and chooses none for whoever lets go or is not on turn', () => {
    const fresh = beginDraft(viewOf(table), undefined);
    expect(draftOn(viewOf(table), fresh)).toMatchObject({ chosen: 'blue M1', cursor: 'blue M1' });
    const ordered = acted(fresh, table, { kind: 'order', cards: ['red M3', 'blue S2', 'blue M1'] });
    expect(draftOn(viewOf(table), ordered).chosen).toBe('blue S2');
    for (const kind of ['let-go', 'back'] as const) {
      const free = acted(fresh, table, { kind });
      expect(draftOn(viewOf(table), free)).toMatchObject({ chosen: undefined, cursor: 'blue S1' });
      expect(draftOn(viewOf(table), acted(free, table, { kind: 'choose', card: 'red M3' })).chosen).toBe(
        'red M3',
      );
    }
    expect(draftOn(viewOf(table, seat(1)), fresh)).toMatchObject({ chosen: undefined, cursor: 'blue S1' });
  });

  it('chooses what a hint names, whether or not it is chosen already', () => {
    const hint = hintFor(viewOf(table), ann);
    if (hint?.move.kind !== 'lay') throw new Error('The hint names no card');
    const { card } = hint.move;
    const follow = hintTexts.follow({ ...hint, orientation: 'standard' });
    if (follow === undefined) throw new Error('The hint cannot be followed');
    const once = acted(beginDraft(viewOf(table), undefined), table, { kind: 'choose', card }, follow);
    expect(once.chosen).toBe(card);
    expect(acted(once, table, { kind: 'let-go' }).chosen).toBeUndefined();
  });

  it('leaves the cursor on no cell of a card that is in a hand, in a new turn and after a reload', () => {
    const draft = acted(beginDraft(viewOf(table), undefined), table, { kind: 'choose', card: 'red M3' });
    expect(draft.cursor).toBe('red M3');
    const next = viewOf(moved(table, '0: end'));
    expect(beginDraft(next, draft).cursor).toBeUndefined();
    const kept = parseDraft(viewOf(table), drafting.format(draft));
    expect(kept).toMatchObject({ cursor: undefined, chosen: 'red M3' });
    // What everybody sees knows of no hand.
    expect(kept && draftOn(kubo.rules.viewFor(table, 'table'), kept).cursor).toBe('blue S1');
    const open = acted(draft, table, { kind: 'cursor', card: 'blue XL4' });
    expect(beginDraft(next, open).cursor).toBe('blue XL4');
    expect(parseDraft(viewOf(table), drafting.format(open))?.cursor).toBe('blue XL4');
  });

  it('is open to all for walking the felts, and in the steal window for pointing out a line', () => {
    const [point, pick] = pointRow;
    if (point?.kind !== 'point' || pick?.kind !== 'pick') throw new Error('No line is pointed out');
    expect(drafting.isOpen({ kind: 'cursor', card: 'blue S1' })).toBe(true);
    expect(drafting.isOpen(point)).toBe(false);
    expect(drafting.isOpen(pick)).toBe(false);
    const between: readonly DraftAction[] = [
      { kind: 'between', action: { ...point, by: seat(1) } },
      { kind: 'between', action: pick },
    ];
    expect(between.every((action) => drafting.isOpen(action))).toBe(true);
    const before = beginDraft(viewOf(rowDone), undefined);
    expect(acted(before, rowDone, ...between)).toEqual(before);
    const window = moved(rowDone, '0: end');
    expect(acted(before, window, ...between)).toMatchObject({ found: [row], claimer: 1 });
  });
});
