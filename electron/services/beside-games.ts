import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gameId } from '#shared/contract/index.ts';
import { refuse, type Result } from '#shared/kernel/index.ts';
import { recordSuffix } from '#shared/records/index.ts';
import type { EventBus } from './event-bus.ts';
import { readText } from './files/read-file.ts';
import { deletedText } from './files/text-shelf.ts';
import type { HomeWriter } from './home/home-writer.ts';
import type { Home } from './home/home.ts';
import { createQueue } from './turns.ts';
import { createUnderWay } from './under-way.ts';

const suffix = '.json';

export interface BesideGamesParts {
  readonly home: Home;
  readonly bus: EventBus;
  readonly writer: HomeWriter;
}

/** One file a game that is removed when its game is destroyed, and stays for a deleted one; losing one does no harm. */
export interface BesideGames {
  /** Undefined if there is none, or it cannot be read. */
  read(id: string): Promise<string | undefined>;
  /** Writes what `change` makes of the text that is there. */
  change(id: string, change: (text: string | undefined) => string): Promise<Result<undefined>>;
  written(): Promise<void>;
}

/** @param mostBytes is in bytes of UTF-8; no file written here is longer */
export function openBesideGames(
  { home, bus, writer }: BesideGamesParts,
  folder: string,
  mostBytes: number,
): BesideGames {
  const queue = createQueue();
  const underWay = createUnderWay();
  const pathOf = (id: string): string => join(folder, id + suffix);
  const { hasGame, isThere } = gamesThere(home);

  const inTurn = <T>(id: string, task: () => Promise<T>): Promise<T> => underWay.add(queue.run(id, task));

  const remove = (id: string): void => {
    if (!writer.held().ok) return;
    try {
      rmSync(pathOf(id), { force: true });
    } catch {
      // The next start removes the file.
    }
  };

  async function read(id: string): Promise<string | undefined> {
    const text = await readText(pathOf(id), mostBytes);
    return text.ok ? text.value : undefined;
  }

  bus.listen(({ event, payload }) => {
    if (event !== 'gamesChanged' || payload.revision !== undefined) return;
    const { id } = payload;
    // A game with the same id may have been made since.
    void inTurn(id, async () => isThere(id) || remove(id));
  });
  // If the whole folder of games is missing, as on an unmounted disk, its games may return.
  const orphans = existsSync(home.games) ? keptIn(folder).filter((id) => !isThere(id)) : [];
  for (const id of orphans) remove(id);

  return {
    read: (id) => inTurn(id, () => read(id)),
    change: (id, change) =>
      inTurn(id, async () => {
        const still = writer.held();
        if (!still.ok) return still;
        if (!hasGame(id)) return refuse({ code: 'file/no-such-game', id });
        return writer.write(pathOf(id), `${change(await read(id))}\n`);
      }),
    written: () => underWay.ended(),
  };
}

interface GamesThere {
  hasGame(id: string): boolean;
  /** Whether there is such a game, deleted or not; without one it has been destroyed. */
  isThere(id: string): boolean;
}

export function gamesThere(home: Home): GamesThere {
  const hasGame = (id: string): boolean => existsSync(join(home.games, id + recordSuffix));
  /** Many games are destroyed at once, so the folder is read once for all that are asked about before anything else can happen. */
  let deletedIds: ReadonlySet<string> | undefined;
  const isDeleted = (id: string): boolean => {
    if (deletedIds === undefined) {
      deletedIds = idsOfDeleted(home.deleted);
      queueMicrotask(() => {
        deletedIds = undefined;
      });
    }
    return deletedIds.has(id);
  };
  return { hasGame, isThere: (id) => hasGame(id) || isDeleted(id) };
}

function keptIn(folder: string): readonly string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .filter((name) => gameId.safeParse(name).success);
}

function idsOfDeleted(folder: string): ReadonlySet<string> {
  const texts = namesIn(folder).map((name) => deletedText(name.slice(0, -recordSuffix.length)));
  return new Set(texts.flatMap((text) => text?.id ?? []));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
