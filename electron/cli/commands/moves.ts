import { wordThreads } from '#electron/services/word-thread.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { encodeLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import {
  parsePositionFile,
  positionFileLimit,
  type FilePosition,
} from '#shared/word-engine/positions/position-file.ts';
import { createWordClient, type WordClient } from '#shared/word-engine/threads/word-client.ts';
import { flagValue, type Call, type Run } from '../command.ts';
import { lexiconArgument } from '../lexicon-argument.ts';
import { numberFlag } from '../number-flag.ts';
import { jsonLines, textLines, type Found } from '../position-lines.ts';
import { readTextArgument } from '../read-argument.ts';

export interface MovesStopped {
  readonly code: 'cli/stopped-moves';
  /** Positions searched. */
  readonly done: number;
  readonly total: number;
}

/** Counts the plays of every position of a file, a line a position as it is found. */
export const run: Run = async (call) => {
  const file = call.words[0] ?? '';
  const best = numberFlag(call, 'best', 1, 1_000);
  if (!best.ok) return best;
  const text = await readTextArgument(file, 4 * positionFileLimit, call.stop);
  if (!text.ok) return text;
  const positions = parsePositionFile(text.value, file);
  if (!positions.ok) return positions;
  const lexicon = await lexiconArgument(flagValue(call, 'lexicon') ?? 'english', call.stop);
  if (!lexicon.ok) return lexicon;
  // The pieces say how words are spelled: with I and J, unless one of them shows the one letter Ĳ.
  const letters = /[Ĳĳ]/u.test(text.value) ? lexicon.value.alphabet : latinAlphabet;
  const words = { file: lexicon.value.name, bytes: encodeLexicon(lexicon.value), letters };
  const client = createWordClient(wordThreads(), words);
  const stop = (): void => {
    client.close();
  };
  call.stop.addEventListener('abort', stop);
  try {
    return await searchAll(call, positions.value, client, best.value ?? 0);
  } finally {
    client.close();
  }
};

/** A position that cannot be searched is told in its line; the others are searched all the same. */
async function searchAll(
  call: Call,
  positions: readonly FilePosition[],
  client: WordClient,
  best: number,
): ReturnType<Run> {
  const teller = (call.json ? jsonLines : textLines)(call, positions);
  let refused = 0;
  for (const [index, one] of positions.entries()) {
    const stopped = { code: 'cli/stopped-moves', done: index, total: positions.length } as const;
    if (call.stop.aborted) return refuse<MovesStopped>(stopped);
    teller.progress(index);
    const found = await search(one, client, best);
    if (call.stop.aborted) return refuse<MovesStopped>(stopped);
    if (found.ok) teller.found(one, found.value);
    else if (/^position\//.test(found.problem.code)) {
      teller.refused(one, found.problem);
      refused += 1;
    } else return found;
  }
  return ok(refused === 0 ? 'done' : 'rejected');
}

async function search({ position }: FilePosition, client: WordClient, most: number): Promise<Result<Found>> {
  const counted = await client.ask({ kind: 'count-plays', position }).answer;
  if (!counted.ok) return counted;
  if (most === 0) return ok({ ...counted.value, best: undefined });
  const best = await client.ask({ kind: 'best-plays', position, most }).answer;
  return best.ok ? ok({ ...counted.value, best: best.value }) : best;
}
