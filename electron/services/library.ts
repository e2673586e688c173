import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gameId, type Answer, type GameSummary } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { checkNamesOf, recordLimits, recordSuffix as suffix } from '#shared/records/index.ts';
import { syncFolder, temporarySuffix, writeDurably, type WriteCalls } from './durable-file.ts';
import type { EventBus } from './event-bus.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';
import type { Home } from './home.ts';
import { createQueue } from './queue.ts';
import { readText } from './read-file.ts';
import type { RecordFacts, RecordReader } from './records.ts';
import { revisionOf } from './revision.ts';

/** Nobody writes one file for so long: an older temporary file was left by a crash. */
const abandonedAfterMs = 60 * 60 * 1000;

export type LibraryProblem =
  | FileProblem
  | { readonly code: 'file/changed-elsewhere'; readonly id: string }
  | { readonly code: 'file/odd-name'; readonly path: string }
  | { readonly code: 'file/no-such-game'; readonly id: string };

/** The saved games: one `*.cubewright.json` each, in the games folder. */
export interface Library {
  list(): Promise<Result<Answer<'listGames'>>>;
  create(text: string): Promise<Result<Answer<'createGame'>>>;
  /** The saved game with this very text, or else a new one: a file that is opened twice stays one game. */
  takeIn(text: string): Promise<Result<{ readonly id: string }>>;
  read(id: string): Promise<Result<Answer<'readGame'>>>;
  save(id: string, text: string, revision: number): Promise<Result<Answer<'saveGame'>>>;
  remove(id: string): Promise<Result<undefined>>;
}

export interface LibraryParts {
  readonly home: Home;
  readonly records: RecordReader;
  readonly bus: EventBus;
  /** For tests that make the disk fail. */
  readonly calls?: WriteCalls | undefined;
}

export function openLibrary({ home, records, bus, calls }: LibraryParts): Library {
  const queue = createQueue();
  const pathOf = (id: string): string => join(home.games, id + suffix);

  async function readGame(id: string): Promise<Result<Answer<'readGame'>>> {
    const text = await readText(pathOf(id), recordLimits.bytes);
    if (text.ok) return ok({ id, text: text.value, revision: revisionOf(text.value) });
    return refuse(text.problem.code === 'file/missing' ? { code: 'file/no-such-game', id } : text.problem);
  }

  async function write(id: string, text: string): Promise<Result<{ readonly revision: number }>> {
    const folder = await makeFolder(home.games);
    if (!folder.ok) return folder;
    const written = await writeDurably(pathOf(id), text, calls);
    if (!written.ok) return written;
    const revision = revisionOf(text);
    bus.emit({ event: 'gamesChanged', payload: { id, revision } });
    return ok({ revision });
  }

  async function create(text: string): Promise<Result<Answer<'createGame'>>> {
    const record = records.check(text);
    if (!record.ok) return record;
    const names = checkNamesOf(text, record.value);
    if (!names.ok) return names;
    const id = newId(record.value.game);
    const written = await queue.run(id, () => write(id, text));
    return written.ok ? ok({ id, revision: written.value.revision }) : written;
  }

  /** A game is played through once for each change of its file. */
  const known = new Map<string, { readonly state: string; readonly facts: Result<RecordFacts> }>();

  async function factsOf(path: string, state: string): Promise<Result<RecordFacts>> {
    const before = known.get(path);
    if (before?.state === state) return before.facts;
    const text = await readText(path, recordLimits.bytes);
    if (!text.ok) return text;
    const facts = await records.facts(text.value);
    known.set(path, { state, facts });
    return facts;
  }

  async function summarise(file: string): Promise<Result<GameSummary>> {
    const path = join(home.games, file);
    const id = gameId.safeParse(file.slice(0, -suffix.length));
    if (!id.success) return refuse({ code: 'file/odd-name', path });
    try {
      const { mtimeMs, size } = await stat(path);
      const facts = await factsOf(path, `${mtimeMs} ${size}`);
      return facts.ok ? ok({ id: id.data, ...facts.value, changedAt: mtimeMs }) : facts;
    } catch (error) {
      return refuse(fileProblem(error, path));
    }
  }

  return {
    async list() {
      const files = await readFolder(home.games);
      if (!files.ok) return files;
      const games: GameSummary[] = [];
      const unreadable: { file: string; problem: Problem }[] = [];
      for (const file of files.value.filter((name) => name.endsWith(suffix))) {
        const summary = await summarise(file);
        if (summary.ok) games.push(summary.value);
        else unreadable.push({ file, problem: summary.problem });
      }
      await sweep(home.games, files.value);
      return ok({ games: games.sort((a, b) => b.changedAt - a.changedAt), unreadable });
    },

    create,

    async takeIn(text) {
      const files = await readFolder(home.games);
      for (const file of files.ok ? files.value.filter((name) => name.endsWith(suffix)) : []) {
        const id = gameId.safeParse(file.slice(0, -suffix.length));
        const saved = id.success ? await readGame(id.data) : undefined;
        if (saved?.ok === true && saved.value.text === text) return ok({ id: saved.value.id });
      }
      return create(text);
    },

    read: readGame,

    async save(id, text, revision) {
      const record = records.check(text);
      if (!record.ok) return record;
      return queue.run(id, async () => {
        const present = await readGame(id);
        if (!present.ok) return present;
        if (present.value.revision !== revision) return refuse({ code: 'file/changed-elsewhere', id });
        return present.value.text === text ? ok({ revision }) : write(id, text);
      });
    },

    async remove(id) {
      return queue.run(id, async () => {
        const folder = await makeFolder(home.deleted);
        if (!folder.ok) return folder;
        try {
          await rename(pathOf(id), join(home.deleted, `${id}-${stamp()}${suffix}`));
        } catch (error) {
          const problem = fileProblem(error, pathOf(id));
          return refuse(problem.code === 'file/missing' ? { code: 'file/no-such-game', id } : problem);
        }
        bus.emit({ event: 'gamesChanged', payload: { id } });
        return ok(undefined);
      });
    },
  };
}

async function readFolder(path: string): Promise<Result<readonly string[], FileProblem>> {
  try {
    return ok(await readdir(path));
  } catch (error) {
    const problem = fileProblem(error, path);
    return problem.code === 'file/missing' ? ok([]) : refuse(problem);
  }
}

/** A folder that is made for the first game is on disk before the game is. */
async function makeFolder(path: string): Promise<Result<undefined, FileProblem>> {
  try {
    const made = await mkdir(path, { recursive: true });
    if (made !== undefined) await syncFoldersAbove(path, made);
    return ok(undefined);
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

/** Every folder that has just got one more in it, from the innermost out; `made` is the outermost new one. */
async function syncFoldersAbove(path: string, made: string): Promise<void> {
  for (let folder = path; folder.length >= made.length; folder = dirname(folder)) {
    await syncFolder(dirname(folder));
  }
}

/** What a crash in the middle of a write left behind: the game itself is whole without it. */
async function sweep(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => name.endsWith(temporarySuffix))) {
    const path = join(folder, file);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMs) {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
}

/** Readable, sortable and new: the game, the moment, four random letters. */
function newId(game: string): string {
  const plain = game.toLowerCase().replaceAll(/[^a-z0-9]+/g, '') || 'game';
  return `${plain.slice(0, 30)}-${stamp()}-${randomBytes(2).toString('hex')}`;
}

/** `20261121-054512`, by the clock in the room. */
function stamp(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
