import { useRef, useState } from 'react';

/** Numbers the gestures, so that changes of one gesture can be joined. */
export interface Runs {
  /** The number of the press, which stays while a key or a button is held down. */
  readonly press: () => number;
  /** The number of the visit to a field, which stays while somebody types there. */
  readonly focus: () => number;
  /** For the element whose gestures are numbered. */
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
