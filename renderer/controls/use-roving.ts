import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

interface ItemProps {
  readonly 'data-item': true;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
}

export interface Roving {
  readonly current: number;
  /** This stays the same function between renders, and so does `go`. */
  readonly onFocus: (at: number) => void;
  readonly item: (at: number) => ItemProps;
  readonly go: (at: number) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Gives items marked `data-item` one tab stop and arrow keys. A removed item's focus goes to its successor. */
export function useRoving(place: RefObject<HTMLElement | null>, count: number, columns = count): Roving {
  const [at, setAt] = useState(0);
  const hadFocus = useRef(false);
  const current = Math.max(0, Math.min(at, count - 1));
  useLayoutEffect(() => {
    const { current: element } = place;
    if (!hadFocus.current || element === null || document.activeElement !== document.body) return;
    focusItem(element, current);
  });
  const go = useCallback((item: number) => {
    hadFocus.current = true;
    setAt(item);
  }, []);
  return {
    current,
    onFocus: go,
    item: (at) => ({
      'data-item': true,
      tabIndex: at === current ? 0 : -1,
      onFocus: () => {
        go(at);
      },
    }),
    go,
    onBlur({ relatedTarget }) {
      // `relatedTarget` is null when the focused item is removed.
      if (relatedTarget !== null) hadFocus.current = false;
    },
    onKeyDown(event) {
      const to = stepTo(event, current, count, columns);
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
      event.preventDefault();
      setAt(to);
      focusItem(place.current, to);
      return true;
    },
  };
}

function focusItem(element: HTMLElement | null, at: number): void {
  element?.querySelectorAll<HTMLElement>('[data-item]').item(at).focus();
}

export function stepTo(
  { key }: Pick<KeyboardEvent, 'key'>,
  at: number,
  count: number,
  columns: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return to === undefined ? undefined : to < 0 || to >= count ? at : to;
}
