import { useEffect, useRef, useState } from 'react';
import { useLesson } from './lesson-context.ts';

const around = 8;
/** The ring, and the tag at its corner, stay this far from the edge of the window. */
const edge = 2;
const tagOutside = 11;
/** So much of the table is seen between the ringed place and what lies over the table. */
const clear = 24;
const focusable = ':is(button, a, input, [tabindex="0"]):not(:disabled)';
const touches = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
/** These stay in view where there is little room, and lie over the table then. */
const lying = '.lesson-slip, .actions';

interface RingBox {
  /** The step, and how far it is, that is ringed here. */
  readonly step: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The place itself lies over the table. */
  readonly isAbove: boolean;
}

/** Draws the one quiet ring round the place of the step, and moves the focus there when the step begins. */
export function LessonRing({ isHidden }: { readonly isHidden: boolean }) {
  const lesson = useLesson();
  const { at = 0, made = 0, isShown = false, isDone = false, isRead = false, place } = lesson ?? {};
  const rings = isShown || isHidden ? [] : (place?.rings ?? []);
  const selectors = (rings[made] ?? rings.at(-1) ?? []).join('\n');
  const step = `${at} ${made} ${isDone} ${isRead}`;
  const [box, setBox] = useState<RingBox>();
  const focused = useRef('');
  const ringed = useRef<HTMLElement>(undefined);
  const isSettling = useRef(true);
  useEffect(() => {
    if (selectors === '') return () => undefined;
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      const found = firstShown(selectors);
      setBox((before) => boxOf(found, step, before));
      const follows = focused.current === step && found !== ringed.current && isResting();
      if ((focused.current !== step || follows) && (found !== undefined || isDone)) {
        focused.current = step;
        const goesOn = document.querySelector<HTMLElement>('[data-lesson-on]');
        ((isDone ? undefined : focusableIn(found)) ?? goesOn)?.focus({ preventScroll: true });
      }
      if (found !== ringed.current) isSettling.current = true;
      ringed.current = found;
      if (found !== undefined && isSettling.current) bringIntoView(found);
    };
    // The table may still move while it settles; then it is the learner who scrolls.
    const settle = () => {
      isSettling.current = false;
    };
    for (const touch of touches) addEventListener(touch, settle, true);
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look);
    };
    lookSoon();
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('resize', lookSoon);
    addEventListener('scroll', lookSoon, true);
    document.addEventListener('transitionend', lookSoon);
    return () => {
      changes.disconnect();
      for (const touch of touches) removeEventListener(touch, settle, true);
      removeEventListener('resize', lookSoon);
      removeEventListener('scroll', lookSoon, true);
      document.removeEventListener('transitionend', lookSoon);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [selectors, step, isDone]);
  // A ring round the last place would bear the number of this step until the next frame.
  if (selectors === '' || box?.step !== step) return null;
  const { isAbove, left, top, width, height } = box;
  return (
    <div
      className={isAbove ? 'lesson-ring lesson-ring--above' : 'lesson-ring'}
      style={{ left, top, width, height }}
      aria-hidden
      data-lesson-ring={at + 1}
    >
      <span className="lesson-tag" style={{ left: Math.max(-tagOutside, edge - left) }}>
        {at + 1}
      </span>
    </div>
  );
}

function firstShown(selectors: string): HTMLElement | undefined {
  for (const selector of selectors.split('\n')) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found?.checkVisibility() === true) return found;
  }
  return undefined;
}

function focusableIn(place: HTMLElement | undefined): HTMLElement | null | undefined {
  return place?.hasAttribute('tabindex') === true || (place?.tabIndex ?? -1) >= 0
    ? place
    : place?.querySelector<HTMLElement>(focusable);
}

/** The focus is on nothing that is pressed, so it may follow the ring within a step. */
function isResting(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches('[data-rest]') === true;
}

function bringIntoView(place: HTMLElement): void {
  place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const covers = [...document.querySelectorAll<HTMLElement>(lying)].filter(
    (one) => isStuck(one) && !one.contains(place),
  );
  const table = place.closest('.table');
  const { top, bottom } = place.getBoundingClientRect();
  const whole = table?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  /** What lies over the place itself is moved off towards its own edge of the table. */
  const isBelow = (box: DOMRect) =>
    box.top >= bottom || (box.bottom > top && box.top + box.bottom > whole.top + whole.bottom);
  const boxes = covers.map((one) => one.getBoundingClientRect());
  const above = boxes.filter((box) => !isBelow(box)).map((box) => box.bottom);
  const least = Math.max(whole.top, ...above) + clear;
  const most = Math.min(...boxes.filter(isBelow).map((box) => box.top)) - clear;
  const [down, up] = [bottom - most, top - least];
  // A place that is too high for what is free stays where it is.
  const by = down > 0 ? Math.max(0, Math.min(down, up)) : Math.min(0, Math.max(down, up));
  if (Math.abs(by) >= 1) table?.scrollBy({ top: by });
}

function isStuck(element: Element): boolean {
  return getComputedStyle(element).position === 'sticky';
}

/** A place that is wider than what it scrolls in is ringed as far as it is seen. */
function seenOf(place: HTMLElement) {
  const { left, top, right, bottom } = place.getBoundingClientRect();
  let around = place.parentElement;
  while (around !== null && getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
  const window = around?.getBoundingClientRect();
  if (window === undefined || right - left <= window.width) return { left, top, right, bottom };
  return { left: Math.max(left, window.left), top, right: Math.min(right, window.right), bottom };
}

/** Keeps the same object while nothing moves, because the ring itself changes the page that it watches. */
function boxOf(
  place: HTMLElement | undefined,
  step: string,
  before: RingBox | undefined,
): RingBox | undefined {
  if (place === undefined) return undefined;
  const { left, top, right, bottom } = seenOf(place);
  const from = Math.max(edge, Math.round(left - around));
  const to = Math.min(document.documentElement.clientWidth - edge, Math.round(right + around));
  const box = {
    step,
    left: from + scrollX,
    top: Math.round(top - around + scrollY),
    width: to - from,
    height: Math.round(bottom - top + 2 * around),
    isAbove: [place, place.closest(lying)].some((one) => one !== null && isStuck(one)),
  };
  const isSame =
    before?.step === box.step &&
    before.left === box.left &&
    before.top === box.top &&
    before.width === box.width &&
    before.height === box.height &&
    before.isAbove === box.isAbove;
  return isSame ? before : box;
}
