import { describe, expect, it } from 'vitest';
import {
  everyTwist,
  headingOf,
  nearestRefusal,
  layers,
  parseTwists,
  placeName,
  plainTwist,
  runFrom,
  scruble,
  twistsText,
} from '#shared/games/scruble/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { beforeTwists, cubeWith, moved, moveIn, twistsIn } from '#tests/support/scruble/table.ts';

const street = { ring: 6, from: 4, back: false } as const;
const cube = cubeWith({ run: street, pegs: 'S T R E E T' });
const state = beforeTwists(cube, "R 2U' F2");
const view = scruble.rules.viewFor(state, 'table');
const parse = (text: string) => scruble.notation.parse(view, seat(0), text);
const twists = twistsIn("R 2U' F2");

describe('twists as text', () => {
  it('are written in cubers’ letters or plain words, and read as the same', () => {
    for (const twist of everyTwist) {
      expect(twistsIn(twistsText([twist]))).toEqual([twist]);
      expect(twistsIn(plainTwist(twist))).toEqual([twist]);
    }
    expect(new Set(everyTwist.map((twist) => twistsText([twist]))).size).toBe(36);
    expect(everyTwist.filter(({ layer }) => layer === 4).map((one) => twistsText([one]))).toEqual([
      "R'",
      'R2',
      'R',
    ]);
  });

  it('say the same in both', () => {
    expect(twistsIn('row 2 left, column 4 half; slice 1 clockwise')).toEqual(twistsIn('2U R2 F'));
    expect(twistsIn('Column 4 up, row 4 right,slice 4 counterclockwise')).toEqual(twistsIn('R D B'));
    expect(twistsIn("Rw U3 2F2' 3L")).toEqual(twistsIn("R 2R U' 2F2 2R'"));
    expect(twistsIn('4R')).toEqual(twistsIn("L'"));
    expect(twistsIn(' , ')).toEqual([]);
  });

  it.each([
    ['r', 'scruble/small-letter'],
    ['X', 'scruble/unknown-twist'],
    ['R4', 'scruble/unknown-twist'],
    ['5R', 'scruble/no-such-layer'],
    ['5Rw', 'scruble/no-such-layer'],
    ['0U', 'scruble/no-such-layer'],
    ['row 5 left', 'scruble/no-such-layer'],
    ['row 2 up', 'scruble/unknown-twist'],
  ])('%s is none: %s', (text, code) => {
    expect(parseTwists(text)).toMatchObject({ ok: false, problem: { code } });
  });
});

describe('words as text', () => {
  it('begin at a place and go on in one of four ways, whatever the ring', () => {
    for (const { number } of layers) {
      for (let from = 0; from < 16; from += 1) {
        for (const back of [false, true]) {
          const { place, heading } = headingOf({ ring: number, from, back });
          expect(runFrom(place, heading, 5)).toEqual({ ring: number, from, back, length: 5 });
          expect(placeName(place)).toMatch(/^(top|left|front|right|bottom|back) [1-4] [1-4]$/);
        }
      }
    }
  });

  it('are read with the place, or found without one', () => {
    const claim = { kind: 'claim', by: 0, twists, word: 'STREET', at: street };
    for (const text of [
      "R 2U' F2: STREET at front 2 1 right",
      "R 2U' F2: claim street front 2,1 right.",
      'column 4 up, row 2 right, slice 1 half: STREET at Front 2, 1 Right',
      "R 2U' F2: street",
    ]) {
      expect(parse(text), text).toEqual({ ok: true, value: claim });
    }
    expect(scruble.notation.format(view, { ...claim, kind: 'claim', by: seat(0), crossing: 'ELF' })).toBe(
      "R 2U' F2: STREET at front 2 1 right, crossing ELF",
    );
    expect(parse("R 2U' F2: STREET at front 2 1 right, crossing ELF")).toMatchObject({
      value: { crossing: 'ELF' },
    });
    expect(parse('CLAIM at front 1 1 down')).toMatchObject({
      value: { word: 'CLAIM', at: { ring: 1, from: 4, back: false } },
    });
  });

  it('that may not be claimed where they stand are told so', () => {
    expect(moveIn(beforeTwists(cube, 'D'), '0: D: STREET')).toMatchObject({
      problem: { code: 'scruble/stood-before' },
    });
  });

  it('S8 that may be claimed nowhere are refused for the reason of the place that comes nearest', () => {
    const odd = cubeWith({ run: street, pegs: 'S T R E E 3L' });
    // With a premium peg in it the word can be read, and the reason is that such a peg is no letter.
    expect(moveIn(beforeTwists(odd, 'D'), '0: D: STREET')).toMatchObject({
      problem: { code: 'scruble/premium-in-word', place: 'right 2 2' },
    });
    const seen = (from: typeof state) => scruble.rules.viewFor(from, 'table');
    expect(nearestRefusal(seen(beforeTwists(cube, 'D')), twistsIn('D'), 'STREET')).toEqual({
      code: 'scruble/stood-before',
      word: 'STREET',
    });
    expect(nearestRefusal(seen(beforeTwists(cube, '')), [], 'STREET').code).toBe('scruble/no-twist');
    expect(nearestRefusal(view, twists, 'ST')).toEqual({ code: 'scruble/too-short', word: 'ST', least: 3 });
    expect(nearestRefusal(view, twists, 'QZXJQZ')).toEqual({
      code: 'scruble/word-not-there',
      word: 'QZXJQZ',
    });
  });

  it('S10 that were claimed before are told so wherever they stand, and of another’s turn first', () => {
    const claimed = cubeWith({ run: street, pegs: 'S T R E E T' });
    const played = moved(beforeTwists(claimed, 'R'), '0: R: STREET');
    expect(moveIn(played, '1: U: STREET')).toMatchObject({ problem: { code: 'scruble/claimed-before' } });
    expect(moveIn(played, '0: U: QZXJQZ')).toMatchObject({ problem: { code: 'scruble/not-your-turn' } });
  });

  it.each([
    ['', 'scruble/empty-text'],
    ['R U:', 'scruble/no-word'],
    ['R: QZXJQZ', 'scruble/word-not-there'],
    ['R: STREET at front 5 1 right', 'scruble/place-expected'],
    ['R: STREET at front 1 1 sideways', 'scruble/place-expected'],
    ['R: STREET at middle 1 1 right', 'scruble/place-expected'],
    ['R: 17', 'scruble/unknown-text'],
    ['R: S', 'scruble/bad-word'],
    ['r: pass', 'scruble/small-letter'],
    [`${'R '.repeat(1001)}: pass`, 'scruble/too-many-twists'],
    ['allow', 'scruble/no-word'],
    ['allow Q', 'scruble/bad-word'],
    ['time 5', 'scruble/clock-ends'],
  ])('%s is no move: %s', (text, code) => {
    expect(parse(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('of the clock are its moment alone', () => {
    expect(scruble.notation.parse(view, 'clock', 'time 1763793158000')).toEqual({
      ok: true,
      value: { kind: 'time', by: 'clock', at: 1_763_793_158_000 },
    });
    expect(scruble.notation.parse(view, 'clock', 'time soon').ok).toBe(false);
    expect(scruble.notation.parse(view, 'clock', 'pass').ok).toBe(false);
  });
});

it('a view is told as the unfolded cube and the words that stand', () => {
  const claimed = moveIn(state, "0: R 2U' F2: STREET");
  if (!claimed.ok) throw new Error(claimed.problem.code);
  const step = scruble.rules.apply(state, claimed.value);
  if (!step.ok) throw new Error(step.problem.code);
  const lines = scruble.picture?.(scruble.rules.viewFor(step.value.state, 'table')) ?? [];
  expect(lines[0]).toEqual({ says: 'round', round: 1 });
  expect(lines).toHaveLength(14);
  expect(lines[6]).toMatch(/S {2}T {2}R {2}E {3}E {2}T/);
  expect(lines.at(-1)).toEqual({ says: 'stands', word: 'STREET', place: 'front 2 1 right' });
});
