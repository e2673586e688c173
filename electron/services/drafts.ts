import { keptDraft, type KeptDraft } from '#shared/contract/index.ts';
import { parseJson, salvageJson, valueOfNode, type Result } from '#shared/kernel/index.ts';
import { openBesideGames, type BesideGamesParts } from './beside-games.ts';

const mostBytes = 2_000_000;

/** Plays laid out but not yet made (P32) lie in one `drafts/<id>.json` per game. */
export interface Drafts {
  read(id: string): Promise<readonly KeptDraft[]>;
  save(id: string, draft: KeptDraft): Promise<Result<undefined>>;
  written(): Promise<void>;
}

export function openDrafts(parts: BesideGamesParts): Drafts {
  const files = openBesideGames(parts, parts.home.drafts, mostBytes);
  return {
    read: async (id) => draftsIn(await files.read(id)),
    save: (id, draft) =>
      files.change(id, (text) => {
        const others = draftsIn(text).filter(({ seat }) => seat !== draft.seat);
        return JSON.stringify([...others, draft]);
      }),
    written: () => files.written(),
  };
}

/** Salvages the readable seats. In broken JSON the last one may be cut off, so it is left out. */
function draftsIn(text: string | undefined): readonly KeptDraft[] {
  if (text === undefined) return [];
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
