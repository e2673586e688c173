import { useEffect, useRef, useState } from 'react';
import { useLesson } from './lesson-context.ts';

const around = 8;
const focusable = ':is(button, a, input, [tabindex="0"]):not(:disabled)';

interface RingBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the one quiet ring round the place of the step, and moves the focus there when the step begins. */
export function LessonRing({ isResting }: { readonly isResting: boolean }) {
  const lesson = useLesson();
  const { at = 0, made = 0, isShown = false, place } = lesson ?? {};
  const rings = isShown || isResting ? [] : (place?.rings ?? []);
  const selectors = (rings[made] ?? rings.at(-1) ?? []).join('\n');
  const step = `${at} ${made}`;
  const [box, setBox] = useState<RingBox>();
  const focused = useRef('');
  useEffect(() => {
    if (selectors === '') return () => undefined;
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      const found = firstShown(selectors);
      setBox((before) => boxOf(found, before));
      if (found === undefined || focused.current === step) return;
      focused.current = step;
      const inside =
        found.tabIndex >= 0 || found.hasAttribute('tabindex')
          ? found
          : found.querySelector<HTMLElement>(focusable);
      const goesOn = document.querySelector<HTMLElement>('[data-lesson-on]');
      (inside ?? goesOn)?.focus({ preventScroll: true });
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
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
      removeEventListener('resize', lookSoon);
      removeEventListener('scroll', lookSoon, true);
      document.removeEventListener('transitionend', lookSoon);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [selectors, step]);
  if (selectors === '' || box === undefined) return null;
  return (
    <div className="lesson-ring" style={box} aria-hidden data-lesson-ring={at + 1}>
      <span className="lesson-tag">{at + 1}</span>
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

/** Keeps the same object while nothing moves, because the ring itself changes the page that it watches. */
function boxOf(place: HTMLElement | undefined, before: RingBox | undefined): RingBox | undefined {
  if (place === undefined) return undefined;
  const { left, top, width, height } = place.getBoundingClientRect();
  const box = {
    left: Math.round(left - around + scrollX),
    top: Math.round(top - around + scrollY),
    width: Math.round(width + 2 * around),
    height: Math.round(height + 2 * around),
  };
  const isSame =
    before?.left === box.left &&
    before.top === box.top &&
    before.width === box.width &&
    before.height === box.height;
  return isSame ? before : box;
}
