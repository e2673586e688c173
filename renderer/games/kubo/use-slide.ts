import { isMotionReduced } from '#renderer/theme/index.ts';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { CardName } from '#shared/games/kubo/index.ts';

/** The slide takes this many milliseconds; the table never waits for it. */
const slideMs = 200;

/** Without a visible hand in `root` a card settles from above; cards that lay there at the opening never slide. */
export function useSlide(root: RefObject<HTMLElement | null>, laid: readonly CardName[]): void {
  const before = useRef(laid);
  useLayoutEffect(() => {
    const fresh = laid.filter((card) => !before.current.includes(card));
    before.current = laid;
    const place = root.current;
    // Several new cards appear when the table is wound back or forward; they do not slide.
    if (place === null || fresh.length !== 1 || fresh[0] === undefined) return;
    if (isMotionReduced()) return;
    slide(place, fresh[0]);
  }, [root, laid]);
}

function slide(root: HTMLElement, name: CardName): void {
  const card = root.querySelector<HTMLElement>(`[data-card="${name}"]`);
  if (card === null) return;
  const from = root.querySelector(`[data-hand="${name}"], [data-laid="${name}"]`)?.getBoundingClientRect();
  const to = card.getBoundingClientRect();
  const start =
    from === undefined || from.width === 0
      ? { transform: 'translate(0, -22%)', opacity: 0.4 }
      : {
          transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`,
          transformOrigin: '0 0',
        };
  card.style.zIndex = '5';
  const motion = card.animate([start, { transform: 'none', transformOrigin: '0 0', opacity: 1 }], {
    duration: slideMs,
    easing: 'cubic-bezier(.2,.7,.2,1)',
  });
  const rest = () => {
    card.style.zIndex = '';
  };
  motion.finished.then(rest, rest);
}
