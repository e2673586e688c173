import { useCallback, useEffect, useMemo, useState } from 'react';
import { tableBefore, turnsToReview } from './review.ts';
import { type FoundPlay } from './found-play.ts';
import type { AlphacubesGame, AlphacubesPlay } from './table-types.ts';
import { type PastTurn } from './table-types.ts';
import { parseSquare, type Direction } from '#shared/cubes/index.ts';
import type { OpenHands } from '#shared/engine/index.ts';
import type { AlphacubesView } from '#shared/games/alphacubes/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

/** What lies open of a look back: nothing, the list of a whole game, or one turn with a play shown on the board. */
export interface Review {
  /** The turns that may be looked back at now. */
  readonly turns: readonly PastTurn[];
  readonly open: 'none' | 'game' | 'turn';
  readonly turn: PastTurn | undefined;
  /** The table as it stood before that turn. */
  readonly before: AlphacubesView | undefined;
  /** The best plays of that turn; undefined while they are looked for. */
  readonly found: Result<readonly FoundPlay[], Problem> | undefined;
  readonly chosen: FoundPlay | undefined;
  readonly choose: (play: FoundPlay) => void;
  readonly show: (turn: PastTurn) => void;
  readonly showGame: () => void;
  readonly close: () => void;
}

type Open = { readonly kind: 'none' | 'game' } | { readonly kind: 'turn'; readonly at: number };

/** A look back at the turns of the hands that are open. */
export function useReview(play: AlphacubesPlay, game: AlphacubesGame, hands: OpenHands): Review {
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<FoundPlay>();
  const turns = useMemo(() => turnsToReview(game, hands), [game, hands]);
  const choose = useCallback(
    (shown: FoundPlay | undefined) => {
      setChosen(shown);
      if (shown !== undefined) showPlace(play, shown.start);
    },
    [play],
  );
  const turn = open.kind === 'turn' ? turns.find(({ at }) => at === open.at) : undefined;
  // Another's turn has come since, or the move was undone: the review closes, and does not come back by itself.
  if ((open.kind === 'turn' && turn === undefined) || (open.kind === 'game' && hands.kind !== 'all')) {
    setOpen({ kind: 'none' });
  }
  useEffect(() => {
    if (turn === undefined) return;
    let wanted = true;
    void play.review(turn).then((plays) => {
      if (!wanted) return;
      setFound({ turn, plays });
      choose(plays.ok ? plays.value[0] : undefined);
    });
    return () => {
      wanted = false;
    };
  }, [play, turn, choose]);
  const isFound = found !== undefined && found.turn.move === turn?.move;
  const before = useMemo(() => (turn === undefined ? undefined : tableBefore(game, turn)), [game, turn]);
  return {
    turns,
    open: open.kind,
    turn,
    before,
    found: isFound ? found.plays : undefined,
    chosen: isFound ? chosen : undefined,
    choose,
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

interface Found {
  readonly turn: PastTurn;
  readonly plays: Result<readonly FoundPlay[], Problem>;
}

/** The best plays of every turn, found one after another; as many as are known by now. */
export function useFoundPlays(
  play: AlphacubesPlay,
  turns: readonly PastTurn[],
): ReadonlyMap<number, Result<readonly FoundPlay[], Problem>> {
  const [known, setKnown] = useState<ReadonlyMap<number, Result<readonly FoundPlay[], Problem>>>(new Map());
  useEffect(() => {
    let wanted = true;
    const findAll = async () => {
      for (const turn of turns) {
        const plays = await play.review(turn);
        if (!wanted) return;
        setKnown((before) => new Map(before).set(turn.at, plays));
      }
    };
    void findAll();
    return () => {
      wanted = false;
    };
  }, [play, turns]);
  return known;
}

/**
 * Brings a square into view where the board is a window: the window follows the cursor. With a direction the cursor
 * turns as well, so that what is typed there goes that way.
 */
function showPlace(play: AlphacubesPlay, square: string, direction?: Direction): void {
  const place = parseSquare(square);
  if (place === undefined) return;
  play.act({ kind: 'cursor', place, ...(direction === undefined ? {} : { direction }) });
}
