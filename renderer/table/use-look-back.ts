import { useEffect, useState } from 'react';
import type { OpenHands } from '#shared/engine/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { PastTurn, Play, TableTypes } from './store/index.ts';

export interface LookBack<Turn> {
  readonly turns: readonly Turn[];
  readonly open: 'none' | 'game' | 'turn';
  readonly turn: Turn | undefined;
  readonly show: (turn: Turn) => void;
  readonly showGame: () => void;
  readonly close: () => void;
}

type Open = { readonly kind: 'none' | 'game' } | { readonly kind: 'turn'; readonly at: number };

export function useLookBack<Turn extends Pick<PastTurn, 'at'>>(
  turns: readonly Turn[],
  hands: OpenHands,
): LookBack<Turn> {
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const turn = open.kind === 'turn' ? turns.find(({ at }) => at === open.at) : undefined;
  // It closes when another turn has come or the move was undone, and does not reopen by itself.
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

/** From one turn of a finished game to the list of turns, otherwise to the game. */
export function wayBack<Turn>({ turn, showGame, close }: LookBack<Turn>, over: boolean) {
  return over && turn !== undefined
    ? ({ to: 'turns', go: showGame } as const)
    : ({ to: 'close', go: close } as const);
}

/** The review of a turn; undefined until it is found. */
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
      // The first result stays where the longer search fails.
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
 * The reviews known so far, by the number of the move. They are found one after another, then again by the longer
 * search.
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
 * Reviews one turn after another and shows each until the returned function is called. Each turn begins in a task of
 * its own, because promises alone would keep the page from painting.
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
