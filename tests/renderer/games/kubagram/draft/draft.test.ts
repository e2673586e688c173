import { describe, expect, it } from 'vitest';
import {
  beginDraft,
  fieldInOrder,
  isRearranged,
  triedOn,
  type Draft,
  type DraftAction,
} from '#renderer/games/kubagram/draft/draft.ts';
import { reduce } from '#renderer/games/kubagram/draft/reduce.ts';
import { spelledOf } from '#renderer/games/kubagram/draft/spelling.ts';
import { kubagram, spelled, type KubagramState, type KubagramView } from '#shared/games/kubagram/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { dieOf } from '#tests/support/kubagram/dice.ts';
import { playedOn, smallJudge, standing } from '#tests/support/kubagram/table.ts';

const ann = seat(0);
const viewOf = (state: KubagramState): KubagramView => kubagram.rules.viewFor(state, ann);

function after(view: KubagramView, ...actions: readonly DraftAction[]): Draft {
  return actions.reduce((draft, action) => expectOk(reduce(draft, view, action)), beginDraft());
}

const type = (letters: string): readonly DraftAction[] =>
  [...letters].map((letter) => ({ kind: 'letter', letter }));

const wordOf = (view: KubagramView, { tried }: Draft) => spelledOf(view, ann, tried.parts, smallJudge);

describe('the draft of a turn of Kubagram', () => {
  const view = viewOf(standing({ central: 'CATTLEXB', jokers: [['DOKTER']] }));

  it('spells typed letters with the dearest dice, and the same word with others when asked (K8, K9)', () => {
    const typed = after(view, ...type('CATTLE'));
    expect(wordOf(view, typed)).toMatchObject({ word: 'CATTLE', listed: true, problem: undefined });
    const joker = dieOf('en', 'DOKTER');
    const jokerAt = ({ tried }: Draft) =>
      tried.parts.findIndex((part) => part.kind === 'die' && part.die === joker);
    // A joker doubles whichever letter it shows.
    expect(wordOf(view, typed)?.value.total).toBe(42);
    expect(jokerAt(typed)).toBe(2);
    const second = expectOk(reduce(typed, view, { kind: 'other-dice' }));
    expect([jokerAt(second), wordOf(view, second)?.value.total]).toEqual([3, 42]);
    const third = expectOk(reduce(second, view, { kind: 'other-dice' }));
    const plain = expectOk(reduce(third, view, { kind: 'other-dice' }));
    expect([jokerAt(third), jokerAt(plain), wordOf(view, plain)?.value.total]).toEqual([5, -1, 21]);
    const round = expectOk(reduce(plain, view, { kind: 'other-dice' }));
    expect(round.tried).toEqual(typed.tried);
  });

  it('takes dice in and out as they are tapped, and chooses nothing for whoever taps', () => {
    const [c, a] = view.central;
    if (c === undefined || a === undefined) throw new Error('No dice');
    const tapped = after(view, { kind: 'die', die: a.die }, { kind: 'die', die: c.die });
    expect(wordOf(view, tapped)?.word).toBe('AC');
    const typed = after(view, { kind: 'die', die: a.die }, { kind: 'letter', letter: 'C' });
    expect(typed.tried.parts).toEqual(tapped.tried.parts);
    expect(after(view, { kind: 'die', die: a.die }, { kind: 'die', die: a.die }).tried.parts).toEqual([]);
    expect(wordOf(view, expectOk(reduce(tapped, view, { kind: 'back' })))?.word).toBe('A');
  });

  it('says which letters are missing', () => {
    expect(reduce(after(view, ...type('CAT')), view, { kind: 'letter', letter: 'S' })).toMatchObject({
      ok: false,
      problem: { code: 'kubagram/field-lacks', word: 'CATS', letters: ['S'] },
    });
    expect(reduce(after(view, ...type('X')), view, { kind: 'other-dice' })).toMatchObject({
      ok: false,
      problem: { code: 'kubagram/no-other-dice', word: 'X' },
    });
  });

  it('has steps of its own to undo and make again, and none for what changes nothing', () => {
    const typed = after(view, ...type('CAT'));
    expect(typed.past).toHaveLength(3);
    const back = expectOk(reduce(typed, view, { kind: 'step-back' }));
    expect(wordOf(view, back)?.word).toBe('CA');
    expect(expectOk(reduce(back, view, { kind: 'step-on' }))).toEqual(typed);
    const same = expectOk(reduce(beginDraft(), view, { kind: 'clear' }));
    expect(same.past).toEqual([]);
  });

  it('keeps the order of the field, with a new die at the end where it was laid', () => {
    const before = standing({ central: 'CAT', turn: 0 });
    const dice = before.central.map(({ die }) => die).toReversed();
    const ordered = after(viewOf(before), { kind: 'order', dice });
    expect(isRearranged(viewOf(before), ordered.tried)).toBe(true);
    for (const [line, spelling] of [
      ['0: lay left', /^.TAC$/],
      ['0: lay right', /^TAC.$/],
    ] as const) {
      const laid = playedOn(before, '0: take');
      const [letter] = laid.state.phase.kind === 'holding' ? [laid.state.phase.held.top] : [];
      const now = viewOf(playedOn(laid.state, line.replace('lay', `lay ${letter ?? ''}`)).state);
      expect(spelled(fieldInOrder(now, triedOn(now, ordered.tried)))).toMatch(spelling);
    }
    expect(isRearranged(viewOf(before), triedOn(viewOf(before), beginDraft().tried))).toBe(false);
  });

  it('joins words, makes one longer with dice round it, and knows what does not go together (K10, K11)', () => {
    const words = viewOf(standing({ central: 'SX', words: [['TABLE'], ['SPOON', 'COMPUTE']] }));
    const [table, spoon, compute] = words.seats.flatMap((one) => one.words.map(({ id }) => id));
    if (table === undefined || spoon === undefined || compute === undefined) throw new Error('No words');
    const joined = after(words, { kind: 'word', word: table }, { kind: 'word', word: spoon });
    expect(wordOf(words, joined)).toMatchObject({
      word: 'TABLESPOON',
      move: { kind: 'join', words: [table, spoon] },
      value: { parts: 2, total: 210 },
      listed: true,
    });
    const longer = after(words, { kind: 'word', word: compute }, { kind: 'letter', letter: 'S' });
    expect(wordOf(words, longer)).toMatchObject({
      word: 'COMPUTES',
      move: { kind: 'extend', word: compute },
      problem: { code: 'kubagram/not-now' },
      value: { extendedFactor: 2 },
    });
    const mixed = after(words, { kind: 'word', word: table }, { kind: 'word', word: spoon }, ...type('S'));
    expect(wordOf(words, mixed)?.problem).toEqual({ code: 'kubagram/dice-and-words' });
  });

  it('lays out what a hint has found (P19)', () => {
    const dice = view.central.slice(0, 3);
    const found = after(view, ...type('X'), { kind: 'prepare', move: { kind: 'claim', by: ann, dice } });
    expect(wordOf(view, found)?.move).toEqual({ kind: 'claim', by: ann, dice });
  });

  it('keeps to itself whether a word is in the list where the table judges (K14)', () => {
    const judged = viewOf(standing({ central: 'CATTLE', options: { judge: 'challenge' } }));
    expect(wordOf(judged, after(judged, ...type('CATTLE')))).toMatchObject({
      listed: undefined,
      problem: undefined,
    });
  });

  it('reads I and J as the one letter of Dutch, on dice as in words (K12)', () => {
    const dutch = viewOf(standing({ central: 'ĲSBEER', options: { set: 'nl' } }));
    expect(wordOf(dutch, after(dutch, ...type('IJSBEER')))?.word).toBe('IJSBEER');
    expect(wordOf(dutch, after(dutch, ...type('IS')))?.word).toBe('IJS');
  });
});
