import { stat } from 'node:fs/promises';
import type { ResponseOf, GameSummary } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { checkNamesOf, recordLimits, recordSuffix } from '#shared/records/index.ts';
import type { EventBus } from './event-bus.ts';
import { fileProblem } from './files/file-problem.ts';
import { createHomeWriter, type HomeWriter } from './home/home-writer.ts';
import type { Home } from './home/home.ts';
import { readText } from './files/read-file.ts';
import type { RecordFacts, RecordReader } from './records.ts';
import { openTextShelf, timeInId, type ShelfProblem } from './files/text-shelf.ts';

export type LibraryProblem = ShelfProblem | { readonly code: 'file/no-such-game'; readonly id: string };

export interface Library {
  list(): Promise<Result<ResponseOf<'listGames'>>>;
  create(text: string): Promise<Result<ResponseOf<'createGame'>>>;
  /** Returns the saved game with exactly this text, or saves a new one, so that a file opened twice stays one game. */
  takeIn(text: string): Promise<Result<{ readonly id: string }>>;
  read(id: string): Promise<Result<ResponseOf<'readGame'>>>;
  save(id: string, text: string, revision: number): Promise<Result<ResponseOf<'saveGame'>>>;
  remove(id: string): Promise<Result<undefined>>;
}

export interface LibraryParts {
  readonly home: Home;
  readonly records: RecordReader;
  readonly bus: EventBus;
  readonly writer?: HomeWriter;
}

export function openLibrary({ home, records, bus, writer = createHomeWriter() }: LibraryParts): Library {
  const shelf = openTextShelf({
    folder: home.games,
    deleted: home.deleted,
    suffix: recordSuffix,
    limit: recordLimits.bytes,
    writer,
    missing: (id) => ({ code: 'file/no-such-game', id }) satisfies LibraryProblem,
    changed(id, revision) {
      bus.emit({ event: 'gamesChanged', payload: revision === undefined ? { id } : { id, revision } });
    },
  });

  /** Facts are kept by path, so that a game is replayed only when its file has changed. */
  const known = new Map<string, { readonly state: string; readonly facts: Result<RecordFacts> }>();
  // Facts depend on the lists that are installed.
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

  async function summarise(id: string): Promise<Result<GameSummary>> {
    const path = shelf.pathOf(id);
    try {
      const { birthtimeMs, mtimeMs, size } = await stat(path);
      const facts = await factsOf(path, `${mtimeMs} ${size}`);
      if (!facts.ok) return facts;
      // Each save makes a new file, so only the time in its name, if any, tells when the game began.
      const begunAt = timeInId(id) ?? birthtimeMs;
      return ok({ id, ...facts.value, begunAt, changedAt: mtimeMs });
    } catch (error) {
      return refuse(fileProblem(error, path));
    }
  }

  return {
    async list() {
      const files = await shelf.files();
      if (!files.ok) return files;
      const games: GameSummary[] = [];
      const unreadable: { file: string; problem: Problem }[] = [];
      for (const { file, id } of files.value) {
        const summary =
          id === undefined
            ? refuse<LibraryProblem>({ code: 'file/odd-name', path: shelf.pathOf(nameIn(file)) })
            : await summarise(id);
        if (summary.ok) games.push(summary.value);
        else unreadable.push({ file, problem: summary.problem });
      }
      return ok({ games: games.sort((a, b) => b.changedAt - a.changedAt), unreadable });
    },

    async create(text) {
      const record = await records.accept(text);
      if (!record.ok) return record;
      const names = checkNamesOf(text, record.value);
      return names.ok ? shelf.create(record.value.game, text) : names;
    },

    async takeIn(text) {
      const record = await records.accept(text);
      if (!record.ok) return record;
      const files = await shelf.files();
      for (const { id } of files.ok ? files.value : []) {
        const saved = id === undefined ? undefined : await shelf.read(id);
        if (saved?.ok === true && saved.value.text === text) return ok({ id: saved.value.id });
      }
      return shelf.create(record.value.game, text);
    },

    read: (id) => shelf.read(id),

    async save(id, text, revision) {
      const record = await records.accept(text, id);
      return record.ok ? shelf.save(id, text, revision) : record;
    },

    remove: (id) => shelf.remove(id),
  };
}

function nameIn(file: string): string {
  return file.slice(0, -recordSuffix.length);
}
