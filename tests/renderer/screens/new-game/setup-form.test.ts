import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstForm,
  firstLevel,
  formerPlaces,
  isReseated,
  parseSeed,
  recordOf,
  reseatedPosition,
  seedLimit,
  setupForm,
  type SetupForm,
} from '#renderer/screens/new-game/setup-form.ts';
import { followsOthers } from '#shared/engine/index.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { languages, type Language } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';

const lexicon = { name: 'english', sha256: 'a'.repeat(64) };
const form: SetupForm = firstForm('alphacubes', ['Orange', 'Yellow', 'Green']);
const people = (...names: readonly string[]) => names.map((name) => ({ name, kind: 'person' as const }));
const problemOf = (how: Partial<SetupForm>) => {
  const result = recordOf('alphacubes', { ...form, ...how }, lexicon, 7);
  return result.ok ? undefined : result.problem;
};

describe('the set-up form', () => {
  it('gives a record that reads back as it was filled in', () => {
    const record = expectOk(parseRecord(expectOk(recordOf('alphacubes', form, lexicon, 11))));
    expect(record).toMatchObject({ game: 'alphacubes', seed: 11, lexicon, moves: [] });
    expect(record.players).toEqual([
      { name: 'Orange', kind: 'person' },
      { name: 'Yellow', kind: 'computer', level: followsOthers },
    ]);
  });

  it('seats computers with their level, and remembers tables of people alone', () => {
    const players = [...people(' Mira'), { name: 'Anders', kind: 'computer', level: 3 } as const];
    const record = expectOk(parseRecord(expectOk(recordOf('alphacubes', { ...form, players }, lexicon, 11))));
    expect(record.players).toEqual([
      { name: 'Mira', kind: 'person' },
      { name: 'Anders', kind: 'computer', level: 3 },
    ]);
    expect(setupForm('alphacubes').parse({ ...form, players }).players).toEqual(players);
    expect(setupForm('alphacubes').parse({ ...form, players: ['Mira', 'Jo'] }).players).toEqual(
      people('Mira', 'Jo'),
    );
    expect(
      setupForm('alphacubes').safeParse({ ...form, players: [{ ...players[1], level: 22 }] }).success,
    ).toBe(false);
  });

  it('prefers a typed seed to chance', () => {
    const record = expectOk(
      parseRecord(expectOk(recordOf('alphacubes', { ...form, seed: ' 42 ' }, lexicon, 7))),
    );
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
    const standard = recordOf('alphacubes', { ...form, options: { ...form.options, ownBoard } }, lexicon, 7);
    expect(readRecord(expectOk(standard)).options.ownBoard).toEqual([]);
    expect(problemOf({ options: { ...form.options, board: 'own', ownBoard } })).toMatchObject({
      code: 'set/board-size',
      rows: 2,
    });
  });

  it('takes words of the table in any case, and refuses what is no spelling', () => {
    const options = { ...form.options, allow: [' ritz ', ''], forbid: [] };
    const record = expectOk(parseRecord(expectOk(recordOf('alphacubes', { ...form, options }, lexicon, 7))));
    expect(record.options).toMatchObject({ allow: ['RITZ'], forbid: [] });
    expect(problemOf({ options: { ...form.options, allow: ['no way'] } })).toMatchObject({
      code: 'setup/list-word',
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

  it('names the game as its people have written it, or not at all', () => {
    const named = recordOf('alphacubes', { ...form, title: ' Sunday ' }, lexicon, 7);
    expect(expectOk(parseRecord(expectOk(named))).title).toBe('Sunday');
    expect(expectOk(recordOf('alphacubes', form, lexicon, 7))).not.toContain('"title"');
    expect(problemOf({ title: 'x'.repeat(61) })).toEqual({ code: 'setup/title-too-long', most: 60 });
  });
});

describe('a position that was entered', () => {
  const kubo = firstForm('kubo', ['Orange', 'Yellow']);
  const entered = { turn: 1, laid: ['green S1'], hands: [['red M2'], ['blue L1']], scores: [3, 14] };
  const recordWith = (isChosen: boolean) =>
    expectOk(
      parseRecord(expectOk(recordOf('kubo', { ...kubo, position: { isChosen, entered } }, undefined, 11))),
    );

  it('is the set-up of the record, where it is chosen', () => {
    expect(recordWith(true).setUp).toEqual(entered);
    expect(recordWith(false).setUp).toBeUndefined();
  });

  it('is kept with the form, whole or not', () => {
    const schema = setupForm('kubo');
    for (const some of [entered, {}, { hands: [[], ['red M2']] }]) {
      const filled = { ...kubo, position: { isChosen: true, entered: some } };
      expect(schema.parse(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
    }
    expect(
      schema.safeParse({ ...kubo, position: { isChosen: true, entered: { laid: ['ace'] } } }).success,
    ).toBe(false);
  });

  it('is refused by the rules of its game', () => {
    const position = { isChosen: true, entered: { ...entered, laid: ['yellow M3'] } };
    expect(recordOf('kubo', { ...kubo, position }, undefined, 11)).toEqual({
      ok: false,
      problem: { code: 'kubo/set-up-cannot-lie', card: 'yellow M3' },
    });
  });

  it('knows who sat where: one who left, one who came, one whose name was written over', () => {
    const [mira, jo, al] = people('Mira', 'Jo', 'Al');
    if (mira === undefined || jo === undefined || al === undefined) throw new Error('three people');
    expect(formerPlaces([mira, jo, al], [mira, al])).toEqual([0, 2]);
    expect(formerPlaces([mira, jo], [mira, jo, al])).toEqual([0, 1, undefined]);
    expect(formerPlaces([mira, jo], [mira, { ...jo, name: 'Joe' }])).toEqual([0, 1]);
  });

  it('goes along with its players, whether the form that enters it is loaded or not', () => {
    expect(reseatedPosition('kubo', { isChosen: true, entered }, [1])).toMatchObject({
      isChosen: true,
      entered: { turn: 0, laid: ['green S1'], hands: [['blue L1']], scores: [14] },
    });
    expect(reseatedPosition('alphacubes', { isChosen: false, entered: {} }, [1, 0])).toEqual({
      isChosen: false,
      entered: {},
    });
  });

  it.each<[string, number, readonly (number | undefined)[], boolean]>([
    ['somebody came', 2, [0, 1, undefined], true],
    ['the last one left', 3, [0, 1], true],
    ['the first one left', 3, [1, 2], true],
    ['two changed places', 3, [0, 2, 1], true],
    ['all sit where they sat', 3, [0, 1, 2], false],
  ])('knows whether the table is seated otherwise: %s', (_how, before, from, otherwise) => {
    expect(isReseated(before, from)).toBe(otherwise);
  });
});

it('a first form has the dice of the screens’ language, where the game has some in it', () => {
  const setIn = (id: GameId, screens: Language | undefined) =>
    firstForm(id, ['Ann'], [], screens).options['set'];
  expect((['en', 'nl', 'sv', undefined] as const).map((screens) => setIn('kubagram', screens))).toEqual([
    'en',
    'nl',
    'sv',
    'en',
  ]);
  for (const screens of languages) {
    expect([setIn('alphacubes', screens), setIn('cubeword', screens)]).toEqual(['standard', 'standard']);
  }
});

describe.each(gameIds)('the set-up form of %s', (id) => {
  const { computers, lexicon: words, seats } = gameOf(id);
  const names = ['Orange', 'Yellow', 'Green', 'Blue', 'Red', 'White'];
  const used = words === 'required' ? lexicon : undefined;

  it('gives a record as nobody has filled it in', () => {
    const record = expectOk(parseRecord(expectOk(recordOf(id, firstForm(id, names), used, 11))));
    expect(record).toMatchObject({ game: id, seed: 11, moves: [] });
    expect(record.lexicon).toEqual(used);
  });

  it('comes back as it was kept in a file, and not with a player too many or a level that is not there', () => {
    const first = firstForm(id, names);
    const schema = setupForm(id);
    expect(schema.parse(JSON.parse(JSON.stringify(first)))).toEqual(first);
    expect(
      schema.safeParse({ ...first, players: people(...'1234567'.slice(0, seats.most + 1)) }).success,
    ).toBe(false);
    const level = computers.levels.length + 1;
    const strong = { name: 'Anders', kind: 'computer', level };
    expect(schema.safeParse({ ...first, players: [strong, ...first.players] }).success).toBe(false);
  });

  it('seats those who sat at the table already, as many as there is room for, and computers anew', () => {
    const before = people('1', '2', '3', '4', '5', '6', '7');
    expect(firstForm(id, names, before).players).toEqual(before.slice(0, seats.most));
    const one = firstForm(id, names, [{ name: 'Anders', kind: 'computer', level: 99 }]).players;
    expect(one).toHaveLength(seats.least);
    expect(one.slice(1).every(({ kind }) => kind === 'computer')).toBe(true);
    expect(one[0]).toEqual({ name: 'Anders', kind: 'computer', level: firstLevel(id) });
  });
});
