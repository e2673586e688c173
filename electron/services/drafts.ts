import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gameId, keptDraft, type KeptDraft } from '#shared/contract/index.ts';
import { parseJson, refuse, salvageJson, valueOfNode, type Result } from '#shared/kernel/index.ts';
import { recordSuffix } from '#shared/records/index.ts';
import type { EventBus } from './event-bus.ts';
import type { HomeWriter } from './home/home-writer.ts';
import type { Home } from './home/home.ts';
import { createQueue } from './turns.ts';
import { readText } from './files/read-file.ts';

const suffix = '.json';

/** The limit is in bytes of UTF-8; no file written here is longer. */
const mostBytes = 2_000_000;

/** Plays laid out but not yet made (P32) lie in one `drafts/<id>.json` per game; losing one does no harm. */
export interface Drafts {
  read(id: string): Promise<readonly KeptDraft[]>;
  save(id: string, draft: KeptDraft): Promise<Result<undefined>>;
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
      // The next start removes the file.
    }
  };

  async function read(id: string): Promise<readonly KeptDraft[]> {
    const text = await readText(pathOf(id), mostBytes);
    return text.ok ? draftsIn(text.value) : [];
  }

  bus.listen(({ event, payload }) => {
    if (event !== 'gamesChanged' || payload.revision !== undefined) return;
    const { id } = payload;
    // A game with the same id may have been made since.
    void inTurn(id, async () => hasGame(id) || remove(id));
  });
  // If the whole folder of games is missing, as on an unmounted disk, its games may return.
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

/** Salvages the readable seats. In broken JSON the last one may be cut off, so it is left out. */
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
  return [...new Map(read.map((draft) => [draft.seat, draft])).values()];
}

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
