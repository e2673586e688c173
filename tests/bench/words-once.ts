import { readFileSync } from 'node:fs';
import { expectOk } from '#shared/kernel/index.ts';
import { decodeLexicon } from '#shared/lexicon/index.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import type { FilePosition } from '#shared/word-engine/positions/position-file.ts';
import { walkUnionAndFilter, walkWithAutomaton } from '#tests/support/word-engine/anchor-walk.ts';
import { benchPositions } from './bench-positions.ts';
import { median, percentile } from './measure.ts';

/**
 * One way of searching, in a process of its own, as `words.bench.ts` starts it: what the compiler has learnt from another
 * search would help or hinder this one. `words-once.ts WAY GROUP LEXICON RUNS` prints one line of JSON.
 */
const [way = '', group = '', lexiconFile = '', runs = ''] = process.argv.slice(2);

/** Memory before anything of ours is loaded. */
const bareMegabytes = process.memoryUsage().rss / 1e6;
const lexicon = expectOk(decodeLexicon(readFileSync(lexiconFile), lexiconFile));
const engine = createWordEngine(lexicon);

interface Searched {
  /** Not counted by a search for the best alone. */
  readonly plays?: number;
  readonly bestScore: number;
}

const ways: Readonly<Record<string, (one: FilePosition) => Searched>> = {
  all({ position }) {
    const plays = engine.allPlays(position);
    let bestScore = 0;
    for (let place = 0; place < plays.count; place += 1)
      bestScore = Math.max(bestScore, plays.scoreAt(place));
    return { plays: plays.count, bestScore };
  },
  best({ position }) {
    const best = engine.bestPlays(position, 1);
    return { bestScore: best.count === 0 ? 0 : best.scoreAt(0) };
  },
  anchors: ({ position }) => walkWithAutomaton(position, lexicon),
  union: ({ position }) => walkUnionAndFilter(position, lexicon),
};
const search = ways[way];
if (search === undefined) throw new Error(`No such way of searching: ${way}`);
const positions = benchPositions(group);
if (positions.length === 0) throw new Error(`No such group of positions: ${group}`);

/** The first round checks what is found, and takes the memory; it and the next are for the compiler, a second and a half at least. */
const began = performance.now();
const found = positions.map((one) => checked(one, search(one)));
const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6 - bareMegabytes;
while (performance.now() - began < 1_500) positions.forEach(search);

const rounds = Array.from({ length: Number(runs) }, () =>
  positions.map((one) => {
    const from = performance.now();
    search(one);
    return performance.now() - from;
  }),
);
console.log(
  JSON.stringify({
    ms: median(rounds.map(mean)),
    p95: percentile(
      positions.map((_, place) => median(rounds.map((times) => times[place] ?? NaN))),
      95,
    ),
    positions: positions.length,
    plays: mean(found.map(({ plays }) => plays ?? NaN)),
    best: mean(found.map(({ bestScore }) => bestScore)),
    megabytes,
  }),
);

function checked({ section, id, expected }: FilePosition, now: Searched): Searched {
  const { plays = now.plays, bestScore = now.bestScore } = expected;
  if ((now.plays ?? plays) === plays && now.bestScore === bestScore) return now;
  throw new Error(`${way} finds ${now.plays} plays, best ${now.bestScore}, in ${section} ${id}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
