import { describe, expect, it } from 'vitest';
import { readTyped } from '#renderer/games/scruble/typed-move.ts';
import { placesOf, scruble } from '#shared/games/scruble/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { beforeTwists, cubeWith, twistsIn } from '#tests/support/scruble/table.ts';

const street = { ring: 6, from: 4, back: false } as const;
const line = "R 2U' F2: STREET";
const view = scruble.rules.viewFor(
  beforeTwists(cubeWith({ run: street, pegs: 'S T R E E T' }), "R 2U' F2"),
  seat(0),
);
const untouched = { twists: [], places: [] };
const places = placesOf({ ...street, length: 6 });

describe('a line that is typed at the table of SCRUBLE Cube', () => {
  it.each([
    ['twists and a word', untouched, line],
    ['a word after twists that are made', { twists: twistsIn("R 2U' F2"), places: [] }, 'street'],
    ['the rest of the twists', { twists: twistsIn('R'), places: [] }, "2U' F2: STREET"],
  ])('is traced: %s', (_, draft, text) => {
    expect(expectOk(readTyped(view, seat(0), draft, text))).toMatchObject({
      kind: 'trace',
      word: 'STREET',
      step: { twists: twistsIn("R 2U' F2"), places, wilds: {} },
    });
  });

  it('is what the command line makes of it, place and all', () => {
    const claim = expectOk(scruble.notation.parse(view, seat(0), line));
    const whole = scruble.notation.format(view, claim);
    expect(whole).toMatch(/^R 2U' F2: STREET at /);
    expect(expectOk(readTyped(view, seat(0), untouched, whole))).toMatchObject({
      isWord: false,
      step: { places },
    });
  });

  it('ends the turn, or allows a word, at once', () => {
    const pass = expectOk(readTyped(view, seat(0), { twists: twistsIn('R'), places: [] }, 'U: pass'));
    expect(pass).toEqual({ kind: 'move', move: { kind: 'pass', by: 0, twists: twistsIn('R U') } });
    expect(expectOk(readTyped(view, seat(0), untouched, 'allow QAT'))).toMatchObject({
      move: { kind: 'allow', words: ['QAT'] },
    });
  });

  it('goes on to the next place of a word that is traced, and stays where there is one alone', () => {
    const traced = { twists: twistsIn("R 2U' F2"), places };
    expect(expectOk(readTyped(view, seat(0), traced, 'STREET'))).toMatchObject({
      isWord: true,
      count: 1,
      number: 1,
      step: { places },
    });
  });

  it.each([
    ['r: STREET', 'scruble/small-letter'],
    ['row 9 left: STREET', 'scruble/no-such-layer'],
    ['STREET', 'scruble/word-not-there'],
    [`${line} at nowhere 1 1 right`, 'scruble/place-expected'],
    [`${line} at top 1 1 right`, 'scruble/letter-differs'],
    ['time 5', 'scruble/clock-ends'],
  ])('is refused with the reason of its reader: %s, %s', (text, code) => {
    const read = readTyped(view, seat(0), untouched, text);
    expect(read).toMatchObject({ ok: false, problem: { code } });
    const told = scruble.notation.parse(view, seat(0), text);
    if (!told.ok) expect(read).toEqual(told);
  });
});
