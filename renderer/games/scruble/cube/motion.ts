import { isMotionReduced } from '#renderer/theme/index.ts';
import type { Offset } from './stickers.ts';

export interface LayerMotion {
  /** After each change only the `draw` that was given last is called. */
  tell(draw: (() => void) | undefined): void;
  offset(): Offset | undefined;
  hold(offset: Offset | undefined): void;
  goHome(from: Offset): void;
  end(): void;
}

export interface Frames {
  readonly isReduced: () => boolean;
  readonly request: (step: (now: number) => void) => number;
  readonly cancel: (frame: number) => void;
}

const windowFrames: Frames = {
  isReduced: isMotionReduced,
  request: (step) => requestAnimationFrame(step),
  cancel: (frame) => cancelAnimationFrame(frame),
};

export const twistMs = 250;

export function layerMotion({ isReduced, request, cancel }: Frames = windowFrames): LayerMotion {
  let draw: (() => void) | undefined;
  let offset: Offset | undefined;
  let frame: number | undefined;
  const stop = () => {
    if (frame !== undefined) cancel(frame);
    frame = undefined;
  };
  const put = (next: Offset | undefined) => {
    if (offset === next) return;
    offset = next;
    draw?.();
  };
  return {
    tell(next) {
      draw = next;
    },
    offset: () => offset,
    hold(next) {
      stop();
      put(next);
    },
    goHome(from) {
      stop();
      if (isReduced()) {
        put(undefined);
        return;
      }
      let began: number | undefined;
      const step = (now: number) => {
        began ??= now;
        const left = (1 - Math.min(1, (now - began) / twistMs)) ** 3;
        frame = left > 0 ? request(step) : undefined;
        put(left > 0 ? { ...from, degrees: from.degrees * left } : undefined);
      };
      put(from);
      frame = request(step);
    },
    end: stop,
  };
}
