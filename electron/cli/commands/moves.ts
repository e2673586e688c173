import { availableParallelism } from 'node:os';
import { fileProblem } from '#electron/services/files/file-problem.ts';
import { wordThreads } from '#electron/services/words/word-thread.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { encodeLexicon, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import {
  parsePositionFile,
  positionFileLimit,
  type FilePosition,
} from '#shared/word-engine/positions/position-file.ts';
import { createPositionReader } from '#shared/word-engine/positions/position-lines.ts';
import { createWordClient, type WordClient } from '#shared/word-engine/threads/word-client.ts';
import { gcgPositions, isGcg } from '#shared/records/index.ts';
import { flagValue, hasFlag, withFileName, type Call, type Run } from '../command.ts';
import { inOrder } from '../in-steps.ts';
import { lexiconArgument } from '../words/lexicon-argument.ts';
import { numberFlag } from '../option-values.ts';
import {
  jsonLines,
  textLines,
  type FoundPlays,
  type ReadPosition,
  type PositionReporter,
} from '../records/position-lines.ts';
import { progressLine } from '../progress-line.ts';
import { readTextArgument } from '../read-argument.ts';
import { linesOf, openLines } from '../read-lines.ts';
import { t } from '../texts.ts';

export type MovesStopped =
  /** `done` positions were answered. Only a file has a known `total`. */
  | { readonly code: 'cli/stopped-moves'; readonly done: number; readonly total: number }
  | { readonly code: 'cli/stopped-lines'; readonly done: number };

interface Source {
  readonly positions: AsyncIterable<ReadPosition> | Iterable<ReadPosition>;
  readonly known: readonly FilePosition[] | undefined;
  /** Returns true once a piece with the single letter Ĳ has been read; until then, words are spelled with I and J. */
  readonly hasIj: () => boolean;
}

const worthAThread = 16;
const ahead = 8;

export const run: Run = async (call) => {
  const best = numberFlag(call, 'best', 1, 1_000);
  if (!best.ok) return best;
  const threads = numberFlag(call, 'threads', 1, 256);
  if (!threads.ok) return threads;
  const [path = ''] = call.words;
  const byLines = hasFlag(call, 'lines') || path === '-' || /\.(?:ndjson|jsonl)$/i.test(path);
  const source = await (byLines ? lineSource : fileSource)(path, call.stop);
  if (!source.ok) return source;
  const lexicon = await lexiconArgument(flagValue(call, 'lexicon') ?? 'english', call.stop);
  if (!lexicon.ok) return lexicon;
  const { known } = source.value;
  const most = known === undefined ? Infinity : Math.max(1, Math.ceil(known.length / worthAThread));
  const crew = createCrew(
    lexicon.value,
    source.value,
    Math.min(threads.value ?? availableParallelism(), most),
  );
  call.stop.addEventListener('abort', crew.close);
  try {
    return await searchAll(call, source.value, crew, best.value ?? 0);
  } finally {
    crew.close();
  }
};

async function fileSource(path: string, stop: AbortSignal): Promise<Result<Source>> {
  const text = await readTextArgument(path, 4 * positionFileLimit, stop);
  if (!text.ok) return text;
  const positions = isGcg(text.value) ? withFileName(await gcgPositions(text.value), path) : text;
  if (!positions.ok) return positions;
  const known = parsePositionFile(positions.value, path);
  if (!known.ok) return known;
  return ok({
    known: known.value,
    positions: known.value.map((one) => ({ found: ok(one) })),
    hasIj: () => ij.test(positions.value),
  });
}

async function lineSource(path: string, stop: AbortSignal): Promise<Result<Source>> {
  const stream = await openLines(path, stop);
  if (!stream.ok) return stream;
  const bytes = stream.value as AsyncIterable<Uint8Array>;
  const name = path === '-' ? '/dev/stdin' : path;
  const reader = createPositionReader(name);
  let hasIj = false;
  async function* positions(): AsyncGenerator<ReadPosition> {
    try {
      for await (const { number: line, text } of linesOf(bytes, name)) {
        if (!text.ok) yield { line, found: text };
        else if (text.value.trim() !== '') {
          hasIj ||= ij.test(text.value);
          const read = reader.read(text.value, line);
          if (!read.ok) yield { line, found: read };
          else if (read.value !== undefined) yield { line, found: ok(read.value) };
        }
      }
    } catch (error) {
      // A stream that is closed during a read throws, which is expected after a stop.
      if (!stop.aborted) yield { found: refuse(fileProblem(error, name)) };
    }
  }
  return ok({ known: undefined, positions: positions(), hasIj: () => hasIj });
}

const ij = /[Ĳĳ]/u;

interface Crew {
  readonly threads: number;
  ask(one: FilePosition, best: number): Promise<Result<FoundPlays>>;
  readonly close: () => void;
}

/** Each position is searched in the spelling that holds once it has been read. */
function createCrew(lexicon: Lexicon, { hasIj }: Source, threads: number): Crew {
  let letters: string | undefined;
  let clients: readonly WordClient[] = [];
  let asked = 0;
  /** Holds the open positions of each thread, also of those in the former spelling until they have answered. */
  const waiting = new Map<WordClient, number>();
  const endIfIdle = (client: WordClient): void => {
    if (clients.includes(client) || waiting.get(client) !== 0) return;
    waiting.delete(client);
    client.close();
  };
  const takeSpelling = (): void => {
    const now = hasIj() ? lexicon.alphabet : latinAlphabet;
    if (now === letters) return;
    letters = now;
    const words = { file: lexicon.name, bytes: encodeLexicon(lexicon), letters };
    const former = clients;
    clients = Array.from({ length: threads }, () => createWordClient(wordThreads(), words));
    for (const client of clients) waiting.set(client, 0);
    former.forEach(endIfIdle);
  };
  return {
    threads,
    async ask({ position }, most) {
      takeSpelling();
      asked += 1;
      const client = clients
        .map((_, at) => clients[(asked + at) % clients.length])
        .reduce((least, one) =>
          least === undefined || (one !== undefined && (waiting.get(one) ?? 0) < (waiting.get(least) ?? 0))
            ? one
            : least,
        );
      if (client === undefined) throw new Error('A crew without threads');
      waiting.set(client, (waiting.get(client) ?? 0) + 1);
      const counted = client.ask({ kind: 'count-plays', position }).answer;
      const listed = most === 0 ? undefined : client.ask({ kind: 'best-plays', position, most }).answer;
      const [count, best] = await Promise.all([counted, listed]);
      waiting.set(client, (waiting.get(client) ?? 1) - 1);
      endIfIdle(client);
      if (!count.ok) return count;
      if (best?.ok === false) return best;
      return ok({ ...count.value, best: best?.value });
    },
    close() {
      for (const client of waiting.keys()) client.close();
    },
  };
}

interface Told extends ReadPosition {
  readonly answer: Result<FoundPlays>;
}

/** A position that cannot be read or searched is refused in its own line; the others are still searched. */
async function searchAll(
  call: Call,
  { positions, known }: Source,
  crew: Crew,
  best: number,
): ReturnType<Run> {
  const teller = call.json ? jsonLines(call) : textLines(call, known);
  const progress = movesProgress(call, known?.length);
  let done = 0;
  let refused = 0;
  let broken: Result<never, Problem> | undefined;
  const isOver = (): boolean => call.stop.aborted || broken !== undefined;
  const work = inOrder<Told>(ahead * crew.threads, async (told) => {
    if (isOver()) return;
    if (!told.answer.ok) progress.clear();
    const outcome = tell(teller, told);
    if (outcome !== undefined && !/^(?:position\/|cli\/line)/.test(outcome.code)) broken = refuse(outcome);
    if (broken !== undefined) return;
    if (outcome !== undefined) refused += 1;
    done += 1;
    progress.show(done);
    await call.drained?.();
  });
  for await (const read of positions) {
    if (isOver()) break;
    const { found } = read;
    const answer = found.ok ? crew.ask(found.value, best) : Promise.resolve(found);
    await work.add(answer.then((one) => ({ ...read, answer: one })));
  }
  await work.done();
  progress.clear();
  if (call.stop.aborted) {
    return refuse<MovesStopped>(
      known === undefined
        ? { code: 'cli/stopped-lines', done }
        : { code: 'cli/stopped-moves', done, total: known.length },
    );
  }
  return broken ?? ok(refused === 0 ? 'done' : 'rejected');
}

function tell(teller: PositionReporter, { line, found, answer }: Told): Problem | undefined {
  if (answer.ok) {
    if (found.ok) teller.found(found.value, answer.value, line);
    return undefined;
  }
  const { problem } = answer;
  if (/^(?:position\/|cli\/line)/.test(problem.code)) {
    teller.refused(found.ok ? found.value : undefined, problem, line);
  }
  return problem;
}

/** Shows progress only if standard error is a terminal and standard output is not. */
function movesProgress(call: Call, total: number | undefined): { show(done: number): void; clear(): void } {
  if (!process.stderr.isTTY || process.stdout.isTTY) return { show: () => undefined, clear: () => undefined };
  return progressLine(call, total ?? Infinity, (done, { perSecond }) =>
    total === undefined
      ? t('cli:moves.counted', { done, perSecond })
      : t('cli:moves.progress', { done, total }),
  );
}
