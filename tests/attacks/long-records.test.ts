import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pastMoves } from '#renderer/table/store/past-moves.ts';
import { scoreColumns } from '#renderer/games/alphacubes/score-lines.ts';
import { currentState, stretchLength, undo, type Rules, type Timeline } from '#shared/engine/index.ts';
import {
  alphacubes,
  alphacubesRules,
  preview,
  type AlphacubesTypes,
} from '#shared/games/alphacubes/index.ts';
import { turnsOf } from '#shared/games/alphacubes/review/turns.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { formatRecord, parseRecord, recordLimits } from '#shared/records/index.ts';
import { temporaryFolder } from '#tests/electron/support/temporary.ts';
import { inWords } from '#tests/support/in-words.ts';
import { longRecords, mostMoves } from '#tests/support/alphacubes/long-records.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';
import { timelineOf } from '#tests/support/alphacubes/timeline-of.ts';

const words = new Set<string>(published.words);
const { record } = published;

describe.each(Object.entries(longRecords))('10,000 moves: %s', (_, make) => {
  const long = make();
  let known: Timeline<AlphacubesTypes> | undefined;
  const theTimeline = () => (known ??= timelineOf(readRecord(formatRecord(long))));

  it('is read, replayed and written again, with a state kept for every 64 moves (7.10)', () => {
    const timeline = theTimeline();
    expect(timeline.length).toBe(mostMoves);
    expect(timeline.stretches).toHaveLength(Math.ceil(mostMoves / stretchLength));
    expect(Object.keys(timeline).sort()).toEqual(
      ['start', 'stretches', 'state', 'length', 'undone', 'takenBack'].sort(),
    );
  });

  it('is shown at a table, and undone, without replaying it whole (7.10)', () => {
    const timeline = theTimeline();
    const applied = { moves: 0 };
    const counting: Rules<AlphacubesTypes> = {
      ...alphacubesRules,
      apply(...given) {
        applied.moves += 1;
        return alphacubesRules.apply(...given);
      },
    };
    const back = undo(counting, timeline);
    expect(back?.length).toBe(mostMoves - 1);
    expect(applied.moves).toBeLessThanOrEqual(stretchLength);
    const game = { game: alphacubes, timeline };
    const moves = pastMoves(game);
    expect(moves).toHaveLength(mostMoves);
    expect(scoreColumns(createTranslator().t, moves, alphacubes.rules.scores(timeline.start))).toHaveLength(
      long.players.length,
    );
    const plays = long.moves.filter(({ kind }) => kind === 'play').length;
    const isPending = currentState(timeline).phase.kind === 'challenge';
    expect(turnsOf(alphacubes, timeline)).toHaveLength(isPending ? plays - 1 : plays);
  });
});

describe('10,000 rulings of 20 words', () => {
  it.each([
    ['count at once', 'assisted', 'allowed'],
    ['wait for the next turn', 'challenge', 'waiting'],
  ] as const)(
    'that %s copy each word some twenty times, not once for each ruling that follows (7.10)',
    (_, judge, where) => {
      const seen = new Set<readonly string[]>();
      let copied = 0;
      const { options, ...long } = longRecords.rulings();
      const { seed, setUp, players } = long;
      const start = { options: { ...options, judge }, seats: players.length, seed, setUp };
      let state = expectOk(alphacubesRules.setup(start));
      for (const move of long.moves) {
        ({ state } = expectOk(alphacubesRules.apply(state, move)));
        expect(state[where].length).toBeLessThan(20);
        for (const run of state[where]) {
          if (seen.has(run)) continue;
          seen.add(run);
          copied += run.length;
        }
      }
      // Copying the whole list for each ruling would come to 1,000,000,000.
      expect(copied).toBeGreaterThan(200_000);
      expect(copied).toBeLessThan(20 * 200_000);
    },
  );

  it('are replayed and verified by commands with little memory (7.10)', async () => {
    const file = join(temporaryFolder(), 'long.cubewright.json');
    writeFileSync(file, formatRecord(longRecords['long words']()));
    for (const command of ['replay', 'verify']) {
      const main = join(import.meta.dirname, '../../electron/cli/main.ts');
      const child = spawn(process.execPath, ['--max-old-space-size=120', main, command, file, '--json'], {
        env: { ...process.env, CUBEWRIGHT_HOME: '/nowhere' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (part: Buffer) => (said += part.toString()));
      const code = await new Promise((done) => child.on('close', done));
      expect(code).toBe(0);
      const told = JSON.parse(said) as { readonly moves: number | readonly unknown[] };
      expect(Array.isArray(told.moves) ? told.moves.length : told.moves).toBe(mostMoves);
    }
  });
});

describe('10,000 words of one’s own', () => {
  it('are read once for a game, not once for each verdict (7.10)', () => {
    let read = 0;
    /** Counts how often it is gone through. */
    class Lines extends Array<string> {
      override [Symbol.iterator]() {
        read += 1;
        return super[Symbol.iterator]();
      }
    }
    const lines = Lines.from({ length: 10_000 }, (_, n) =>
      `${'QZ'.repeat(3)}${n.toString(2)}`.replaceAll('0', 'O').replaceAll('1', 'I'),
    );
    const options = { ...record.options, personalAllow: lines };
    const rules = alphacubesRules;
    const state = expectOk(rules.setup({ options, seats: 4, seed: 1, setUp: record.setUp }));
    const view = rules.viewFor(state, seat(0));
    const [first] = record.moves;
    if (first?.kind !== 'play') throw new Error('The published game begins with a play');
    const look = () => expectOk(preview(view, first.placements, words));
    look();
    tableWords(view);
    const before = read;
    expect(before).toBeGreaterThan(0);
    for (let times = 0; times < 50; times += 1) {
      expect(look().unknown).toEqual([]);
      expect(tableWords(view).allowed).toHaveLength(10_001);
      expect(rules.judge(state, first, words).ok).toBe(true);
    }
    expect(read).toBe(before);
  });
});

describe('a record over its limits', () => {
  const json = (change: object) => JSON.stringify({ ...record, ...change });
  const pass = { kind: 'pass', by: 0 };
  const rule = (count: number) => ({
    kind: 'allow',
    by: 0,
    words: Array.from({ length: count }, () => 'QAT'),
  });
  const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);
  const options = (change: object) => ({ options: { ...record.options, ...change } });
  const hint = { after: 0, seat: 0, step: 'score' };

  it.each([
    ['moves', { moves: many(10_001, pass) }, 'moves', 'a list of at most 10000'],
    ['words of a ruling', { moves: [rule(20), rule(21)] }, 'moves[1].words', 'a list of at most 20'],
    ['hints', { hints: many(40_001, hint) }, 'hints', 'a list of at most 40000'],
    ['moves before a hint', { hints: [{ ...hint, after: 10_001 }] }, 'hints[0].after', 'at most 10000'],
    ['moves taken back', { takenBack: 100_001 }, 'takenBack', 'at most 100000'],
    ['players', { players: many(7, record.players[0]) }, 'players', 'a list of at most 6'],
    [
      'lines of an option',
      options({ allow: many(10_001, 'QAT') }),
      'options.allow',
      'a list of at most 10000',
    ],
    [
      'characters of a line',
      options({ forbid: ['XU', 'Q'.repeat(201)] }),
      'options.forbid[1]',
      'length at most 200',
    ],
    [
      'characters of a lexicon’s name',
      { lexicon: { ...record.lexicon, name: 'q'.repeat(101) } },
      'lexicon.name',
      'length at most 100',
    ],
  ])('is refused for too many %s, with the place and the limit (7.10)', (_, change, path, expected) => {
    const parsed = parseRecord(json(change));
    expect(parsed.ok ? undefined : inWords(parsed.problem)).toEqual({
      code: 'record/bad-value',
      path,
      expected,
    });
  });

  it('is refused for its length before it is read (7.10)', () => {
    const text = `${json({})}${' '.repeat(recordLimits.characters)}`;
    expect(parseRecord(text)).toEqual({
      ok: false,
      problem: { code: 'record/too-large', length: text.length, limit: recordLimits.characters },
    });
  });

  it('is not made by a ruling either: no more words are allowed than can be kept (7.10)', () => {
    const rules = alphacubesRules;
    const state = expectOk(rules.setup({ options: record.options, seats: 2, seed: 1 }));
    const [at] = rules.actors(state);
    if (at === undefined || at === 'clock') throw new Error('Nobody to move');
    const allow = (count: number) => rules.apply(state, { kind: 'allow', by: at, words: many(count, 'QAT') });
    expect(allow(20).ok).toBe(true);
    expect(allow(21)).toEqual({
      ok: false,
      problem: { code: 'alphacubes/too-many-words', words: 21, most: 20 },
    });
  });
});
