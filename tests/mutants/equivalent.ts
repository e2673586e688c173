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

const reasons: readonly Reason[] = [];

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
