import { isMotionReduced } from '#renderer/theme/index.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

const turnMs = 220;

export interface Turn {
  /** Yaw is in degrees about the upright axis, without bounds; a positive one turns the near side to the left. */
  readonly yaw: number;
  readonly pitch: number;
}

export interface TurnLimits {
  readonly home: Turn;
  /** Returns the nearest allowed turn. Memoise it. */
  readonly clamp: (turn: Turn) => Turn;
  readonly memory?: TurnMemory | undefined;
}

export interface TurnMemory {
  turn(): Turn | undefined;
  keep(turn: Turn): void;
}

export function newTurnMemory(): TurnMemory {
  let kept: Turn | undefined;
  return {
    turn: () => kept,
    keep: (turn) => {
      kept = turn;
    },
  };
}

export interface Turning {
  readonly turn: Turn;
  /** Turns by these degrees, without animation if the person prefers reduced motion. */
  readonly by: (yaw: number, pitch: number) => void;
  readonly drag: (yaw: number, pitch: number) => void;
  readonly reset: () => void;
  /** Turns to what `next` makes of the turn that is shown or on its way. */
  readonly to: (next: (now: Turn) => Turn) => void;
}

export function useTurn({ home, clamp, memory }: TurnLimits): Turning {
  const [turn, setTurn] = useState(() => memory?.turn() ?? home);
  const shown = useRef(turn);
  const goal = useRef(turn);
  const frame = useRef(0);

  const put = useCallback((next: Turn) => {
    shown.current = next;
    setTurn(next);
  }, []);
  const aim = useCallback(
    (to: Turn) => {
      goal.current = clamp(to);
      memory?.keep(goal.current);
    },
    [clamp, memory],
  );
  const go = useCallback(
    (to: Turn) => {
      aim(to);
      cancelAnimationFrame(frame.current);
      if (isMotionReduced()) {
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
    [aim, put],
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
      aim({ yaw: shown.current.yaw + yaw, pitch: shown.current.pitch + pitch });
      put(goal.current);
    },
    [aim, put],
  );
  const reset = useCallback(() => {
    // The turn back takes the short way, so that several full turns do not unwind.
    const { yaw } = goal.current;
    go({ ...home, yaw: home.yaw + Math.round((yaw - home.yaw) / 360) * 360 });
  }, [go, home]);
  const to = useCallback((next: (now: Turn) => Turn) => go(next(goal.current)), [go]);
  return { turn, by, drag, reset, to };
}
