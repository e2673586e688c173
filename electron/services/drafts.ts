import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gameId, keptDraft, type KeptDraft } from '#shared/contract/index.ts';
import { parseJson, refuse, salvageJson, valueOfNode, type Result } from '#shared/kernel/index.ts';
import { recordSuffix } from '#shared/records/index.ts';
import type { EventBus } from './event-bus.ts';
import type { HomeWriter } from './home-writer.ts';
import type { Home } from './home.ts';
import { createQueue } from './queue.ts';
import { readText } from './read-file.ts';

const suffix = '.json';

/** The drafts of all seats at their longest, in bytes of UTF-8; nothing that was written here is longer. */
const mostBytes = 2_000_000;

/**
 * What lies at the tables and has not been played (P32): `drafts/<id>.json` in the home, a file a game. Such a file may
 * always be lost. Of one that is damaged each seat is read for itself, and the next draft leaves out what does not read.
 */
export interface Drafts {
  /** One a seat, for each seat that reads. */
  read(id: string): Promise<readonly KeptDraft[]>;
  /** For a game that is saved here; the drafts of other seats stay. */
  save(id: string, draft: KeptDraft): Promise<Result<undefined>>;
  /** Resolves once all that was asked for until now is done. */
  written(): Promise<void>;
}

export interface DraftsParts {
  readonly home: Home;
  readonly bus: EventBus;
  readonly writer: HomeWriter;
}

export function openDrafts({ home, bus, writer }: DraftsParts): Drafts {
  const queue = createQueue();
  const asked = new Set<Promise<unknown>>();
  const pathOf = (id: string): string => join(home.drafts, id + suffix);
  const hasGame = (id: string): boolean => existsSync(join(home.games, id + recordSuffix));

  const inTurn = <T>(id: string, task: () => Promise<T>): Promise<T> => {
    const done = queue.run(id, task);
    const leave = (): void => {
      asked.delete(done);
    };
    asked.add(done);
    done.then(leave, leave);
    return done;
  };

  const remove = (id: string): void => {
    if (!writer.held().ok) return;
    try {
      rmSync(pathOf(id), { force: true });
    } catch {
      // It is swept at a later start.
    }
  };

  async function read(id: string): Promise<readonly KeptDraft[]> {
    const text = await readText(pathOf(id), mostBytes);
    return text.ok ? draftsIn(text.value) : [];
  }

  bus.listen(({ event, payload }) => {
    if (event !== 'gamesChanged' || payload.revision !== undefined) return;
    const { id } = payload;
    // One of the same name may have been made since.
    void inTurn(id, async () => hasGame(id) || remove(id));
  });
  // A folder of games that is away, as on a disk that is not mounted, does not say that its games are gone.
  const orphans = existsSync(home.games) ? keptIn(home.drafts).filter((id) => !hasGame(id)) : [];
  for (const id of orphans) remove(id);

  return {
    read: (id) => inTurn(id, () => read(id)),
    save: (id, draft) =>
      inTurn(id, async () => {
        const still = writer.held();
        if (!still.ok) return still;
        if (!hasGame(id)) return refuse({ code: 'file/no-such-game', id });
        const others = (await read(id)).filter(({ seat }) => seat !== draft.seat);
        return writer.write(pathOf(id), `${JSON.stringify([...others, draft])}\n`);
      }),
    async written() {
      await Promise.allSettled(asked);
    },
  };
}

/** The seats that can be read. Of a text that is no JSON the last one may be cut off, and is left out. */
function draftsIn(text: string): readonly KeptDraft[] {
  const { root, tooDeepAt = -1 } = salvageJson(`{"drafts":${text}`);
  const list = root.entries.get('drafts');
  if (list?.kind !== 'list') return [];
  const { items } = list;
  const last = parseJson(text).ok ? items.length : items.length - 1;
  const read = items.slice(0, last).flatMap((item, at) => {
    const lacksItsDepths = item.at < tooDeepAt && tooDeepAt < (items[at + 1]?.at ?? Infinity);
    const draft = lacksItsDepths ? undefined : keptDraft.safeParse(valueOfNode(item));
    return draft?.success === true ? [draft.data] : [];
  });
  // Where a seat stands twice, the later one holds.
  return [...new Map(read.map((draft) => [draft.seat, draft])).values()];
}

/** The games that drafts are kept for; other files in the folder are somebody else's. */
function keptIn(folder: string): readonly string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .filter((name) => gameId.safeParse(name).success);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
