import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf, type Home } from '#electron/services/home/home.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { openLibrary, type Library } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { movesOf, currentState } from '#shared/engine/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk, seat, type Problem, type Result } from '#shared/kernel/index.ts';
import { formatRecord, verifyRecord } from '#shared/records/index.ts';
import { newRecordText } from '#tests/electron/support/records.ts';
import { temporaryFolder } from '#tests/electron/support/temporary.ts';
import { randomGame } from '#tests/support/alphacubes/random-game.ts';
import { readRecord, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { timelineOf } from '#tests/support/alphacubes/timeline-of.ts';
import { version1Text } from '#tests/support/alphacubes/version-1.ts';

function aLibrary(): { readonly home: Home; readonly library: Library } {
  const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
  const records = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
  return { home, library: openLibrary({ home, records, bus: createEventBus() }) };
}

const empty = readRecord(newRecordText('Ann', 'Ben', 'Cleo'));
const pass = (at: number) => ({ kind: 'pass', by: seat(at) }) as const;
/** Seats pass in their order, from whoever begins. */
const passes = (count: number, first: number): AlphacubesRecord['moves'] =>
  Array.from({ length: count }, (_, at) => pass((first + at) % 3));
const firstSeat = [0, 1, 2].find((at) => isPlayable({ ...empty, moves: [pass(at)] })) ?? 0;

function isPlayable(record: AlphacubesRecord): boolean {
  return replayed(record) === undefined;
}

function replayed(record: AlphacubesRecord): Problem | undefined {
  return verifyRecord(record).problem;
}

const textOf = (moves: AlphacubesRecord['moves']): string => formatRecord({ ...empty, moves });
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
    const text = formatRecord({ ...empty, setUp: { first: 5 } });
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
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    // One that lets another seat begin.
    const other = seeds.map((seed) => ({ ...empty, seed, moves })).find((record) => !isPlayable(record));
    if (other === undefined) throw new Error('Every deal lets the same seat begin');
    expect(await library.save(id, formatRecord(other), revision)).toMatchObject({
      problem: { code: 'alphacubes/not-your-turn', move: 1 },
    });
  });
});

describe('a verdict that somebody has changed', () => {
  const game = ruledGame('assisted', ({ moves }) => moves.filter(({ kind }) => kind === 'play').length >= 3);
  const at = game.moves.findLastIndex(({ kind }) => kind === 'play');
  const play = game.moves[at];
  if (play?.kind !== 'play' || play.accepted === undefined) throw new Error('A play that was judged');
  const { accepted } = play;
  const [main = ''] = accepted;

  test.each([
    ['left out', undefined],
    ['of another word', [`${main}S`]],
    ['of a word more', [...accepted, 'ZA']],
    ['of the main word twice', [main, main]],
  ])('is refused in a play, with the words that it forms: %s', async (_, judged) => {
    const { library } = aLibrary();
    const text = formatRecord({ ...game, moves: game.moves.with(at, { ...play, accepted: judged }) });
    const refused = await library.create(text);
    expect(refused).toEqual({
      ok: false,
      problem: { code: 'alphacubes/verdict-differs', words: accepted, judged: judged ?? [], move: at + 1 },
    });
    expect(saidOf(refused)).toMatch(new RegExp(`^Move ${at + 1} is not allowed: .*${main}`));
  });

  test('is refused in a play where plays are judged only when challenged', async () => {
    const { library } = aLibrary();
    const disputed = ruledGame('challenge', ({ moves }) => moves.some(({ kind }) => kind === 'play'));
    const first = disputed.moves.findIndex(({ kind }) => kind === 'play');
    const unjudged = disputed.moves[first];
    if (unjudged?.kind !== 'play') throw new Error('A play');
    const moves = disputed.moves.with(first, { ...unjudged, accepted: ['CAT'] });
    const refused = await library.create(formatRecord({ ...disputed, moves }));
    const problem = { code: 'alphacubes/verdict-too-early', words: ['CAT'], move: first + 1 };
    expect(refused).toEqual({ ok: false, problem });
    expect(saidOf(refused)).toMatch(new RegExp(`^Move ${first + 1} is not allowed: .*CAT`));
  });

  test('is believed in a challenge, which the table has settled, and all that follows is played by it', async () => {
    const { library } = aLibrary();
    const disputed = ruledGame('challenge', ({ moves }) => moves.some(({ kind }) => kind === 'challenge'));
    const upTo = disputed.moves.findIndex(({ kind }) => kind === 'challenge');
    const moves = disputed.moves.slice(0, upTo + 1);
    const challenge = moves[upTo];
    if (challenge?.kind !== 'challenge') throw new Error('A play that was challenged');
    const { good } = challenge;
    const ends = [good, !good].map((verdict) => {
      const record = { ...disputed, moves: moves.with(upTo, { ...challenge, good: verdict }) };
      return { record, state: currentState(timelineOf(record)) };
    });
    for (const { record } of ends) expectOk(await library.create(formatRecord(record)));
    // Good, the play lies on the board; otherwise its cubes are back in the hand.
    const lying = ends.map(({ state }) => Object.keys(state.squares).length);
    expect(lying[good ? 0 : 1]).toBeGreaterThan(lying[good ? 1 : 0] ?? 0);
  });
});

describe('a game whose word list is not here any more', () => {
  const game = ruledGame('challenge', ({ moves }) => {
    const challenged = moves.findIndex(({ kind }) => kind === 'challenge');
    return challenged >= 1 && challenged < moves.length - 1;
  });
  const challenged = game.moves.findIndex(({ kind }) => kind === 'challenge');
  const last = game.moves.slice(-1);

  test('is saved on by its verdicts, and every move is looked at', async () => {
    const { library } = aLibrary();
    const { id, revision } = expectOk(await library.create(formatRecord({ ...game, moves: [] })));
    expectOk(await library.save(id, formatRecord(game), revision));
    expect(expectOk(await library.list())).toMatchObject({ games: [{ id }], unreadable: [] });
    const wrong = { ...game, moves: game.moves.toSpliced(challenged, 1) };
    expect(replayed(wrong)).toBeDefined();
    expect(await library.create(formatRecord(wrong))).toEqual({ ok: false, problem: replayed(wrong) });
  });

  test('is saved past its challenges from version 1, whose verdicts nobody can give again', async () => {
    const { library } = aLibrary();
    const { id, revision } = expectOk(await library.create(version1Text({ ...game, moves: [] })));
    expectOk(await library.save(id, version1Text(game), revision));
    expect(expectOk(await library.list())).toMatchObject({ games: [{ id }], unreadable: [] });
    const behind = { ...game, moves: [...game.moves, ...last, ...last, ...last] };
    expect(await library.create(version1Text(behind))).toMatchObject({ ok: true });
    // What comes before the first challenge is still looked at.
    const before = { ...game, moves: [...game.moves.slice(0, 1), ...game.moves] };
    expect(await library.create(version1Text(before))).toEqual({ ok: false, problem: replayed(before) });
  });
});

/** A game of the rules' own making that judges by its list, with plays in it. */
const playedGame = (): AlphacubesRecord => ruledGame('assisted', ({ moves }) => moves.length >= 12);

/** The first random game of that judge which is wanted. */
function ruledGame(
  judge: AlphacubesRecord['options']['judge'],
  isWanted: (record: AlphacubesRecord) => boolean,
): AlphacubesRecord {
  for (let seed = 1; ; seed += 1) {
    const { start, timeline } = randomGame(seed, 25);
    if (start.options.judge !== judge) continue;
    const record: AlphacubesRecord = {
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
