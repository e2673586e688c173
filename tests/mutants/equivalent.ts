import type { Survivor } from './results.ts';

/** Why a mutant need not be noticed: the program does the same with it, or does what is promised all the same. */
interface Reason {
  readonly file: string;
  /** The code as results.json has it, or a part of it. */
  readonly was: string;
  /** What it became; left out where the reason holds for whatever it becomes. */
  readonly became?: string;
  readonly reason: string;
}

/** Lists are read by place, and the types demand a word on the place that is never empty. */
const guard = 'A guard that the types demand: what it looks for is always there.';

const guarded = (file: string, ...tests: readonly string[]): readonly Reason[] =>
  tests.map((was) => ({ file, was, reason: guard }));

const reasons: readonly Reason[] = [
  ...guarded(
    'shared/games/alphacubes/notation/assignment.ts',
    'cube === undefined',
    'cube !== undefined',
    '[...letters.keys()].map((index) => settled.get(index))',
    "''",
  ),
  ...guarded('shared/games/alphacubes/scoring.ts', 'first === undefined', 'place === undefined', '[]'),
  ...guarded('shared/games/cubeword/scoring.ts', 'start === undefined'),
  {
    file: 'shared/games/cubeword/scoring.ts',
    was: '[]',
    became: '["Stryker was here"]',
    reason: 'The other spelling it adds is one that no run of cubes can show.',
  },
  {
    file: 'shared/games/cubeword/scoring.ts',
    was: 'turn < from',
    became: 'turn <= from',
    reason: 'What may count again in this turn has been dropped from the list already (recentIn).',
  },
  ...guarded(
    'shared/games/kubo/lines.ts',
    'one === undefined',
    'two === undefined',
    'three === undefined',
    'line === undefined',
    '[]',
  ),
  {
    file: 'firmware-protocol/codec/cobs.ts',
    was: 'bytes.length / 254',
    reason: 'More room is set aside than is needed; what is given back is cut to its length.',
  },
  {
    file: 'firmware-protocol/codec/cobs.ts',
    was: 'at < stuffed.length',
    became: 'at <= stuffed.length',
    reason: 'One turn more at the end finds no count, and adds nothing.',
  },
  {
    file: 'firmware-protocol/codec/decoder.ts',
    was: 'from < chunk.length',
    reason: 'One turn more at the end of a chunk adds no bytes.',
  },
  {
    file: 'firmware-protocol/codec/packing.ts',
    was: "'0'",
    reason: 'Bytes below 16 have been refused as control characters.',
  },
  {
    file: 'firmware-protocol/codec/packing.ts',
    was: '{ return undefined; }',
    reason: 'Without it the function ends, and gives the same.',
  },
  {
    file: 'firmware-protocol/codec/squares.ts',
    was: 'square < squares.length',
    reason: 'Behind the last square there is no 1.',
  },
  ...guarded('firmware-protocol/codec/packing.ts', "'dark'"),
  {
    file: 'shared/games/scruble/crossing.ts',
    was: 'older.word.length < 3',
    reason: 'Words are claimed with three letters or more, and a set-up with a shorter one is refused.',
  },
  ...guarded('shared/games/scruble/crossing.ts', 'run === undefined', '[]'),
  ...guarded('shared/games/scruble/scoring.ts', 'place === undefined', 'peg === undefined'),
  {
    file: 'shared/games/kubagram/words/spelling.ts',
    was: 'assertNever(move)',
    reason: 'Reached by no move: the types know all kinds.',
  },
];

/** Messages of errors that only a defect of ours can throw. */
const ofDefects = /^`[^`]*`$|^'[^']*'$/;

export function reasonFor({ file, was, became }: Survivor): string | undefined {
  if (became === '``' || (became === '""' && ofDefects.test(was) && was.includes(' ')))
    return 'The message of an error that only a defect of ours can throw.';
  return reasons.find(
    (one) =>
      one.file === file && was.includes(one.was) && (one.became === undefined || one.became === became),
  )?.reason;
}
