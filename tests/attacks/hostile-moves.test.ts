import { describe, expect, test } from 'vitest';
import { createReplayCheck } from '#electron/services/replaying.ts';
import { movesOf, currentState } from '#shared/engine/index.ts';
import { alphacubes } from '#shared/games/alphacubes/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk, type Problem } from '#shared/kernel/index.ts';
import { acceptNone } from '#shared/lexicon/index.ts';
import {
  formatRecord,
  upgradeRecord,
  parseRecord,
  replayRecord,
  verifyRecord,
  type AnyRecord,
} from '#shared/records/index.ts';
import { newRecordText } from '#tests/electron/support/records.ts';
import { inWords } from '#tests/support/in-words.ts';
import { smallJudge } from '#tests/support/alphacubes/lexicon.ts';
import { Dice, randomGame } from '#tests/support/alphacubes/random-game.ts';
import { readRecord, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { timelineOf } from '#tests/support/alphacubes/timeline-of.ts';
import { version1Text } from '#tests/support/alphacubes/version-1.ts';

const { t } = createTranslator();
const empty = readRecord(newRecordText('Ann', 'Ben'));
const changesOfEach = 40;

/** A game of the rules' own making. */
function randomRecord(seed: number): AlphacubesRecord {
  const { start, timeline } = randomGame(seed, 20);
  const players = Array.from({ length: start.seats }, (_, at) => ({
    name: `P${at + 1}`,
    kind: 'person' as const,
  }));
  const { options, setUp } = start;
  return { ...empty, options, seed: start.seed, setUp, players, moves: movesOf(timeline) };
}

const records = Array.from({ length: 30 }, (_, seed) => randomRecord(seed));

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What no game writes, and what another place of a record may hold. */
const oddities: readonly Json[] = [
  ...[null, true, false, '', -1, 0, 0.5, 1, 2, 5, 6, 97, 98, 2 ** 53, 'A', 'Q', 'ZZZ', 'A1', 'I9', 'J9'],
  ...['U21', 'U22', 'clock', 'play', 'pass', 'exchange', 'challenge', 'accept', 'allow', 'own'],
  ...[[], {}, [0], ['ZZZ'], { kind: 'pass', by: 0 }, { square: 'I9', cube: 0, letter: 'A' }],
];

/** The same value with something else in one place of it, taken at random. */
function changed(dice: Dice, value: Json): Json {
  const isLeaf = typeof value !== 'object' || value === null;
  if (isLeaf || dice.chance(8)) return dice.pick(oddities);
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    const at = dice.below(items.length + 1);
    const item = items[at];
    const action = dice.below(6);
    if (item === undefined) return [...items, dice.pick([...items, ...oddities])];
    if (action === 0) return items.toSpliced(at, 1);
    if (action === 1) return items.toSpliced(at, 0, dice.pick(items));
    if (action === 2) return items.with(at, dice.pick(items));
    return items.with(at, changed(dice, item));
  }
  const entries = Object.entries(value as Readonly<Record<string, Json>>);
  if (entries.length === 0 || dice.chance(5)) return { ...value, [dice.pick(['by', 'seat', 'x'])]: 0 };
  const [key, entry] = dice.pick(entries);
  return dice.chance(10)
    ? Object.fromEntries(entries.filter(([one]) => one !== key))
    : { ...value, [key]: changed(dice, entry) };
}

/** Texts of a record with one to three things changed, most of them in its moves. */
function* hostileTexts(dice: Dice, text: string): Generator<string> {
  const record = JSON.parse(text) as Readonly<Record<string, Json>>;
  for (let count = 0; count < changesOfEach; count += 1) {
    let hostile = record;
    for (let times = 1 + dice.below(3); times > 0; times -= 1) {
      const key = dice.chance(85) ? 'moves' : dice.pick(Object.keys(record));
      hostile = { ...hostile, [key]: changed(dice, hostile[key] ?? null) };
    }
    yield JSON.stringify(hostile);
  }
}

/** Keeps the code with which a text was refused, or that it plays. */
function note(codes: Set<string>, problem: Problem | undefined): void {
  codes.add(problem?.code ?? 'plays');
  if (problem === undefined) return;
  expect(problem.code).toMatch(/^(record|setup|set|alphacubes)\/[a-z-]+$/);
  // A sentence of its own, and none with a fact left open.
  expect(problemText(t, problem)).not.toMatch(/\{\{|undefined|alphacubes\/|record\//);
}

/** All that changes are meant to bring about has come about. */
function expectAll(codes: ReadonlySet<string>, ...more: readonly string[]): void {
  const ofRules = ['not-your-turn', 'cube-not-in-hand', 'nothing-to-challenge', ...more];
  const wanted = ['plays', 'record/bad-value', ...ofRules.map((code) => `alphacubes/${code}`)];
  expect([...codes]).toEqual(expect.arrayContaining(wanted));
}

/** Plays it, as every door does before it saves it. */
function problemOf(record: AnyRecord): Problem | undefined {
  const { problem, moves } = verifyRecord(record, { words: record.version === 1 ? smallJudge : undefined });
  const checked = createReplayCheck().check(record, record.version === 1 ? smallJudge : undefined);
  expect(checked.ok ? undefined : checked.problem).toEqual(problem);
  if (problem === undefined) return undefined;
  expect(problem.move).toBeGreaterThanOrEqual(0);
  expect(problem.move).toBeLessThanOrEqual(moves);
  return problem;
}

describe('random moves in random records', () => {
  test('are refused with a code and a sentence, or make a game that keeps all its cubes', () => {
    const codes = new Set<string>();
    for (const [seed, record] of records.entries()) {
      const dice = new Dice(seed);
      for (const text of hostileTexts(dice, formatRecord(record))) {
        const parsed = parseRecord(text);
        const problem = parsed.ok ? problemOf(parsed.value) : parsed.problem;
        note(codes, problem);
        if (!parsed.ok || problem !== undefined || parsed.value.version === 1) continue;
        const written = formatRecord(parsed.value);
        const played = readRecord(written);
        expect(formatRecord(played)).toBe(written);
        const { start, state } = timelineOf(played);
        expect(alphacubes.pieces(state)).toEqual(alphacubes.pieces(start));
      }
    }
    expectAll(codes, 'verdict-differs', 'play-pending');
  });

  test('of version 1 are refused likewise, or become records of today that play to the same end', () => {
    const codes = new Set<string>();
    for (const [seed, record] of records.entries()) {
      const dice = new Dice(seed);
      const rejudged = expectOk(upgradeRecord(expectOk(parseRecord(version1Text(record))), smallJudge));
      expect(rejudged).toEqual({ ...record, edition: 3 });
      for (const text of hostileTexts(dice, version1Text(record))) {
        const parsed = parseRecord(text);
        const problem = parsed.ok ? problemOf(parsed.value) : parsed.problem;
        note(codes, problem);
        if (!parsed.ok) continue;
        const today = upgradeRecord(parsed.value, smallJudge);
        expect(today.ok ? undefined : today.problem).toEqual(problem);
        if (!today.ok) continue;
        const replayed = replayRecord(parsed.value, { words: smallJudge });
        const { state } = timelineOf(readRecord(formatRecord(today.value)));
        expect(replayed.ok && currentState(replayed.timeline)).toEqual(state);
      }
    }
    expectAll(codes);
    // Which words the changes bring about depends on chance: a judge that knows none refuses them all.
    const refused = records.map(
      (record) =>
        verifyRecord(expectOk(parseRecord(version1Text(record))), { words: acceptNone }).problem?.code,
    );
    expect(refused).toContain('alphacubes/not-in-lexicon');
  });

  test.each([
    ['{ "kind": "pass", "seat": 0, "by": 0 }', 'by', 'no such entry here'],
    ['{ "kind": "pass", "by": 0 }', 'seat', 'a number'],
    ['{ "kind": "pass", "seat": 6 }', 'seat', 'at most 5'],
    ['{ "kind": "pass", "seat": 2 }', 'seat', 'a seat from 0 to 1'],
    ['{ "kind": "pass", "seat": 0, "__proto__": { "kind": "play" } }', '__proto__', 'no such entry here'],
    ['{ "kind": "challenge", "seat": 0, "good": true }', 'good', 'no such entry here'],
  ])('of version 1 are told by the names that its files have: %s', (move, entry, expected) => {
    const text = version1Text({ ...empty, moves: [] }).replace('"moves":[]', `"moves":[${move}]`);
    const parsed = parseRecord(text);
    expect(parsed.ok ? undefined : inWords(parsed.problem)).toEqual({
      code: 'record/bad-value',
      path: `moves[0].${entry}`,
      expected,
    });
  });
});
