import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentState } from '#shared/engine/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { upgradeRecord, parseRecord, replayRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const file = new URL('alphacubes-published.cubewright.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const written = JSON.parse(text) as { readonly moves: readonly object[] };
const old = expectOk(parseRecord(text));
const words = new Set<string>(published.words);

describe('a record of version 1, whose moves hold no verdicts', () => {
  it('opens as what it is', () => {
    expect(old.version).toBe(1);
    expect(old.moves).toHaveLength(20);
    expect(old.moves[5]).toMatchObject({ kind: 'play', by: 1 });
  });

  it('becomes the same record as today’s once its words have been judged', () => {
    expect(expectOk(upgradeRecord(old, words))).toEqual({ ...published.record, edition: 3 });
  });

  it('stays as it is in version 2', () => {
    expect(expectOk(upgradeRecord(published.record, new Set()))).toBe(published.record);
  });

  it('names the first move that its list does not allow', () => {
    const without = new Set(published.words.filter((word) => word !== 'QUIET'));
    expect(upgradeRecord(old, without)).toMatchObject({
      ok: false,
      problem: { code: 'alphacubes/not-in-lexicon', words: ['QUIET'], move: 15 },
    });
  });

  it('plays to the same end without its list, every word accepted', () => {
    const replayed = replayRecord(old);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    const today = replayRecord(published.record);
    if (!today.ok) throw new Error(JSON.stringify(today.problem));
    expect(currentState(replayed.timeline)).toEqual(currentState(today.timeline));
  });

  it('needs its list where a play was challenged: the verdict follows from the words alone', () => {
    const challenged = expectOk(
      parseRecord(
        JSON.stringify({
          ...written,
          options: { judge: 'challenge', challengeKind: 'double' },
          moves: [written.moves[0], { kind: 'challenge', seat: 1 }],
        }),
      ),
    );
    const end = (known: ReadonlySet<string> | undefined) => {
      const replayed = replayRecord(challenged, { words: known });
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
      return currentState(replayed.timeline);
    };
    expect(end(words)).toMatchObject({ seats: [{ points: 86 }, {}, {}, {}], phase: { seat: 2 } });
    expect(end(new Set())).toMatchObject({
      squares: {},
      seats: [{ points: 0 }, {}, {}, {}],
      phase: { seat: 1 },
    });
    // Without any list the play is believed.
    expect(end(undefined)).toEqual(end(words));
    expect(expectOk(upgradeRecord(challenged, words)).moves[1]).toEqual({ kind: 'challenge', by: 1, good: true });
    expect(expectOk(upgradeRecord(challenged, new Set())).moves[1]).toEqual({
      kind: 'challenge',
      by: 1,
      good: false,
    });
  });
});
