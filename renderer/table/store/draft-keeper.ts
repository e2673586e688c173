import type { Gateway } from '#renderer/gateway/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export interface DraftNotKept {
  readonly code: 'play/draft-not-kept';
  readonly reason: Problem;
}

/** Saves and loads the drafts of one game (P32). Nothing at the table waits for it. */
export interface DraftKeeper {
  /** One draft per seat and one of the clock, or none if they cannot be read. */
  read(): Promise<readonly KeptDraft[]>;
  /** Writes one draft at a time; of those waiting for one seat only the newest is written. */
  keep(draft: KeptDraft): void;
  /** Drops the waiting drafts, because another window has changed the game. */
  forget(): void;
  /** Sends the waiting drafts now, because the page may close before the current write is answered. */
  flush(): void;
}

/** Calls `tell` at the first failed write, and again only after a success in between. */
export function createDraftKeeper(
  gateway: Gateway,
  id: string,
  tell: (problem: DraftNotKept) => void,
): DraftKeeper {
  const waiting = new Map<KeptDraft['seat'], KeptDraft>();
  let writing = false;
  let failing = false;

  const write = async (draft: KeptDraft): Promise<boolean> => {
    const saved = await gateway.call('saveDraft', { id, draft });
    if (!saved.ok) {
      // A failed draft is sent again with the next one, unless that is of the same seat.
      if (!waiting.has(draft.seat)) waiting.set(draft.seat, draft);
      if (!failing && !isOfDoor(saved.problem)) tell({ code: 'play/draft-not-kept', reason: saved.problem });
    }
    failing = !saved.ok;
    return saved.ok;
  };
  const writeAll = async (): Promise<void> => {
    if (writing) return;
    writing = true;
    try {
      for (let next = take(waiting); next !== undefined; next = take(waiting)) {
        if (!(await write(next))) break;
      }
    } finally {
      writing = false;
    }
  };
  return {
    async read() {
      const kept = await gateway.call('readDrafts', { id });
      return kept.ok ? kept.value.drafts : [];
    },
    keep(draft) {
      waiting.set(draft.seat, draft);
      void writeAll();
    },
    forget() {
      waiting.clear();
    },
    flush() {
      for (let next = take(waiting); next !== undefined; next = take(waiting)) void write(next);
    },
  };
}

function take(waiting: Map<KeptDraft['seat'], KeptDraft>): KeptDraft | undefined {
  const [next] = waiting.values();
  if (next !== undefined) waiting.delete(next.seat);
  return next;
}

/** Every screen already shows a notice for a closed door. */
function isOfDoor({ code }: Problem): boolean {
  return code === 'app/door-closed' || code === 'app/session-ended';
}
