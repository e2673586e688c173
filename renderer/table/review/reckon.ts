import type { PendingAnswer } from '#renderer/worker/index.ts';
import { isOpen, type OpenHands } from '#shared/engine/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';

export interface Reckoning<Turn, Found> {
  readonly turns: readonly Turn[];
  /** Is asked before each turn: this turn comes next, unless it has been. */
  first(): Turn | undefined;
  review(turn: Turn): PendingAnswer<Found>;
  show(turn: Turn, found: Result<Found, Problem>): void;
}

/** Reviews one turn after another until it is stopped. Each begins in a task of its own, so that the page can paint. */
export function reckon<Turn, Found>({ turns, first, review, show }: Reckoning<Turn, Found>): () => void {
  const left = new Set(turns);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  let cancel: () => void = () => undefined;
  const goOn = () => {
    const chosen = first();
    const turn = chosen !== undefined && left.has(chosen) ? chosen : [...left][0];
    if (turn === undefined || !isWanted) return;
    left.delete(turn);
    timer = setTimeout(() => {
      const asked = review(turn);
      cancel = () => asked.cancel();
      void asked.answer.then((found) => {
        if (!isWanted) return;
        show(turn, found);
        goOn();
      });
    });
  };
  goOn();
  return () => {
    isWanted = false;
    clearTimeout(timer);
    cancel();
  };
}

export function turnsToReview<Turn extends { readonly seat: Seat }>(
  turns: readonly Turn[],
  hands: OpenHands,
): readonly Turn[] {
  return turns.filter(({ seat }) => isOpen(hands, seat));
}
