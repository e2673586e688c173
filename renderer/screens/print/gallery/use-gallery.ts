import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { DrawAsk } from './draw-sheet.ts';
import { imageOf, type SheetImage } from './pictures.ts';
import { openSheetThread } from './sheet-thread.ts';

export interface Pictures {
  readonly waiting: number;
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Draws on a thread; never settles once the gallery is left or drawing is stopped. */
  readonly draw: (ask: DrawAsk) => Promise<Result<SheetImage, Problem>>;
  /** Counts a picture that is drawn elsewhere as waiting. */
  readonly during: <T>(drawing: Promise<T>) => Promise<T>;
}

export function usePictures(set: string): Pictures {
  const [thread] = useState(openSheetThread);
  const [waiting, setWaiting] = useState(0);
  const [stopped, setStopped] = useState(false);
  const round = useRef(0);
  const drop = useCallback(() => {
    thread.close();
    round.current += 1;
    setWaiting(0);
  }, [thread]);
  useEffect(() => drop, [drop, set]);
  const during = useCallback(async <T>(drawing: Promise<T>): Promise<T> => {
    const of = round.current;
    setWaiting((count) => count + 1);
    const drawn = await drawing;
    if (of === round.current) setWaiting((count) => count - 1);
    return drawn;
  }, []);
  const draw = useCallback((ask: DrawAsk) => during(imageOf(ask, thread)), [during, thread]);
  return {
    waiting,
    stopped,
    draw,
    during,
    stop: useCallback(() => {
      drop();
      setStopped(true);
    }, [drop]),
    goOn: useCallback(() => {
      setStopped(false);
    }, []),
  };
}
