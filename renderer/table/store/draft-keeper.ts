import type { Gateway } from '#renderer/gateway/index.ts';
import type { KeptDraft } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export interface DraftNotKept {
  readonly code: 'play/draft-not-kept';
  readonly reason: Problem;
}

/** Takes the drafts of one game to the disk and back (P32). Nothing at the table waits for it. */
export interface DraftKeeper {
  /** One a seat, and one of the clock; none where they cannot be read. */
  read(): Promise<readonly KeptDraft[]>;
  /** One write at a time; of what comes meanwhile for one seat, the newest alone is written. */
  keep(draft: KeptDraft): void;
  /** Leaves unwritten what waits: another window has changed the game. */
  forget(): void;
  /** Sends what waits now, as the page may be gone before the write under way is answered. */
  flush(): void;
}

/** `tell` hears of the first write that fails, and of the next one only after another has succeeded. */
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
      // It goes with the next draft, unless that is of the same seat.
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

/** A door that is closed has a notice of its own on every screen. */
function isOfDoor({ code }: Problem): boolean {
  return code === 'app/door-closed' || code === 'app/session-ended';
}
