import type { DeletedSummary, GameSummary, ResponseOf } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  checkNamesOf,
  keptRecordText,
  playerFigures,
  recordLimits,
  recordSuffix,
  type FinishedGame,
  type GameFigures,
} from '#shared/records/index.ts';
import type { EventBus } from './event-bus.ts';
import { createHomeWriter, type HomeWriter } from './home/home-writer.ts';
import type { Home } from './home/home.ts';
import { openGameFacts } from './game-facts.ts';
import type { RecordReader } from './records.ts';
import { openTextShelf, timeInId, type DeletedText, type ShelfProblem } from './files/text-shelf.ts';

export type LibraryProblem = ShelfProblem | { readonly code: 'file/no-such-game'; readonly id: string };

export interface Library {
  list(): Promise<Result<ResponseOf<'listGames'>>>;
  create(text: string): Promise<Result<ResponseOf<'createGame'>>>;
  /** Returns the saved game with exactly this text, or saves a new one, so that a file opened twice stays one game. */
  takeIn(text: string): Promise<Result<{ readonly id: string }>>;
  read(id: string): Promise<Result<ResponseOf<'readGame'>>>;
  save(id: string, text: string, revision: number): Promise<Result<ResponseOf<'saveGame'>>>;
  remove(id: string): Promise<Result<ResponseOf<'deleteGame'>>>;
  listDeleted(): Promise<Result<ResponseOf<'listDeletedGames'>>>;
  restore(deleted: string): Promise<Result<ResponseOf<'restoreGame'>>>;
  /** This alone destroys games, and only a person asks for it. */
  destroy(deleted: readonly string[]): Promise<Result<undefined>>;
  figures(name: string, game: string | undefined): Promise<Result<ResponseOf<'readFigures'>>>;
  withWord(word: string): Promise<Result<ResponseOf<'findGames'>>>;
  /** Resolves once what is known of the games is on disk. */
  written(): Promise<unknown>;
}

export interface LibraryParts {
  readonly home: Home;
  readonly records: RecordReader;
  readonly bus: EventBus;
  readonly writer?: HomeWriter;
  /** The version of the program, whose facts of games it keeps. */
  readonly program?: string;
  /** Gets what a save has replaced. */
  readonly replaced?: (id: string, before: string) => void;
}

interface FoundGame {
  readonly summary: GameSummary;
  readonly figures: GameFigures;
}

interface FoundGames {
  readonly games: readonly FoundGame[];
  readonly unreadable: ResponseOf<'listGames'>['unreadable'];
}

/** More files at once are no faster, and each may be long. */
const filesAtOnce = 16;

export function openLibrary(parts: LibraryParts): Library {
  const { home, records, bus, writer = createHomeWriter(), program = '', replaced } = parts;
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
    replaced,
  });

  const facts = openGameFacts({ path: home.gameFacts, folder: home.games, program, records, writer });
  bus.listen(({ event }) => {
    if (event === 'lexicaChanged') facts.listsChanged();
  });

  async function summarise(id: string): Promise<Result<FoundGame>> {
    const found = await facts.of(shelf.pathOf(id));
    if (!found.ok) return found;
    const { summary, figures, changedAt, bornAt } = found.value;
    // Each save makes a new file, so only the time in its name, if any, tells when the game began.
    return ok({ figures, summary: { id, ...summary, begunAt: timeInId(id) ?? bornAt, changedAt } });
  }

  function gameIn(file: string, id: string | undefined): Promise<Result<FoundGame>> {
    if (id !== undefined) return summarise(id);
    const path = shelf.pathOf(nameIn(file));
    return Promise.resolve(refuse<LibraryProblem>({ code: 'file/odd-name', path }));
  }

  async function listed(): Promise<Result<FoundGames>> {
    const files = await shelf.files();
    if (!files.ok) return files;
    const games: FoundGame[] = [];
    const unreadable: { file: string; problem: Problem }[] = [];
    for (let from = 0; from < files.value.length; from += filesAtOnce) {
      const some = files.value.slice(from, from + filesAtOnce);
      const found = await Promise.all(
        some.map(async ({ file, id }) => ({ file, game: await gameIn(file, id) })),
      );
      for (const { file, game } of found) {
        if (game.ok) games.push(game.value);
        else unreadable.push({ file, problem: game.problem });
      }
    }
    facts.keep();
    return ok({ games: games.sort((a, b) => b.summary.changedAt - a.summary.changedAt), unreadable });
  }

  async function deletedGame({ deleted, id, at }: DeletedText): Promise<Result<DeletedSummary>> {
    const found = await facts.of(shelf.deletedPath(deleted));
    if (!found.ok) return found;
    const { summary, changedAt, bornAt } = found.value;
    const begunAt = timeInId(id) ?? bornAt;
    return ok({ id, ...summary, begunAt, changedAt, deleted, deletedAt: at });
  }

  return {
    async list() {
      const found = await listed();
      if (!found.ok) return found;
      const { games, unreadable } = found.value;
      return ok({ games: games.map(({ summary }) => summary), unreadable });
    },

    async figures(name, game) {
      const found = await listed();
      return found.ok ? ok(playerFigures(finishedIn(found.value), name, game)) : found;
    },

    async withWord(word) {
      const found = await listed();
      if (!found.ok) return found;
      const wanted = word.toLocaleUpperCase('en-GB');
      const games = found.value.games.filter(({ figures }) =>
        figures.words.some((one) => one.includes(wanted)),
      );
      return ok({ games: games.map(({ summary }) => summary.id) });
    },

    async listDeleted() {
      const texts = await shelf.deleted();
      if (!texts.ok) return texts;
      const games: DeletedSummary[] = [];
      const unreadable: { deleted: string; problem: Problem }[] = [];
      for (const text of texts.value) {
        const game = await deletedGame(text);
        if (game.ok) games.push(game.value);
        else unreadable.push({ deleted: text.deleted, problem: game.problem });
      }
      return ok({ games: games.sort((a, b) => b.deletedAt - a.deletedAt), unreadable });
    },

    restore: (deleted) => shelf.restore(deleted),

    destroy: (deleted) => shelf.destroy(deleted),

    written: () => facts.written(),

    async create(given) {
      const kept = await keptRecordText(given);
      if (!kept.ok) return kept;
      const text = kept.value;
      const record = await records.accept(text);
      if (!record.ok) return record;
      const names = checkNamesOf(text, record.value);
      return names.ok ? shelf.create(record.value.game, text) : names;
    },

    async takeIn(given) {
      const kept = await keptRecordText(given);
      if (!kept.ok) return kept;
      const text = kept.value;
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

function finishedIn({ games }: FoundGames): readonly FinishedGame[] {
  return games.flatMap(
    ({ summary: { id, game, players, winners, ended, changedAt: at }, figures: { seats } }) =>
      ended ? [{ id, game, players, winners, seats, at }] : [],
  );
}
