import { useEffect, useMemo, useState } from 'react';
import { isOpen, type OpenHands } from '#shared/engine/index.ts';
import { refuse, type Result, type Seat } from '#shared/kernel/index.ts';
import type { LoadedGame, PastTurn, Play, PlayParts, TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export interface LookBack<Turn> {
  readonly turns: readonly Turn[];
  readonly open: 'none' | 'game' | 'turn';
  readonly turn: Turn | undefined;
  show(turn: Turn): void;
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
  // A look back closes once its turn is gone or the whole game's hands are hidden, or else it would reopen by itself.
  if ((open.kind === 'turn' && turn === undefined) || (open.kind === 'game' && hands.kind !== 'all')) {
    setOpen({ kind: 'none' });
  }
  return {
    turns,
    open: open.kind,
    turn,
    show: ({ at }) => setOpen({ kind: 'turn', at }),
    showGame: () => setOpen({ kind: 'game' }),
    close: () => setOpen({ kind: 'none' }),
  };
}

export interface Review<T extends TableTypes, Turn> extends LookBack<Turn> {
  /** This is undefined until the review of the open turn is found. */
  readonly found: Result<T['reviewed']> | undefined;
}

/** With `own`, people see only their own turns before the end, so that the last turn is the one they want to see. */
export function useReview<T extends TableTypes, Turn extends PastTurn<T>>(
  { play, game, seat, people, ending, lookBack: hands }: Shell<T>,
  pastTurns: (game: LoadedGame<T>) => readonly Turn[],
  whose: 'all' | 'own' = 'all',
): Review<T, Turn> {
  const isOwn = whose === 'own' && ending === undefined;
  const turns = useMemo(() => {
    const open = turnsToReview(pastTurns(game), hands);
    if (!isOwn) return open;
    const own = seat !== undefined && people.includes(seat) ? [seat] : people;
    return open.filter(({ seat: by }) => own.includes(by));
  }, [pastTurns, game, hands, isOwn, seat, people]);
  const lookBack = useLookBack(turns, hands);
  return { ...lookBack, found: useReviewed(play, lookBack.turn) };
}

export function turnsToReview<Turn extends { readonly seat: Seat }>(
  turns: readonly Turn[],
  hands: OpenHands,
): readonly Turn[] {
  return turns.filter(({ seat }) => isOpen(hands, seat));
}

export function reviewerOf<T extends TableTypes, Turn extends PastTurn<T>>(
  pastTurns: (game: LoadedGame<T>) => readonly Turn[],
  review: (...asked: ReviewRequest<T, Turn>) => ReturnType<PlayParts<T>['review']>,
): PlayParts<T>['review'] {
  return (game, { at }, help) => {
    const turn = pastTurns(game).find((one) => one.at === at);
    return turn === undefined
      ? Promise.resolve(refuse({ code: 'game/no-review' }))
      : review(game, turn, help);
  };
}

type ReviewRequest<T extends TableTypes, Turn> = readonly [
  game: LoadedGame<T>,
  turn: Turn,
  help: Parameters<PlayParts<T>['review']>[2],
];

export interface Comparison {
  readonly has: boolean;
  readonly shown: 'played' | 'better';
  readonly choose: (shown: 'played' | 'better') => void;
}

export function useComparison(has: boolean, first: Comparison['shown'] = 'better'): Comparison {
  const [wanted, choose] = useState(first);
  return { has, shown: has ? wanted : 'played', choose };
}

export function reviewExit<Turn>({ turn, showGame, close }: LookBack<Turn>, over: boolean) {
  return over && turn !== undefined
    ? ({ to: 'turns', go: showGame } as const)
    : ({ to: 'close', go: close } as const);
}

function useReviewed<T extends TableTypes>(
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
      // If the longer search fails, the first result stays.
      const later = await play.reviewLater(turn);
      if (later.ok) show(later);
    });
    return () => {
      wanted = false;
    };
  }, [play, turn]);
  return found !== undefined && found.turn.move === turn?.move ? found.of : undefined;
}

/** Returns the reviews so far by move number. Turns are reviewed one by one, then again by the longer search. */
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

/** Shows reviews until stopped. Each begins in a task of its own, because promises alone would prevent painting. */
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
