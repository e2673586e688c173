import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstForm,
  parseSeed,
  recordOf,
  seedLimit,
  setupForm,
  type SetupForm,
} from '#renderer/screens/new-game/setup-form.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';

const lexicon = { name: 'english', sha256: 'a'.repeat(64) };
const form: SetupForm = firstForm(['Orange', 'Yellow', 'Green']);
const people = (...names: readonly string[]) => names.map((name) => ({ name, kind: 'person' as const }));
const problemOf = (how: Partial<SetupForm>) => {
  const result = recordOf({ ...form, ...how }, lexicon, 7);
  return result.ok ? undefined : result.problem;
};

describe('the set-up form', () => {
  it('gives a record that reads back as it was filled in', () => {
    const record = expectOk(parseRecord(expectOk(recordOf(form, lexicon, 11))));
    expect(record).toMatchObject({ game: 'alphacubes', seed: 11, lexicon, moves: [] });
    expect(record.players).toEqual([
      { name: 'Orange', kind: 'person' },
      { name: 'Yellow', kind: 'person' },
    ]);
  });

  it('seats computers with their level, and remembers tables of people alone', () => {
    const players = [...people(' Mira'), { name: 'Anders', kind: 'computer', level: 3 } as const];
    const record = expectOk(parseRecord(expectOk(recordOf({ ...form, players }, lexicon, 11))));
    expect(record.players).toEqual([
      { name: 'Mira', kind: 'person' },
      { name: 'Anders', kind: 'computer', level: 3 },
    ]);
    expect(setupForm.parse({ ...form, players }).players).toEqual(players);
    expect(setupForm.parse({ ...form, players: ['Mira', 'Jo'] }).players).toEqual(people('Mira', 'Jo'));
    expect(setupForm.safeParse({ ...form, players: [{ ...players[1], level: 5 }] }).success).toBe(false);
  });

  it('prefers a typed seed to chance', () => {
    const record = expectOk(parseRecord(expectOk(recordOf({ ...form, seed: ' 42 ' }, lexicon, 7))));
    expect(record.seed).toBe(42);
  });

  it('names the place without a name and the name that stands twice', () => {
    expect(problemOf({ players: people('Mira', ' ') })).toEqual({ code: 'setup/no-name', place: 2 });
    expect(problemOf({ players: people('Mira', 'Jo', 'mira ') })).toEqual({
      code: 'setup/same-name',
      place: 3,
      name: 'mira',
    });
  });

  it('leaves out a board that is not played, and refuses one that is none', () => {
    const ownBoard = ['.....', '..*..', ''];
    const standard = recordOf({ ...form, options: { ...form.options, ownBoard } }, lexicon, 7);
    expect(readRecord(expectOk(standard)).options.ownBoard).toEqual([]);
    expect(problemOf({ options: { ...form.options, board: 'own', ownBoard } })).toMatchObject({
      code: 'set/board-size',
      rows: 2,
    });
  });

  it('takes words of the table in any case, and refuses what is no spelling', () => {
    const options = { ...form.options, allow: [' ritz ', ''], forbid: [] };
    const record = expectOk(parseRecord(expectOk(recordOf({ ...form, options }, lexicon, 7))));
    expect(record.options).toMatchObject({ allow: ['RITZ'], forbid: [] });
    expect(problemOf({ options: { ...form.options, allow: ['no way'] } })).toMatchObject({
      code: 'alphacubes/bad-list-word',
    });
  });

  it('takes every whole number from 0 to 2^32 - 1 as a seed, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: seedLimit }), (seed) => {
        expect(expectOk(parseSeed(String(seed)))).toBe(seed);
      }),
    );
    for (const wrong of ['', '-1', '1.5', '4294967296', '1e3', '0x10', 'seven', '99999999999']) {
      expect(parseSeed(wrong).ok, wrong).toBe(false);
    }
  });
});
