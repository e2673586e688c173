import { describe, expect, it } from 'vitest';
import { readTyped } from '#renderer/games/kubo/typed/use-typed-move.ts';
import type { Typist } from '#renderer/table/use-typed-line.ts';
import { kubo, type CardName, type KuboState } from '#shared/games/kubo/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { begun, moved } from '#tests/support/kubo/table.ts';

const hands: readonly (readonly CardName[])[] = [
  ['blue M1', 'blue L1', 'red M3'],
  ['blue XL3', 'red M4'],
  ['red L4', 'red L3'],
];
const table = begun({ seats: 3, setUp: { dealer: 2, hands } });
const window = moved(table, '0: lay blue M1', '0: lay blue L1', '0: end');
const ann: Typist = { seat: seat(0), name: 'Ann' };
const ben: Typist = { seat: seat(1), name: 'Ben' };
const cleo: Typist = { seat: seat(2), name: 'Cleo' };

const read = (state: KuboState, typists: readonly Typist[], text: string) =>
  readTyped(
    kubo,
    kubo.rules.viewFor(state, typists.length === 1 ? (typists[0]?.seat ?? 'table') : 'table'),
    typists,
    text,
  );

describe('a typed move of Kubo', () => {
  it('is that of the seat on turn, in the notation of the record', () => {
    expect(read(table, [ann], ' lay Blue m1')).toEqual({
      ok: true,
      value: { kind: 'lay', by: 0, card: 'blue M1' },
    });
    expect(read(table, [ann], '1 end')).toEqual({ ok: true, value: { kind: 'end', by: 0 } });
  });

  it('is refused in words that say how it is mended: by the notation, and by the rules', () => {
    expect(read(table, [ann], 'lay red')).toEqual({
      ok: false,
      problem: { code: 'kubo/card-expected', found: 'lay red' },
    });
    expect(read(table, [ann], 'lay red M3')).toMatchObject({
      ok: false,
      problem: { code: 'kubo/touches-nothing' },
    });
    expect(read(table, [ann], 'lay red M4')).toMatchObject({
      ok: false,
      problem: { code: 'kubo/not-in-hand' },
    });
    expect(read(table, [ann], 'claim blue S1 XL1')).toMatchObject({
      problem: { code: 'kubo/line-incomplete' },
    });
    expect(read(table, [ann], '')).toMatchObject({ problem: { code: 'kubo/empty-text' } });
  });

  it('may be typed in the language of the screens, and is refused as it was typed', () => {
    const dutch = (text: string) => readTyped(kubo, kubo.rules.viewFor(table, seat(0)), [ann], text, 'nl');
    expect(dutch('1 leg blauwe m1')).toEqual(read(table, [ann], 'lay blue M1'));
    expect(dutch('lay blue M1')).toEqual(read(table, [ann], 'lay blue M1'));
    expect(dutch('leg rood')).toEqual({
      ok: false,
      problem: { code: 'kubo/card-expected', found: 'leg rood' },
    });
  });

  it('says in the steal window whose it is, where several may claim', () => {
    const both = [ben, cleo];
    expect(read(window, both, 'claim blue S1 XL1')).toEqual({
      ok: false,
      problem: { code: 'kubo/who-claims', players: ['2 Ben', '3 Cleo'] },
    });
    expect(read(window, both, '1 claim blue S1 XL1')).toMatchObject({ problem: { code: 'kubo/who-claims' } });
    expect(read(window, both, '3 claim blue S1 XL1')).toEqual({
      ok: true,
      value: { kind: 'claim', by: 2, line: 'blue S1 to blue XL1' },
    });
    expect(read(window, both, '2: wave')).toEqual({ ok: true, value: { kind: 'wave', by: 1 } });
    expect(read(window, [cleo], 'wave')).toEqual({ ok: true, value: { kind: 'wave', by: 2 } });
    expect(read(window, [cleo], 'lay red L4')).toMatchObject({ problem: { code: 'kubo/window-open' } });
  });
});
