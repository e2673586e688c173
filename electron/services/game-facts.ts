import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';
import { ok, parseJson, refuse, type Result } from '#shared/kernel/index.ts';
import { recordLimits } from '#shared/records/index.ts';
import { fileProblem } from './files/file-problem.ts';
import { readText } from './files/read-file.ts';
import type { HomeWriter } from './home/home-writer.ts';
import type { RecordFacts, RecordReader } from './records.ts';

export interface FileFacts extends RecordFacts {
  readonly changedAt: number;
  readonly bornAt: number;
}

/** A game is read and replayed only if its file has changed, not at each start: facts are kept in one file of the home. */
export interface GameFacts {
  of(path: string): Promise<Result<FileFacts>>;
  /** Forgets what depends on the lists that are installed. */
  listsChanged(): void;
  /** Keeps what is known of the files that were asked about. */
  keep(): void;
  written(): Promise<unknown>;
}

export interface GameFactsParts {
  /** The facts are kept here; losing them only costs time. */
  readonly path: string;
  readonly folder: string;
  readonly program: string;
  readonly records: Pick<RecordReader, 'facts'>;
  readonly writer: HomeWriter;
}

interface Known {
  readonly state: string;
  readonly facts: Result<RecordFacts>;
}

const format = 'cubewright-game-facts';
const version = 1;
const mostBytes = 100_000_000;

/** The first line of the file tells what follows it. Text with the hash is ours, so it is not checked again. */
const headLine = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  /** Another version of the program may know more, or count otherwise. */
  program: z.string(),
  sha256: z.string(),
});

type KeptFacts = Readonly<Record<string, Omit<RecordFacts, 'isLasting'> & { readonly state: string }>>;

export function openGameFacts({ path: file, folder, program, records, writer }: GameFactsParts): GameFacts {
  const known = new Map<string, Known>();
  const asked = new Set<string>();
  let reading: Promise<void> | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let isChanged = false;

  const keyOf = (path: string): string => relative(folder, path).replaceAll('\\', '/');

  async function readKept(): Promise<void> {
    const text = await readText(file, mostBytes);
    const kept = text.ok ? factsIn(text.value, program) : {};
    for (const [key, { state, summary, figures }] of Object.entries(kept)) {
      known.set(key, { state, facts: ok({ summary, figures, isLasting: true }) });
    }
  }

  return {
    async of(path) {
      reading ??= readKept();
      await reading;
      const key = keyOf(path);
      try {
        const { mtimeMs, birthtimeMs, size, ino } = await stat(path);
        const state = `${mtimeMs} ${size} ${ino}`;
        const facts = await factsNow(path, key, state);
        asked.add(key);
        return facts.ok ? ok({ ...facts.value, changedAt: mtimeMs, bornAt: birthtimeMs }) : facts;
      } catch (error) {
        asked.delete(key);
        return refuse(fileProblem(error, path));
      }
    },

    listsChanged() {
      for (const [key, { facts }] of known) {
        if (!facts.ok || !facts.value.isLasting) known.delete(key);
      }
    },

    keep() {
      if (!isChanged) return;
      isChanged = false;
      const games = [...known].flatMap(([key, { state, facts }]) => {
        if (!asked.has(key) || !facts.ok || !facts.value.isLasting) return [];
        const { summary, figures } = facts.value;
        return [[key, { state, summary, figures }] as const];
      });
      const body = JSON.stringify(Object.fromEntries(games) satisfies KeptFacts);
      const head = JSON.stringify({ format, version, program, sha256: hashOf(body) });
      writing = writing.then(() => writer.write(file, `${head}\n${body}`));
    },

    written: () => writing,
  };

  async function factsNow(path: string, key: string, state: string): Promise<Result<RecordFacts>> {
    const before = known.get(key);
    if (before?.state === state) return before.facts;
    const text = await readText(path, recordLimits.bytes);
    // What could not be read may be readable the next time, though the file is the same.
    if (!text.ok) return text;
    const facts = await records.facts(text.value);
    known.set(key, { state, facts });
    if (facts.ok && facts.value.isLasting) isChanged = true;
    return facts;
  }
}

function factsIn(text: string, program: string): KeptFacts {
  const end = text.indexOf('\n');
  const head = parseJson(text.slice(0, Math.max(0, end)));
  const told = head.ok ? headLine.safeParse(head.value) : undefined;
  const body = text.slice(end + 1);
  if (told?.success !== true || told.data.program !== program || told.data.sha256 !== hashOf(body)) return {};
  return JSON.parse(body) as KeptFacts;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
