import { readFileSync } from 'node:fs';
import { decodeLexicon, type Lexicon } from '#shared/lexicon/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { balanceOf, proposeSet, type Proposal, type ProposedKind } from '#shared/set-design/index.ts';
import type { Row } from './measure.ts';

/** Milliseconds of the processor: what is promised is for one core, whatever else the machine does. */
function ofProcessor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Games' kinds of pieces, and how many they have. */
const kinds: readonly (readonly [ProposedKind, number])[] = [
  ['cubes', 98],
  ['dice', 108],
  ['blanks', 25],
  // As many letters and blanks as SCRUBLE Cube has beside its premiums.
  ['tiles', 84],
];
const seeds = [1, 2, 3] as const;

/** Proposals beside the bundled sets of their kind (promise R13): how long one takes, and the words of seven random pieces. */
export default function* sets(): Generator<Row> {
  for (const list of ['english', 'dutch'] as const) {
    const file = `build/lexica/${list}.cwlex`;
    const lexicon = expectOk(decodeLexicon(readFileSync(file), file));
    yield* balance(list, lexicon);
    for (const [kind, pieces] of kinds) yield* proposals(list, lexicon, kind, pieces);
  }
}

function* balance(list: string, lexicon: Lexicon): Generator<Row> {
  const began = ofProcessor();
  const { error, mean } = balanceOf({ set: alphacubesSet, lexicon, hands: 300 });
  const ms = ofProcessor() - began;
  yield { what: `${list}: balance of 98 cubes, 300 hands`, value: ms, unit: 'ms', bar: 2000 };
  yield { what: `${list}: its standard error, of the mean`, value: error / mean, unit: 'ratio', bar: 0.03 };
}

function* proposals(list: string, lexicon: Lexicon, kind: ProposedKind, pieces: number): Generator<Row> {
  const found = seeds.map((seed) => {
    const began = ofProcessor();
    let last = began;
    let longest = 0;
    const run = proposeSet({ kind, pieces, lexicon, seed, title: 'Bench', language: list.slice(0, 2) });
    for (let next = run.next(); ; next = run.next()) {
      const now = ofProcessor();
      // Letters of a list are counted once; a step is what a stop may have to wait for.
      if (seed !== seeds[0]) longest = Math.max(longest, now - last);
      last = now;
      if (next.done === true) return { ms: now - began, longest, proposal: next.value };
    }
  });
  const name = `${list}, ${pieces} ${kind}`;
  const most = (of: (one: (typeof found)[number]) => number): number => Math.max(...found.map(of));
  yield {
    what: `${name}: propose, slowest of ${seeds.length} seeds`,
    value: most(({ ms }) => ms),
    unit: 'ms',
    bar: 5000,
  };
  yield { what: `${name}: longest step`, value: most(({ longest }) => longest), unit: 'ms', bar: 250 };
  const proposed = found.map(({ proposal }) => proposal);
  yield* figures(name, proposed);
  const better = proposed.filter(({ verdict }) => verdict === 'better').length;
  yield { what: `${name}: better than ${proposed[0]?.reference.title ?? ''}`, value: better, unit: 'times' };
}

function* figures(name: string, proposed: readonly Proposal[]): Generator<Row> {
  const [first] = proposed;
  if (first === undefined) return;
  const { title, figures: bundled } = first.reference;
  const mean = (of: (one: Proposal) => number): number =>
    proposed.reduce((sum, one) => sum + of(one), 0) / proposed.length;
  for (const [what, key] of [
    ['words on average', 'mean'],
    ['words in the middle', 'median'],
    ['words of the poorest tenth', 'lowTenth'],
  ] as const) {
    yield { what: `${name}: ${what}`, value: mean(({ figures: own }) => own[key]), unit: 'words' };
    yield { what: `${name}: ${what}, ${title}`, value: bundled[key], unit: 'words' };
  }
  yield {
    what: `${name}: hands without a word`,
    value: mean(({ figures: own }) => own.dead),
    unit: 'ratio',
    bar: bundled.dead + 0.002,
  };
}
