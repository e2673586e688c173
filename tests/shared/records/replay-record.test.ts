import { describe, expect, it } from 'vitest';
import { movesOf, currentState } from '#shared/engine/index.ts';
import { acceptAll, acceptNone } from '#shared/lexicon/index.ts';
import { recordVersion, replayRecord, scoreSheet, verifyRecord } from '#shared/records/index.ts';
import { smallJudge } from '#tests/support/alphacubes/lexicon.ts';
import { randomGame } from '#tests/support/alphacubes/random-game.ts';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';

/** Whole games whose players judged words themselves, with good challenges and bad ones. */
const games = Array.from({ length: 40 }, (_, number) => randomGame(number)).filter(
  ({ start, steps }) =>
    start.options.judge === 'challenge' && steps.some(({ move }) => move.kind === 'challenge'),
);
const records = games.map(({ start, timeline }): readonly [AlphacubesRecord, object] => [
  {
    format: 'cubewright-game',
    version: recordVersion,
    game: 'alphacubes',
    options: start.options,
    seed: start.seed,
    setUp: start.setUp,
    players: timeline.start.seats.map((_, at) => ({ name: `Player ${at + 1}`, kind: 'person' })),
    lexicon: { name: 'gone', sha256: '0123456789abcdef'.repeat(4) },
    takenBack: 0,
    moves: movesOf(timeline),
  },
  currentState(timeline),
]);

describe('P33 a replay asks no lexicon', () => {
  it('has challenges of both kinds to replay', () => {
    const verdicts = games.flatMap(({ steps }) =>
      steps.flatMap(({ move }) => (move.kind === 'challenge' ? [move.good] : [])),
    );
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
    expect(records.length).toBeGreaterThan(5);
  });

  it('comes to the end that was played, by the verdicts in the moves', () => {
    for (const [record, end] of records) {
      const replayed = replayRecord(record);
      expect(replayed.ok && currentState(replayed.timeline)).toEqual(end);
      expect(verifyRecord(record).problem).toBeUndefined();
      const sheet = scoreSheet(record);
      if (!sheet.ok) throw new Error(JSON.stringify(sheet.problem));
      for (const { score, lines } of sheet.value.players) {
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      }
    }
  });

  it('is another game only where it is asked to judge anew by another list', () => {
    const endBy = (record: AlphacubesRecord, words = smallJudge) => {
      const replayed = replayRecord(record, { words });
      return replayed.ok ? currentState(replayed.timeline) : replayed.problem;
    };
    for (const [record, end] of records) expect(endBy(record)).toEqual(end);
    const changed = (words: typeof smallJudge) =>
      records.filter(([record, end]) => JSON.stringify(endBy(record, words)) !== JSON.stringify(end));
    expect(changed(acceptAll)).not.toEqual([]);
    expect(changed(acceptNone)).not.toEqual([]);
  });
});
