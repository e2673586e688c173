import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { replay } from '#shared/engine/index.ts';
import { playLine } from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import {
  formatRecord,
  replayRecord,
  scoreSheet,
  startOf,
  verifyRecord,
  type RecordMade,
} from '#shared/records/index.ts';
import { slowScore } from '#tests/support/alphacubes/slow-scorer.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const file = new URL('../../shared/lexicon/lists/english.txt.gz', import.meta.url);
const english = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
const lexica = [
  ['the words of the game alone', new Set<string>(published.words)],
  ['the bundled English list', new Set(english)],
] as const;
const { record } = published;
const onStandard = { ...record, options: { ...record.options, board: 'standard' as const } };

describe.each(lexica)('P29 the published game replays with %s', (_, words) => {
  it('P29 cube by cube to all 20 published scores and totals on board example', () => {
    const made: RecordMade[] = [];
    expect(replayRecord(record, words, (one) => made.push(one)).ok).toBe(true);
    const scored = made.map(({ events }) => events.find((event) => event.kind === 'scored')?.points);
    expect(scored).toEqual(published.scores);
    const running = made.map(({ move, state }) => state.seats[move.seat]?.points);
    expect(running).toEqual(published.totals);
  });

  it('P29 to the listed scores on board standard', () => {
    const sheet = scoreSheet(onStandard, words);
    expect(sheet.ok && sheet.value.moves.map(({ score }) => score)).toEqual(published.standardScores);
    expect(sheet.ok && sheet.value.players.map(({ score }) => score)).toEqual(published.standardFinalTotals);
  });

  it('P29 the score sheet ends with 235, 175, 173 and 176', () => {
    expect(scoreSheet(record, words)).toEqual({
      ok: true,
      value: {
        game: 'alphacubes',
        ended: true,
        players: ['Orange', 'Yellow', 'Green', 'Blue'].map((name, seat) => ({
          name,
          score: published.finalTotals[seat],
          leftover: seat === 0 ? -30 : 0,
        })),
        moves: published.scores.map((score, index) => ({
          n: index + 1,
          seat: index % 4,
          kind: 'play',
          score,
        })),
      },
    });
  });

  it('A6 Yellow goes out: Green and Blue have one more turn, Orange, who began, has none', () => {
    const made: RecordMade[] = [];
    replayRecord(record, words, (one) => made.push(one));
    expect(made.findIndex(({ events }) => events.some(({ kind }) => kind === 'went-out'))).toBe(17);
    expect(made.at(-1)?.state.phase).toEqual({
      kind: 'over',
      end: {
        reason: 'went-out',
        unplayed: [expect.toSatisfy((cubes: number[]) => cubes.toSorted().join() === '0,2,3'), [], [], []],
        leftover: [-(11 + 11 + 8), 0, 0, 0],
        winners: [0],
      },
    });
  });
});

describe('the kept record of the published game', () => {
  it('names the words in the order of the source', () => {
    const lines: string[] = [];
    replayRecord(record, { has: () => true }, ({ before, move }) => {
      if (move.kind === 'play') lines.push(playLine(before, move.placements).split(' ').at(-1) ?? '');
    });
    expect(lines).toEqual(published.words);
  });

  it('names the bundled English list by its SHA-256', () => {
    const about = JSON.parse(readFileSync(new URL('english.json', file), 'utf8')) as Record<string, unknown>;
    expect(about).toMatchObject(record.lexicon);
  });

  it('is written as Cubewright writes records', () => {
    expect(formatRecord(record)).toBe(published.text);
  });

  it('is scored the same by the slow scorer', () => {
    for (const one of [record, onStandard]) {
      const slow: number[] = [];
      replayRecord(one, { has: () => true }, ({ before, move }) => {
        slow.push(move.kind === 'play' ? slowScore(before, move.placements) : NaN);
      });
      expect(slow).toEqual(one === record ? published.scores : published.standardScores);
    }
  });

  it('stops where a word is unknown, with the number of the move', () => {
    const words = new Set<string>(published.words.filter((word) => word !== 'QUIET'));
    expect(scoreSheet(record, words)).toEqual({
      ok: false,
      problem: { code: 'alphacubes/not-in-lexicon', words: ['QUIET'], at: ['C3'], move: 15 },
    });
    expect(verifyRecord(record, words)).toMatchObject({ ended: false, problem: { move: 15 } });
    const { timeline } = replay(createAlphacubes(words), startOf(record), record.moves);
    expect(timeline).toHaveProperty('length', 14);
  });

  it('A8 needs RITZ, which the table allows by default', () => {
    const words = new Set<string>(published.words.filter((word) => word !== 'RITZ'));
    expect(scoreSheet(record, words).ok).toBe(true);
    const strict = { ...record, options: { ...record.options, allow: [] } };
    expect(scoreSheet(strict, words)).toMatchObject({ ok: false, problem: { move: 19, words: ['RITZ'] } });
  });
});
