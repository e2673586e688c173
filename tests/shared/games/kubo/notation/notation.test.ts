import { describe, expect, it } from 'vitest';
import { cardNames, kubo, kuboLines, type KuboMove } from '#shared/games/kubo/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { begun } from '#tests/support/kubo/table.ts';

const view = kubo.rules.viewFor(begun(), 'table');
const read = (text: string) => kubo.notation.parse(view, seat(1), text);
const by = seat(1);

describe('the notation of Kubo', () => {
  const lay: KuboMove = { kind: 'lay', by, card: 'red M2' };
  const column: KuboMove = { kind: 'claim', by, line: 'red S1 to red S4' };
  const zoker: KuboMove = { kind: 'claim', by, line: 'blue S1 to red XL4' };
  const pillar: KuboMove = { kind: 'claim', by, line: 'blue L3 to red L3' };

  it.each<[string, KuboMove]>([
    ['lay red M2', lay],
    ['LAY RED m2', lay],
    ['lay M2 red', lay],
    ['red M2', lay],
    ['M2 red', lay],
    ['m2 r', lay],
    ['  lay   red   M 2 ', lay],
    ['lay red 2M', lay],
    ['claim red S1 S4', column],
    ['claim S4 S1 red', column],
    ['claim red S1 red S4', column],
    ['claim red S1 to red S4', column],
    ['claim red S1-S4', column],
    ['red S1 S4', column],
    ['claim red S1, S2, S3 and S4', column],
    ['claim red S2 S3', column],
    ['steal red S1 S4', column],
    ['claim blue S1 red XL4', zoker],
    ['claim red XL4 blue S1', zoker],
    ['claim S1 blue XL4 red', zoker],
    ['claim green M2 yellow L3', zoker],
    ['claim blue red L3', pillar],
    ['claim blue L3 red L3', pillar],
    ['draw', { kind: 'draw', by }],
    ['Draw a card', { kind: 'draw', by }],
    ['end', { kind: 'end', by }],
    ['end turn', { kind: 'end', by }],
    ['wave', { kind: 'wave', by }],
    ['Wave on.', { kind: 'wave', by }],
  ])('“%s” is read', (text, move) => {
    expect(read(text)).toEqual({ ok: true, value: move });
  });

  it.each<[string, string]>([
    ['', 'kubo/empty-text'],
    ['  . ', 'kubo/empty-text'],
    ['pass', 'kubo/unknown-text'],
    ['lay', 'kubo/card-expected'],
    ['lay red', 'kubo/card-expected'],
    ['lay M2', 'kubo/card-expected'],
    ['lay pink M2', 'kubo/card-expected'],
    ['lay red M5', 'kubo/card-expected'],
    ['lay red M2 M3', 'kubo/card-expected'],
    ['claim', 'kubo/cards-expected'],
    ['claim red S1', 'kubo/cards-expected'],
    ['claim red S1 S1', 'kubo/cards-expected'],
    ['claim red blue S1 S2 S3', 'kubo/cards-expected'],
    ['claim red S1 blue M3', 'kubo/no-line'],
    ['claim red S1 S4 XL1', 'kubo/no-line'],
    ['draw red M2', 'kubo/unknown-text'],
    ['end game', 'kubo/unknown-text'],
    ['close', 'kubo/clock-closes'],
    ['constructor', 'kubo/unknown-text'],
    ['lay __proto__', 'kubo/card-expected'],
    ['x'.repeat(100_000), 'kubo/unknown-text'],
  ])('“%.30s” is refused with %s', (text, code) => {
    expect(read(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('the clock closes, and nothing else', () => {
    const parse = (text: string) => kubo.notation.parse(view, 'clock', text);
    expect(parse('close 1763793158000')).toEqual({
      ok: true,
      value: { kind: 'close', by: 'clock', at: 1_763_793_158_000 },
    });
    expect(parse('close')).toMatchObject({ problem: { code: 'kubo/clock-time-expected' } });
    expect(parse('close now')).toMatchObject({ problem: { code: 'kubo/clock-time-expected' } });
    expect(parse('end')).toMatchObject({ problem: { code: 'kubo/unknown-text' } });
  });

  it('every card and every line is written as short as it is read again', () => {
    for (const card of cardNames) {
      const text = kubo.notation.format(view, { kind: 'lay', by, card });
      expect(text).toBe(`lay ${card}`);
      expect(expectOk(read(text))).toEqual({ kind: 'lay', by, card });
    }
    for (const { id } of kuboLines) {
      const text = kubo.notation.format(view, { kind: 'claim', by, line: id });
      expect(expectOk(read(text))).toEqual({ kind: 'claim', by, line: id });
    }
    expect(kubo.notation.format(view, column)).toBe('claim red S1 S4');
    expect(kubo.notation.format(view, zoker)).toBe('claim blue S1 red XL4');
  });
});

describe('moves and set-ups from outside', () => {
  it.each([
    { kind: 'lay', by: 0, card: 'red M5' },
    { kind: 'lay', by: 6, card: 'red M2' },
    { kind: 'lay', by: 0, card: 'red M2', cell: 1 },
    { kind: 'claim', by: 0, line: 'red S4 to red S1' },
    { kind: 'claim', by: 0, line: 'red S1 to red S3' },
    { kind: 'close', by: 0, at: 5 },
    { kind: 'close', by: 'clock' },
    { kind: 'close', by: 'clock', at: -1 },
    { kind: 'wave', by: 'clock' },
    { kind: 'pass', by: 0 },
  ])('a record with the move %o is refused', (move) => {
    expect(kubo.moveSchema.safeParse(move).success).toBe(false);
  });

  it.each([{ deck: ['red M5'] }, { hands: [['red M2']], board: [] }, { scores: [1.5, 2] }, { dealer: -1 }])(
    'a record with the set-up %o is refused',
    (setUp) => {
      expect(kubo.setUpSchema.safeParse(setUp).success).toBe(false);
    },
  );
});
