import { readFileSync } from 'node:fs';
import { expectOk } from '#shared/kernel/index.ts';
import { decodeLexicon } from '#shared/lexicon/index.ts';
import type { Position } from '#shared/word-engine/index.ts';
import { createWordEngine, type SearchWay } from '#shared/word-engine/search/word-engine.ts';
import { benchPositions } from './bench-positions.ts';
import { median } from './measure.ts';

/**
 * Both ways of one search beside each other, in a process of its own: at each position TypeScript and the kernel turn about, so that
 * a machine that grows busy slows both. `kernel-once.ts all|best GROUP LEXICON ROUNDS` prints one line of JSON: milliseconds
 * a position of each, and how many times faster the kernel was, each the median over the rounds.
 */
const [ask = '', group = '', lexiconFile = '', rounds = ''] = process.argv.slice(2);
const lexicon = expectOk(decodeLexicon(readFileSync(lexiconFile), lexiconFile));
const positions = benchPositions(group).map(({ position }) => position);

function searchBy(way: SearchWay): (position: Position) => number {
  const engine = createWordEngine(lexicon, undefined, way);
  if (ask === 'all') return (position) => engine.allPlays(position).count;
  return (position) => engine.bestPlays(position, 1).count;
}
const slow = searchBy('typescript');
const fast = searchBy('kernel');

function spent(search: (position: Position) => number, position: Position): number {
  const began = performance.now();
  search(position);
  return performance.now() - began;
}

function round(turn: number) {
  let typescript = 0;
  let kernel = 0;
  for (const [place, position] of positions.entries()) {
    // Neither always comes first: it would find the caches as the other left them.
    if ((turn + place) % 2 === 0) typescript += spent(slow, position);
    kernel += spent(fast, position);
    if ((turn + place) % 2 !== 0) typescript += spent(slow, position);
  }
  return { typescript: typescript / positions.length, kernel: kernel / positions.length };
}

const began = performance.now();
while (performance.now() - began < 1_500) round(0);
const measured = Array.from({ length: Number(rounds) }, (_, turn) => round(turn));
console.log(
  JSON.stringify({
    typescript: median(measured.map(({ typescript }) => typescript)),
    kernel: median(measured.map(({ kernel }) => kernel)),
    times: median(measured.map(({ typescript, kernel }) => typescript / kernel)),
  }),
);
