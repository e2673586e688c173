import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { playLine } from '#shared/games/alphacubes/index.ts';
import { formatRecord, replayRecord, scoreSheet, verifyRecord } from '#shared/records/index.ts';
import { madeOf } from '#tests/support/alphacubes/records.ts';
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
    const made = madeOf(record, words);
    const scored = made.map(({ events }) => events.find((event) => event.kind === 'scored')?.points);
    expect(scored).toEqual(published.scores);
    const running = made.map(({ move, state }) => state.seats[move.by]?.points);
    expect(running).toEqual(published.totals);
  });

  it('P29 to the listed scores on board standard', () => {
    const sheet = scoreSheet(onStandard, { words });
    expect(sheet.ok && sheet.value.moves.map(({ score }) => score)).toEqual(published.standardScores);
    expect(sheet.ok && sheet.value.players.map(({ score }) => score)).toEqual(published.standardFinalTotals);
  });

  it('P29 the score sheet ends with 235, 175, 173 and 176', () => {
    expect(scoreSheet(record, { words })).toEqual({
      ok: true,
      value: {
        game: 'alphacubes',
        ended: true,
        players: ['Orange', 'Yellow', 'Green', 'Blue'].map((name, seat) => ({
          name,
          score: published.finalTotals[seat],
          lines: [
            ...published.scores.flatMap((points, index) =>
              index % 4 === seat ? [{ move: index + 1, reason: 'scored', points }] : [],
            ),
            ...(seat === 0 ? [{ move: 20, reason: 'settlement', points: -30 }] : []),
          ],
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
    const made = madeOf(record, words);
    expect(made.findIndex(({ events }) => events.some(({ kind }) => kind === 'went-out'))).toBe(17);
    expect(made.at(-1)?.state.phase).toEqual({
      kind: 'over',
      end: {
        reason: 'went-out',
        unplayed: [expect.toSatisfy((cubes: number[]) => cubes.toSorted().join() === '0,2,3'), [], [], []],
        leftover: [-(11 + 11 + 8), 0, 0, 0],
        winners: [0],
        wentOut: 1,
      },
    });
  });
});

describe('P33 the published game without its list', () => {
  it('replays to the same score sheet by the verdicts in its moves', () => {
    expect(scoreSheet(record)).toEqual(scoreSheet(record, { words: new Set(published.words) }));
    expect(verifyRecord(record)).toMatchObject({ ended: true, problem: undefined });
  });

  it('is refused where its verdicts are not of the words it forms', () => {
    const [first, ...others] = record.moves;
    if (first?.kind !== 'play') throw new Error('The published game begins with a play');
    for (const accepted of [['VALID'], [], undefined]) {
      expect(verifyRecord({ ...record, moves: [{ ...first, accepted }, ...others] }).problem).toEqual({
        code: 'alphacubes/verdict-differs',
        words: ['VALIDLY'],
        judged: accepted ?? [],
        move: 1,
      });
    }
  });
});

describe('the kept record of the published game', () => {
  it('names the words in the order of the source', () => {
    const words = madeOf(record).map(({ before, move }) =>
      move.kind === 'play' ? playLine(before, move.placements).split(' ').at(-1) : undefined,
    );
    expect(words).toEqual(published.words);
  });

  it('names the bundled English list by its SHA-256', () => {
    const about = JSON.parse(readFileSync(new URL('english.json', file), 'utf8')) as Record<string, unknown>;
    expect(about).toMatchObject({ ...record.lexicon });
  });

  it('is written as Cubewright writes records', () => {
    expect(formatRecord(record)).toBe(published.text);
  });

  it('is scored the same by the slow scorer', () => {
    for (const one of [record, onStandard]) {
      const slow = madeOf(one).map(({ before, move }) =>
        move.kind === 'play' ? slowScore(before, move.placements) : NaN,
      );
      expect(slow).toEqual(one === record ? published.scores : published.standardScores);
    }
  });

  it('stops where a list is given that lacks a word, with the number of the move', () => {
    const words = new Set<string>(published.words.filter((word) => word !== 'QUIET'));
    expect(scoreSheet(record, { words })).toEqual({
      ok: false,
      problem: { code: 'alphacubes/not-in-lexicon', words: ['QUIET'], at: ['C3'], move: 15 },
    });
    expect(verifyRecord(record, { words })).toMatchObject({ ended: false, problem: { move: 15 } });
    expect(replayRecord(record, { words }).timeline).toHaveProperty('length', 14);
  });

  it('A8 needs RITZ, which the table allows by default', () => {
    const words = new Set<string>(published.words.filter((word) => word !== 'RITZ'));
    expect(scoreSheet(record, { words }).ok).toBe(true);
    const strict = { ...record, options: { ...record.options, allow: [] } };
    expect(scoreSheet(strict, { words })).toMatchObject({
      ok: false,
      problem: { move: 19, words: ['RITZ'] },
    });
  });
});
