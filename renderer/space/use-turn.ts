import { useCallback, useEffect, useRef, useState } from 'react';

/** One turn of a cube by a button or a key, as the design's motion has it. */
const turnMs = 220;

/** How a cube in space is turned to whoever looks at it. */
export interface Turn {
  /** Degrees to which the cube is turned about its upright axis, its near side to the left; any number, so that it turns on. */
  readonly yaw: number;
  /** Degrees from which it is seen above the horizontal. */
  readonly pitch: number;
}

export interface TurnLimits {
  /** As it stands at first. */
  readonly home: Turn;
  /** The nearest turn that is allowed; the same function always. */
  readonly clamp: (turn: Turn) => Turn;
  readonly memory?: TurnMemory | undefined;
}

/** Keeps how a cube is turned while it is out of sight. */
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
  /** Turns by so many degrees, in a short motion; at once where motion is reduced. */
  readonly by: (yaw: number, pitch: number) => void;
  /** Turns at once, as under a finger. */
  readonly drag: (yaw: number, pitch: number) => void;
  readonly reset: () => void;
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
    // The short way round: a cube turned twice about does not unwind.
    const { yaw } = goal.current;
    go({ ...home, yaw: home.yaw + Math.round((yaw - home.yaw) / 360) * 360 });
  }, [go, home]);
  return { turn, by, drag, reset };
}
