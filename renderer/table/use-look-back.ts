import { useEffect, useState } from 'react';
import type { OpenHands } from '#shared/engine/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { PastTurn, Play, TableTypes } from './store/index.ts';

export interface LookBack<Turn> {
  /** These turns may be looked back at now. */
  readonly turns: readonly Turn[];
  readonly open: 'none' | 'game' | 'turn';
  readonly turn: Turn | undefined;
  readonly show: (turn: Turn) => void;
  readonly showGame: () => void;
  readonly close: () => void;
}

type Open = { readonly kind: 'none' | 'game' } | { readonly kind: 'turn'; readonly at: number };

/** Manages a look back at the turns of the hands that are open. */
export function useLookBack<Turn extends Pick<PastTurn, 'at'>>(
  turns: readonly Turn[],
  hands: OpenHands,
): LookBack<Turn> {
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const turn = open.kind === 'turn' ? turns.find(({ at }) => at === open.at) : undefined;
  // Another's turn has come since, or the move was undone: the review closes, and does not come back by itself.
  if ((open.kind === 'turn' && turn === undefined) || (open.kind === 'game' && hands.kind !== 'all')) {
    setOpen({ kind: 'none' });
  }
  return {
    turns,
    open: open.kind,
    turn,
    show: ({ at }) => {
      setOpen({ kind: 'turn', at });
    },
    showGame: () => {
      setOpen({ kind: 'game' });
    },
    close: () => {
      setOpen({ kind: 'none' });
    },
  };
}

/** The way out of a look back: from one turn of a game that is over to the list of its turns, else to the game. */
export function wayBack<Turn>({ turn, showGame, close }: LookBack<Turn>, over: boolean) {
  return over && turn !== undefined
    ? ({ to: 'turns', go: showGame } as const)
    : ({ to: 'close', go: close } as const);
}

/** What could have been done in a turn; undefined while it is looked for. */
export function useReviewed<T extends TableTypes>(
  play: Play<T>,
  turn: PastTurn<T> | undefined,
): Result<T['reviewed']> | undefined {
  const [found, setFound] = useState<{ readonly turn: PastTurn<T>; readonly of: Result<T['reviewed']> }>();
  useEffect(() => {
    if (turn === undefined) return;
    let wanted = true;
    const show = (of: Result<T['reviewed']>) => {
      if (wanted) setFound({ turn, of });
    };
    void play.review(turn).then(async (of) => {
      show(of);
      if (!of.ok || !wanted || play.reviewLater === undefined) return;
      // What was found at once stays where the rest cannot be found.
      const later = await play.reviewLater(turn);
      if (later.ok) show(later);
    });
    return () => {
      wanted = false;
    };
  }, [play, turn]);
  return found !== undefined && found.turn.move === turn?.move ? found.of : undefined;
}

/**
 * What could have been done in each turn, by its move's number, found one after another; as many as are known by now.
 * Then they are gone through again for what takes longer to find.
 */
export function useAllReviewed<T extends TableTypes>(
  play: Play<T>,
  turns: readonly PastTurn<T>[],
): ReadonlyMap<number, Result<T['reviewed']>> {
  const [known, setKnown] = useState<ReadonlyMap<number, Result<T['reviewed']>>>(new Map());
  useEffect(() => {
    const { reviewLater } = play;
    const passes = [
      ...turns.map((turn) => ({ turn, review: play.review })),
      ...(reviewLater === undefined ? [] : turns.map((turn) => ({ turn, review: reviewLater }))),
    ];
    const review = ({ turn, review: find }: (typeof passes)[number]) => find(turn);
    return eachReviewed(passes, review, ({ turn, review: find }, found) => {
      if (find === play.review || found.ok) setKnown((before) => new Map(before).set(turn.at, found));
    });
  }, [play, turns]);
  return known;
}

/**
 * Reviews one turn after another and shows each, until the answer is called. Where a game answers at once, promises alone
 * would keep the page from painting until the last: every turn begins in a task of its own.
 */
export function eachReviewed<Turn, Found>(
  turns: readonly Turn[],
  review: (turn: Turn) => Promise<Found>,
  show: (turn: Turn, found: Found) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;
  const begin = (index: number) => {
    const turn = turns[index];
    if (turn === undefined || !wanted) return;
    const find = async () => {
      const found = await review(turn);
      if (!wanted) return;
      show(turn, found);
      begin(index + 1);
    };
    timer = setTimeout(() => void find());
  };
  begin(0);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
