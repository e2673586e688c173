import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf, type Home } from '#electron/services/home.ts';
import { openLexica } from '#electron/services/lexica.ts';
import { openLibrary, type Library } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { movesOf } from '#shared/engine/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk, type Problem, type Result } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, verifyRecord, type GameRecord } from '#shared/records/index.ts';
import { newRecordText } from '#tests/electron/support/records.ts';
import { temporaryFolder } from '#tests/electron/support/temporary.ts';
import { randomGame } from '#tests/support/alphacubes/random-game.ts';

function aLibrary(): { readonly home: Home; readonly library: Library } {
  const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
  const records = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
  return { home, library: openLibrary({ home, records, bus: createEventBus() }) };
}

const empty = expectOk(parseRecord(newRecordText('Ann', 'Ben', 'Cleo')));
const pass = (seat: number) => ({ kind: 'pass', by }) as GameRecord['moves'][number];
/** Seats pass in their order, from whoever begins. */
const passes = (count: number, first: number): GameRecord['moves'] =>
  Array.from({ length: count }, (_, at) => pass((first + at) % 3));
const firstSeat = [0, 1, 2].find((seat) => isPlayable({ ...empty, moves: [pass(seat)] })) ?? 0;

function isPlayable(record: GameRecord): boolean {
  return replayed(record) === undefined;
}

function replayed(record: GameRecord): Problem | undefined {
  return verifyRecord(record, { has: () => true }).problem;
}

const textOf = (moves: GameRecord['moves']): string => formatRecord({ ...empty, moves });
const saidOf = (result: Result<unknown>): string =>
  result.ok ? 'ok' : problemText(createTranslator().t, result.problem);

describe('a record that does not play through its rules is not saved (7.4)', () => {
  const outOfTurn = textOf([pass(firstSeat), pass(firstSeat)]);

  test('a pass out of turn is refused with its move and its reason, by every way in', async () => {
    const { home, library } = aLibrary();
    const { id, revision } = expectOk(await library.create(textOf([])));
    const refusals = [
      await library.create(outOfTurn),
      await library.takeIn(outOfTurn),
      await library.save(id, outOfTurn, revision),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ problem: { code: 'alphacubes/not-your-turn', move: 2 } });
      expect(saidOf(refusal)).toMatch(/^Move 2 is not allowed: \S/);
    }
    expect(readdirSync(home.games)).toEqual([`${id}.cubewright.json`]);
    expect(readFileSync(join(home.games, `${id}.cubewright.json`), 'utf8')).toBe(textOf([]));
    expect(expectOk(await library.list())).toMatchObject({ games: [{ id }], unreadable: [] });
  });

  test('a game that cannot begin is refused', async () => {
    const { library } = aLibrary();
    const setUp = { first: 5 } as unknown as GameRecord['setUp'];
    const text = formatRecord({ ...empty, setUp });
    expect(await library.create(text)).toMatchObject({ problem: { code: 'alphacubes/first', move: 0 } });
  });

  test('a game saved move by move answers as one that is played from the start', async () => {
    const { library } = aLibrary();
    const game = playedGame();
    const of = (count: number): string => formatRecord({ ...game, moves: game.moves.slice(0, count) });
    const { id, ...created } = expectOk(await library.create(of(0)));
    let { revision } = created;
    const save = async (text: string): Promise<void> => {
      ({ revision } = expectOk(await library.save(id, text, revision)));
    };
    for (let count = 1; count <= game.moves.length; count += 1) {
      await save(of(count));
      // The move just made, a second time: never legal, whatever is known of the moves before it.
      const twice = {
        ...game,
        moves: [...game.moves.slice(0, count), ...game.moves.slice(count - 1, count)],
      };
      const expected = replayed(twice);
      const answer = await library.save(id, formatRecord(twice), revision);
      expect(answer.ok ? undefined : answer.problem).toEqual(expected);
      if (answer.ok) ({ revision } = answer.value);
      if (answer.ok) await save(of(count));
    }
    // Taken back, and gone on with otherwise.
    await save(of(game.moves.length - 2));
    await save(of(3));
    const tampered = { ...game, moves: game.moves.toSpliced(1, 1) };
    expect(replayed(tampered)).toBeDefined();
    expect(await library.save(id, formatRecord(tampered), revision)).toEqual({
      ok: false,
      problem: replayed(tampered),
    });
    await save(of(game.moves.length));
  });

  test('the same moves after another deal are played anew', async () => {
    const { library } = aLibrary();
    const moves = passes(2, firstSeat);
    const { id, revision } = expectOk(await library.create(textOf(moves)));
    const seeds = Array.from({ length: 100 }, (_, seed) => seed as GameRecord['seed']);
    // One that lets another seat begin.
    const other = seeds.map((seed) => ({ ...empty, seed, moves })).find((record) => !isPlayable(record));
    if (other === undefined) throw new Error('Every deal lets the same seat begin');
    expect(await library.save(id, formatRecord(other), revision)).toMatchObject({
      problem: { code: 'alphacubes/not-your-turn', move: 1 },
    });
  });
});

describe('a game whose word list is not here any more', () => {
  test('is saved on past its challenges, whose verdicts nobody can give again, and stays in the list', async () => {
    const { library } = aLibrary();
    const game = ruledGame('challenge', (record) => !isPlayable(record));
    const { id, revision } = expectOk(await library.create(formatRecord({ ...game, moves: [] })));
    expectOk(await library.save(id, formatRecord(game), revision));
    expect(expectOk(await library.list())).toMatchObject({ games: [{ id }], unreadable: [] });
    // What comes before the first challenge is still looked at.
    const wrong = formatRecord({ ...game, moves: [...game.moves.slice(0, 1), ...game.moves] });
    expect(await library.create(wrong)).toMatchObject({ ok: false });
  });
});

/** A game of the rules' own making that judges by its list, with plays in it. */
const playedGame = (): GameRecord => ruledGame('assisted', ({ moves }) => moves.length >= 12);

/** The first random game of that judge which is wanted. */
function ruledGame(
  judge: GameRecord['options']['judge'],
  isWanted: (record: GameRecord) => boolean,
): GameRecord {
  for (let seed = 1; ; seed += 1) {
    const { start, timeline } = randomGame(seed, 25);
    if (start.options.judge !== judge) continue;
    const record: GameRecord = {
      ...empty,
      options: start.options,
      seed: start.seed,
      setUp: start.setUp,
      players: Array.from({ length: start.seats }, (_, seat) => ({
        name: `P${seat + 1}`,
        kind: 'person' as const,
      })),
      moves: movesOf(timeline),
    };
    if (isWanted(record)) return record;
  }
}
