import { useRef, useState } from 'react';

/** Numbers gestures, so that the changes of one gesture can be joined. */
export interface Runs {
  /** Stays the same while a key or a button is held down. */
  readonly press: () => number;
  /** Stays the same while a field keeps the focus. */
  readonly focus: () => number;
  readonly handlers: {
    readonly onPointerDownCapture: () => void;
    readonly onKeyDownCapture: (event: { readonly repeat: boolean }) => void;
    readonly onFocusCapture: () => void;
  };
}

export function useRuns(): Runs {
  const count = useRef({ press: 0, focus: 0 });
  const [runs] = useState((): Runs => {
    const pressed = () => {
      count.current.press += 1;
    };
    return {
      press: () => count.current.press,
      focus: () => count.current.focus,
      handlers: {
        onPointerDownCapture: pressed,
        onKeyDownCapture: ({ repeat }) => {
          if (!repeat) pressed();
        },
        onFocusCapture: () => {
          count.current.focus += 1;
        },
      },
    };
  });
  return runs;
}
