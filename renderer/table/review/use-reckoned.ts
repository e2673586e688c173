import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useGateway } from '#renderer/app/index.ts';
import { reckoning } from '#shared/contract/index.ts';
import type { PlayedTurn, ReviewedTurn } from '#shared/engine/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  gameReview,
  openReplayed,
  type AnyRecord,
  type GameReview,
  type OpenedReview,
} from '#shared/records/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { reckon, turnsToReview } from './reckon.ts';

type Found = ReadonlyMap<number, Result<ReviewedTurn, Problem>>;

export interface OpenedTurns {
  /** Undefined until the turns of the game are known. */
  readonly opened: OpenedReview | undefined;
  /** Only these turns may be seen. */
  readonly turns: readonly PlayedTurn[];
}

/** @param level undefined is that of the players themselves */
export function useOpenedTurns<T extends TableTypes>(
  { game: { record, timeline }, lookBack }: Shell<T>,
  level: number | undefined,
): OpenedTurns {
  const [opened, setOpened] = useState<OpenedReview>();
  useEffect(() => {
    let isWanted = true;
    void openReplayed((record as AnyRecord).game, timeline as OpenedReview['timeline'], level).then((now) => {
      if (isWanted) setOpened(now);
    });
    return () => {
      isWanted = false;
    };
  }, [record, timeline, level]);
  const turns = useMemo(() => turnsToReview(opened?.turns ?? [], lookBack), [opened, lookBack]);
  return { opened, turns };
}

export interface Reckoned {
  readonly found: Found;
  /** Undefined until the game is over and all its turns are reviewed. */
  readonly review: GameReview | undefined;
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly goOn: () => void;
}

const nothing: Found = new Map();

/** Reviews all turns, the chosen one first, unless an earlier visit has kept the whole review. */
export function useReckoned<T extends TableTypes>(
  { play, game, ending }: Shell<T>,
  { opened, turns }: OpenedTurns,
  chosen: number | undefined,
): Reckoned {
  const gateway = useGateway();
  const [known, setKnown] = useState<{ readonly opened: OpenedReview; readonly found: Found }>();
  const [isStopped, setStopped] = useState(false);
  const { id, record, revision } = game;
  const first = useRef(chosen);
  useEffect(() => {
    first.current = chosen;
  }, [chosen]);
  const isWhole = ending !== undefined;
  const kept = useKept(isWhole ? opened : undefined, id, revision);
  useEffect(() => {
    if (opened === undefined || isStopped || kept !== 'none') return undefined;
    return reckon<PlayedTurn, ReviewedTurn>({
      turns,
      first: () => turns.find(({ at }) => at === first.current),
      review: (turn) => play.review(opened, turn),
      show(turn, one) {
        setKnown((before) => ({
          opened,
          found: new Map(before?.opened === opened ? before.found : nothing).set(turn.at, one),
        }));
      },
    });
  }, [play, opened, turns, isStopped, kept]);
  const found = useMemo(() => {
    if (typeof kept !== 'string') return new Map(kept.map((turn) => [turn.at, ok(turn)]));
    return known !== undefined && known.opened === opened ? known.found : nothing;
  }, [kept, known, opened]);
  const review = useMemo(() => {
    if (opened === undefined || !isWhole) return undefined;
    const reviewed = opened.turns.flatMap(({ at }) => {
      const one = found.get(at);
      return one?.ok === true ? one.value : [];
    });
    if (reviewed.length === 0 || reviewed.length < opened.turns.length) return undefined;
    return gameReview(record as AnyRecord, opened, reviewed);
  }, [record, opened, isWhole, found]);
  useEffect(() => {
    if (review === undefined || kept !== 'none') return;
    // A review that cannot be kept is made again the next time.
    void gateway.call('keepReview', { id, kept: { reckoning, revision, review } });
  }, [gateway, id, revision, review, kept]);
  return {
    found,
    review,
    isStopped,
    stop: useCallback(() => setStopped(true), []),
    goOn: useCallback(() => setStopped(false), []),
  };
}

type Kept = readonly ReviewedTurn[] | 'asked' | 'none';

/** Returns the turns of the review that an earlier visit has kept. */
function useKept(opened: OpenedReview | undefined, id: string, revision: number): Kept {
  const gateway = useGateway();
  const [kept, setKept] = useState<{ readonly opened: OpenedReview; readonly turns: Kept }>();
  useEffect(() => {
    if (opened === undefined) return undefined;
    let isWanted = true;
    void gateway.call('readReview', { id, revision, level: opened.level }).then((read) => {
      if (!isWanted) return;
      const turns = read.ok ? read.value.kept?.review.turns : undefined;
      const isSame = turns?.map(({ at }) => at).join() === opened.turns.map(({ at }) => at).join();
      // These are the turns of this game, and so are their seats.
      setKept({ opened, turns: isSame ? (turns as readonly ReviewedTurn[]) : 'none' });
    });
    return () => {
      isWanted = false;
    };
  }, [gateway, id, revision, opened]);
  if (opened === undefined) return 'none';
  return kept?.opened === opened ? kept.turns : 'asked';
}
