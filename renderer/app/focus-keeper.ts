import { useLayoutEffect, useRef, type RefObject } from 'react';

type FindFallback = (scope: HTMLElement) => HTMLElement | null | undefined;

const scopes = new WeakMap<Element, FindFallback>();

const markedFallback: FindFallback = (scope) =>
  scope.matches('[data-rest]') ? scope : scope.querySelector<HTMLElement>('[data-rest]');

/**
 * Sets where the focus goes when a focused control is removed, disabled or hidden: by default to `data-rest`. Where the
 * next press could be irreversible, mark a heading or a group with `tabIndex={-1}`: Enter and Space do nothing there.
 */
export function useFocusFallback<E extends HTMLElement>(
  find: FindFallback = markedFallback,
): RefObject<E | null> {
  const scope = useRef<E>(null);
  useLayoutEffect(() => {
    if (scope.current !== null) scopes.set(scope.current, find);
  });
  return scope;
}

/**
 * When the program makes the focus fall to the body, moves it to the resting place of the innermost remaining scope, or
 * else to the screen's heading. A click on an empty part of the page removes the focus on purpose, so it stays away.
 */
export function keepFocus(): () => void {
  /** This holds the last focused element and its ancestors, since a removed element no longer has them. */
  let path: readonly Element[] = [];
  /** This is true once the focused element was removed or disabled, even if the same frame enabled it again. */
  let taken = false;
  let frame: number | undefined;
  const look = () => {
    frame = undefined;
    const [last] = path;
    const now = document.activeElement;
    const isSomewhere = now !== null && now !== document.body && canHaveFocus(now);
    if (isSomewhere) taken = false;
    if (last === undefined || isSomewhere) return;
    if (canHaveFocus(last) && !taken) path = [];
    else fallbackFor(path)?.focus({ preventScroll: true });
  };
  // Waits for the effects of a change, in which a screen may move the focus itself.
  const lookSoon = () => {
    frame ??= requestAnimationFrame(look);
  };
  const remember = (event: FocusEvent) => {
    path = event.composedPath().filter((one) => one instanceof Element);
    taken = false;
  };
  const observer = new MutationObserver(() => {
    const [last] = path;
    if (last !== undefined && (!last.isConnected || last.matches(':disabled'))) taken = true;
    lookSoon();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', lookSoon);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', lookSoon);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

function fallbackFor(path: readonly Element[]): HTMLElement | undefined {
  for (const scope of path) {
    if (!(scope instanceof HTMLElement) || !scope.isConnected) continue;
    const rest = scopes.get(scope)?.(scope);
    if (rest !== undefined && rest !== null && canHaveFocus(rest)) return rest;
  }
  return document.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? undefined;
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
