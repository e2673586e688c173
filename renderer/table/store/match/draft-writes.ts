import type { KeptDraft } from '#shared/contract/index.ts';
import { isOfDoor } from '#renderer/gateway/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { TableTypes } from '../table-types.ts';
import { advance, type Advanced, type Match } from './match.ts';

/** Holds the drafts of one game on their way to the disk (P32). Nothing at the table waits for them. */
export interface DraftWrites {
  /** Only the newest draft of each seat waits. */
  readonly waiting: readonly KeptDraft[];
  readonly underWay: number;
  /** This is the newest draft sent of each seat; an older one that failed is not sent again. */
  readonly newest: ReadonlyMap<KeptDraft['seat'], KeptDraft>;
  /** A failure is reported once, and again only after a write has succeeded. */
  readonly isFailing: boolean;
}

interface Sent {
  readonly writes: DraftWrites;
  readonly toWrite: readonly KeptDraft[];
}

export function sendDrafts<T extends TableTypes>(match: Match<T>, { writes, toWrite }: Sent): Advanced<T> {
  return advance(
    { ...match, draftWrites: writes },
    ...toWrite.map((draft) => ({ kind: 'writeDraft', draft }) as const),
  );
}

export function keepDrafts(writes: DraftWrites, drafts: readonly KeptDraft[]): Sent {
  const waiting = new Map([...writes.waiting, ...drafts].map((draft) => [draft.seat, draft]));
  return sendOne({ ...writes, waiting: [...waiting.values()] });
}

/** Sends all waiting drafts now, because the page may close before the current write is answered. */
export function flushDrafts(writes: DraftWrites): Sent {
  return sent(writes, writes.waiting, []);
}

export function draftWritten(
  writes: DraftWrites,
  draft: KeptDraft,
  saved: Result<unknown>,
): Sent & { readonly problem: Problem | undefined } {
  const underWay = writes.underWay - 1;
  if (saved.ok) return { ...sendOne({ ...writes, underWay, isFailing: false }), problem: undefined };
  // A failed draft is sent again with the next one, unless a newer draft of its seat replaces it.
  const isReplaced =
    writes.newest.get(draft.seat) !== draft || writes.waiting.some(({ seat }) => seat === draft.seat);
  const waiting = isReplaced ? writes.waiting : [...writes.waiting, draft];
  const isTold = !writes.isFailing && !isOfDoor(saved.problem);
  const problem: DraftNotKept = { code: 'play/draft-not-kept', reason: saved.problem };
  return {
    writes: { ...writes, waiting, underWay, isFailing: true },
    toWrite: [],
    problem: isTold ? problem : undefined,
  };
}

export interface DraftNotKept {
  readonly code: 'play/draft-not-kept';
  readonly reason: Problem;
}

function sendOne(writes: DraftWrites): Sent {
  const [first, ...waiting] = writes.waiting;
  if (first === undefined || writes.underWay > 0) return { writes, toWrite: [] };
  return sent(writes, [first], waiting);
}

function sent(writes: DraftWrites, toWrite: readonly KeptDraft[], waiting: readonly KeptDraft[]): Sent {
  const newest = new Map(writes.newest);
  for (const draft of toWrite) newest.set(draft.seat, draft);
  return { writes: { ...writes, waiting, newest, underWay: writes.underWay + toWrite.length }, toWrite };
}
