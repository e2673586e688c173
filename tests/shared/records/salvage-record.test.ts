import { beforeAll, describe, expect, it } from 'vitest';
import { expectOk, nextInt, randomFrom } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, salvageRecord, verifyRecord } from '#shared/records/index.ts';
import { mutated } from '#tests/fuzz/mutated.ts';
import { fuzzedParsers } from '#tests/fuzz/parsers.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

const runs = Number(process.env.CUBEWRIGHT_SALVAGE_RUNS ?? 300);

const movesIn = (text: string): readonly string[] =>
  expectOk(parseRecord(text)).moves.map((move) => JSON.stringify(move));

/** The last move that stands whole in the first characters of a text of ours, which has one move a line. */
function wholeMoves(text: string, length: number): number {
  const begin = text.indexOf('"moves": [') + '"moves": ['.length;
  let at = begin;
  return text
    .slice(begin)
    .split('\n')
    .slice(1)
    .filter((line) => {
      at += 1 + line.length;
      return line.startsWith('    ') && at - (line.endsWith(',') ? 1 : 0) <= length;
    }).length;
}

describe('L4: a damaged record', () => {
  let texts: readonly string[];
  beforeAll(async () => {
    const games = (await fuzzedParsers()).find(({ name }) => name === 'record')?.seeds ?? [];
    texts = [...games, published.text];
  });

  it('that is whole loses nothing', () => {
    expect(texts.length).toBe(6);
    for (const text of texts) {
      const { record, lost } = expectOk(salvageRecord(text));
      expect(formatRecord(record)).toBe(formatRecord(expectOk(parseRecord(text))));
      expect(lost).toEqual({ moves: 0, isAtLeast: false, line: undefined, entries: [] });
    }
  });

  it('that was cut keeps every move before the cut and no other, and names the line of the first that is lost', () => {
    let random = randomFrom(seed);
    for (const text of texts) {
      const moves = movesIn(text);
      const first = text.indexOf('"moves": [') + '"moves": ['.length;
      for (let run = 0; run < 30; run += 1) {
        const [past, next] = nextInt(random, text.length - first);
        random = next;
        const length = first + past;
        const { record, lost } = expectOk(salvageRecord(text.slice(0, length)));
        const whole = wholeMoves(text, length);
        expect(record.moves.map((move) => JSON.stringify(move))).toEqual(moves.slice(0, whole));
        if (length >= text.trimEnd().length) continue;
        expect(lost).toMatchObject({ isAtLeast: true, entries: [] });
        const lastLine = text.slice(0, length).split('\n').length;
        expect(lost.line).toBeGreaterThanOrEqual(lastLine - 1);
        expect(lost.line).toBeLessThanOrEqual(lastLine);
      }
    }
  });

  it('that was cut before its first move is refused with the place', () => {
    for (const text of texts)
      for (const length of [0, 1, 40, text.indexOf('"moves"') + 3])
        expect(salvageRecord(text.slice(0, length))).toMatchObject({
          ok: false,
          problem: { code: 'record/not-json', line: text.slice(0, length).split('\n').length },
        });
  });

  it('is salvaged to a record that follows its rules, or refused', { timeout: longTest }, () => {
    const outcomes = new Map<string, number>();
    let slowest = 0;
    let random = randomFrom(seed);
    for (let run = 0; run < runs; run += 1) {
      const [at, next] = nextInt(random, texts.length);
      const [kind, after] = nextInt(next, 4);
      random = after;
      const damaged = damage(kind, texts[at] ?? '', (seed + run) % 2 ** 31);
      const began = performance.now();
      const outcome = outcomeOf(damaged, `Run ${run} from seed ${seed}`);
      slowest = Math.max(slowest, performance.now() - began);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect('polluted' in {}).toBe(false);
    expect(outcomes.get('salvaged') ?? 0).toBeGreaterThan(runs / 10);
    tellFigures({ runs, outcomes: outcomes.size, 'slowest in ms': Math.round(slowest) });
  });

  function damage(kind: number, text: string, own: number): string {
    if (kind === 0) return mutated(text, own, texts);
    const [drawn] = nextInt(randomFrom(own), text.length);
    if (kind === 1) return text.slice(0, drawn);
    const lines = text.split('\n');
    const line = drawn % lines.length;
    return (kind === 2 ? lines.toSpliced(line, 1) : lines.toSpliced(line, 0, lines[line] ?? '')).join('\n');
  }

  function outcomeOf(damaged: string, said: string): string {
    try {
      const salvaged = salvageRecord(damaged);
      if (!salvaged.ok) return salvaged.problem.code;
      const record = expectOk(parseRecord(formatRecord(salvaged.value.record)));
      expect(verifyRecord(record).problem).toBeUndefined();
      return 'salvaged';
    } catch (cause) {
      throw new Error(`${said}: ${JSON.stringify(damaged)}`, { cause });
    }
  }

  it('with a move that the rules refuse ends before it, and names how many are lost and from which line', () => {
    const record = expectOk(parseRecord(published.text));
    const [, , third] = record.moves;
    const text = formatRecord({
      ...record,
      moves: record.moves.toSpliced(5, 0, third ?? missing()),
    } as never);
    const { record: left, lost } = expectOk(salvageRecord(text));
    expect(left.moves).toEqual(record.moves.slice(0, 5));
    const from = text.split('\n').findIndex((line) => line.includes('"moves"')) + 2 + 5;
    expect(lost).toEqual({ moves: record.moves.length + 1 - 5, isAtLeast: false, line: from, entries: [] });
  });

  it('does without entries that no game needs, and never without its options', () => {
    const [text = ''] = texts;
    const odd = text.replace('"moves"', '"title": 7, "takenBack": "x", "note": "mine", "moves"');
    const withTwice = odd.replace(/^ {2}"takenBack": 0,\n/m, '');
    const { record, lost } = expectOk(salvageRecord(withTwice));
    expect(record.moves.length).toBe(movesIn(text).length);
    expect(lost.moves).toBe(0);
    expect([...lost.entries].toSorted()).toEqual(['note', 'takenBack', 'title']);
    expect(salvageRecord(text.replace('"options"', '"optiont"'))).toMatchObject({
      ok: false,
      problem: { code: 'record/bad-value' },
    });
  });

  it('with a line that stands twice is read as if it stood once', () => {
    const text = published.text.replace(/^( {2}"seed": \d+,\n)/m, '$1$1');
    expect(parseRecord(text)).toMatchObject({ problem: { code: 'record/key-twice' } });
    const { record, lost } = expectOk(salvageRecord(text));
    expect(record).toEqual(expectOk(parseRecord(published.text)));
    expect(lost.moves).toBe(0);
  });

  it('never reaches the prototype of objects', () => {
    for (const text of texts) {
      const evil = text.replace('"moves"', '"__proto__": { "polluted": true }, "moves"');
      salvageRecord(evil);
      salvageRecord(evil.slice(0, -20));
    }
    expect('polluted' in {}).toBe(false);
  });
});

function missing(): never {
  throw new Error('The published game has moves');
}
