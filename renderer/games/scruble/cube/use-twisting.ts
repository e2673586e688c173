import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { Pull } from '#renderer/space/index.ts';
import type { Twist } from '#shared/games/scruble/index.ts';
import { degreesPulled, gripAt, twistAt, wayPulled, type Grip, type GripWay } from './grip.ts';
import type { LayerMotion } from './motion.ts';
import type { Pixel, Sight } from './sight.ts';

export interface TwistingProps {
  readonly sight: Sight;
  readonly motion: LayerMotion;
  /** This gets the pointers that turn the view, beside the cube or on one that may not be twisted. */
  readonly pull: Pull;
  readonly still: boolean;
  readonly cube: readonly number[];
  onTwist(twist: Twist): void;
  onPlace(place: number): void;
}

/** A pointer first presses a peg; beyond `tremble` it turns one of the peg's two layers. */
type Hold =
  | { readonly kind: 'pressed'; readonly grip: Grip }
  | { readonly kind: 'turning'; readonly way: GripWay; readonly begun: Pixel }
  | { readonly kind: 'over' };

interface Held {
  readonly pointer: number;
  readonly from: Pixel;
  readonly hold: Hold;
}

/** A movement of this many pixels still counts as a press; fingers tremble more than mice. */
const tremble = { mouse: 4, pen: 6, touch: 9 } as const;

/** The handlers belong on the element of the drawing, whose upper left corner must be the picture's. */
export function useTwisting({ sight, motion, pull, still, cube, onTwist, onPlace }: TwistingProps): Pull {
  const held = useRef<Held>(undefined);

  const putBack = useRef((then?: Held) => {
    const turned = held.current?.hold.kind === 'turning';
    held.current = then;
    const offset = motion.offset();
    if (turned && offset !== undefined) motion.goHome(offset);
  });
  useLayoutEffect(() => {
    if (held.current !== undefined) putBack.current({ ...held.current, hold: { kind: 'over' } });
  }, [cube, still]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || held.current?.hold.kind !== 'turning') return;
      event.preventDefault();
      event.stopPropagation();
      putBack.current({ ...held.current, hold: { kind: 'over' } });
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = pixelOf(event);
    const under = still ? undefined : sight.under(from);
    if (under === undefined) {
      pull.onPointerDown(event);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    motion.hold(undefined);
    const grip = gripAt(sight, under.place, under.point);
    held.current = { pointer: event.pointerId, from, hold: { kind: 'pressed', grip } };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    if (now?.pointer !== event.pointerId) {
      pull.onPointerMove(event);
      return;
    }
    const at = pixelOf(event);
    let { hold } = now;
    if (hold.kind === 'pressed') {
      const moved = between(now.from, at);
      const still = tremble[event.pointerType as keyof typeof tremble] ?? tremble.mouse;
      const way = Math.hypot(moved.x, moved.y) > still ? wayPulled(hold.grip, moved) : undefined;
      if (way === undefined) return;
      // The turn starts here, so that the first movement does not make the layer jump.
      hold = { kind: 'turning', way, begun: at };
      held.current = { ...now, hold };
    }
    if (hold.kind === 'turning')
      motion.hold({
        layer: hold.way.layer,
        degrees: degreesPulled(hold.way, between(hold.begun, at)),
        byHand: true,
      });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (held.current?.pointer !== event.pointerId) {
      pull.onPointerUp(event);
      return;
    }
    const { hold } = held.current;
    const offset = motion.offset();
    // The snap-back starts first; a twist then moves the rest position before the first frame.
    putBack.current();
    if (hold.kind === 'pressed') onPlace(hold.grip.place);
    if (hold.kind !== 'turning' || offset === undefined) return;
    const twist = twistAt(offset.layer, offset.degrees);
    if (twist !== undefined) onTwist(twist);
  };
  const onPointerLost = (event: PointerEvent<HTMLElement>) => {
    if (held.current?.pointer === event.pointerId) putBack.current();
    else pull.onPointerCancel(event);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerLost,
    onLostPointerCapture: onPointerLost,
  };
}

function pixelOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - currentTarget.clientLeft, y: clientY - top - currentTarget.clientTop };
}

function between(from: Pixel, to: Pixel): Pixel {
  return { x: to.x - from.x, y: to.y - from.y };
}
