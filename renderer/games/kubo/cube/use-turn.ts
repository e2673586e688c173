import { useCallback, useEffect, useRef, useState } from 'react';
import { clampTurn, homeTurn, type Turn } from './projection.ts';

/** One turn of a cube by a button or a key, as the design's motion has it. */
const turnMs = 220;

export interface Turning {
  readonly turn: Turn;
  /** Turns by so many degrees, in a short motion; at once where motion is reduced. */
  readonly by: (yaw: number, pitch: number) => void;
  /** Turns at once, as under a finger. */
  readonly drag: (yaw: number, pitch: number) => void;
  readonly reset: () => void;
}

export function useTurn(): Turning {
  const [turn, setTurn] = useState(homeTurn);
  const shown = useRef(homeTurn);
  const goal = useRef(homeTurn);
  const frame = useRef(0);

  const put = useCallback((next: Turn) => {
    shown.current = next;
    setTurn(next);
  }, []);
  const go = useCallback(
    (to: Turn) => {
      goal.current = clampTurn(to);
      cancelAnimationFrame(frame.current);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        put(goal.current);
        return;
      }
      const from = shown.current;
      let began: number | undefined;
      const step = (now: number) => {
        began ??= now;
        const done = Math.min(1, (now - began) / turnMs);
        const share = 1 - (1 - done) ** 3;
        put({
          yaw: from.yaw + (goal.current.yaw - from.yaw) * share,
          pitch: from.pitch + (goal.current.pitch - from.pitch) * share,
        });
        if (done < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [put],
  );
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  const by = useCallback(
    (yaw: number, pitch: number) => {
      go({ yaw: goal.current.yaw + yaw, pitch: goal.current.pitch + pitch });
    },
    [go],
  );
  const drag = useCallback(
    (yaw: number, pitch: number) => {
      cancelAnimationFrame(frame.current);
      goal.current = clampTurn({ yaw: shown.current.yaw + yaw, pitch: shown.current.pitch + pitch });
      put(goal.current);
    },
    [put],
  );
  const reset = useCallback(() => {
    // The short way round: a cube turned twice about does not unwind.
    const { yaw } = goal.current;
    go({ ...homeTurn, yaw: homeTurn.yaw + Math.round((yaw - homeTurn.yaw) / 360) * 360 });
  }, [go]);
  return { turn, by, drag, reset };
}
