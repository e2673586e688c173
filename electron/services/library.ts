import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gameId, type Answer, type GameSummary } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { checkNamesOf, recordLimits, recordSuffix as suffix } from '#shared/records/index.ts';
import type { EventBus } from './event-bus.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';
import { createHomeWriter, type HomeWriter } from './home-writer.ts';
import type { Home } from './home.ts';
import { createQueue } from './queue.ts';
import { readText } from './read-file.ts';
import type { RecordFacts, RecordReader } from './records.ts';

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
  readonly writer?: HomeWriter;
}

export function openLibrary({ home, records, bus, writer = createHomeWriter() }: LibraryParts): Library {
  const queue = createQueue();
  const pathOf = (id: string): string => join(home.games, id + suffix);

  async function readGame(id: string): Promise<Result<Answer<'readGame'>>> {
    const text = await readText(pathOf(id), recordLimits.bytes);
    if (text.ok) return ok({ id, text: text.value, revision: revisionOf(text.value) });
    return refuse(text.problem.code === 'file/missing' ? { code: 'file/no-such-game', id } : text.problem);
  }

  async function write(
    id: string,
    text: string,
    mayReplace?: () => Result<undefined, LibraryProblem>,
  ): Promise<Result<{ readonly revision: number }>> {
    const written = await writer.write(pathOf(id), text, mayReplace);
    if (!written.ok) return written;
    const revision = revisionOf(text);
    bus.emit({ event: 'gamesChanged', payload: { id, revision } });
    return ok({ revision });
  }

  async function create(text: string): Promise<Result<Answer<'createGame'>>> {
    const record = await records.accept(text);
    if (!record.ok) return record;
    const names = checkNamesOf(text, record.value);
    return names.ok ? createAccepted(text, record.value.game) : names;
  }

  async function createAccepted(text: string, game: string): Promise<Result<Answer<'createGame'>>> {
    const id = newId(game);
    const written = await queue.run(id, async () => (existsSync(pathOf(id)) ? undefined : write(id, text)));
    // Two games of one second may draw the same letters.
    if (written === undefined) return createAccepted(text, game);
    return written.ok ? ok({ id, revision: written.value.revision }) : written;
  }

  /** A game is played through once for each change of its file. */
  const known = new Map<string, { readonly state: string; readonly facts: Result<RecordFacts> }>();
  // Facts depend on the lists that are here.
  bus.listen(({ event }) => {
    if (event === 'lexicaChanged') known.clear();
  });

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
      const { birthtimeMs, mtimeMs, size } = await stat(path);
      const facts = await factsOf(path, `${mtimeMs} ${size}`);
      if (!facts.ok) return facts;
      // Each save is a new file: only the name tells when the first was written. A file named otherwise has its own date.
      const begunAt = stampedAt(id.data) ?? birthtimeMs;
      return ok({ id: id.data, ...facts.value, begunAt, changedAt: mtimeMs });
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
      return ok({ games: games.sort((a, b) => b.changedAt - a.changedAt), unreadable });
    },

    create,

    async takeIn(text) {
      const record = await records.accept(text);
      if (!record.ok) return record;
      const files = await readFolder(home.games);
      for (const file of files.ok ? files.value.filter((name) => name.endsWith(suffix)) : []) {
        const id = gameId.safeParse(file.slice(0, -suffix.length));
        const saved = id.success ? await readGame(id.data) : undefined;
        if (saved?.ok === true && saved.value.text === text) return ok({ id: saved.value.id });
      }
      return createAccepted(text, record.value.game);
    },

    read: readGame,

    async save(id, text, revision) {
      const record = await records.accept(text, id);
      if (!record.ok) return record;
      return queue.run(id, async () => {
        const stateBefore = fileState(pathOf(id));
        const present = await readGame(id);
        if (!present.ok) return present;
        const changed = refuse<LibraryProblem>({ code: 'file/changed-elsewhere', id });
        if (present.value.revision !== revision) return changed;
        if (present.value.text === text) return ok({ revision });
        // Writing takes a while: a program that knows nothing of locks may have come in between.
        return write(id, text, () => (fileState(pathOf(id)) === stateBefore ? ok(undefined) : changed));
      });
    },

    async remove(id) {
      return queue.run(id, async () => {
        const folder = writer.makeFolder(home.deleted);
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

/** Differs after a change of the file, whoever makes it; empty where there is none. */
function fileState(path: string): string {
  try {
    const { dev, ino, size, mtimeNs } = statSync(path, { bigint: true });
    return `${dev} ${ino} ${size} ${mtimeNs}`;
  } catch {
    return '';
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

/** The moment in an id that `newId` made; undefined in others. */
function stampedAt(id: string): number | undefined {
  const match = /-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-[0-9a-f]{4}$/.exec(id);
  if (match === null) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return new Date(year, month - 1, day, hour, minute, second).getTime();
}

/**
 * A game's revision is the first 48 bits of its text's SHA-256. Nothing needs to be kept beside the file, it
 * outlives a restart, and a change made by another program shows as surely as one made by another window.
 */
function revisionOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
