import { useEffect, useEffectEvent, type RefObject } from 'react';
import { chordOf } from '#shared/keys/index.ts';

/**
 * While it waits, the next key is told and does nothing else; Escape gives up, as do a press or the focus outside of
 * `place`. A button there with `data-swap` is pressed by Enter and Space as always.
 */
export function useNewKey(
  place: RefObject<HTMLElement | null>,
  waits: boolean,
  onKey: (chord: string) => void,
  onLeave: () => void,
): void {
  const told = useEffectEvent(onKey);
  const left = useEffectEvent(onLeave);
  useEffect(() => {
    if (!waits) return;
    const hear = (event: KeyboardEvent) => {
      const chord = chordOf(event);
      const onSwap = event.target instanceof Element && event.target.closest('[data-swap]') !== null;
      if (chord === undefined || isTab(chord) || (onSwap && (chord === 'Enter' || chord === 'Space'))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.repeat) return;
      if (chord === 'Escape') left();
      else told(chord);
    };
    const look = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target) !== true) left();
    };
    // The window hears before the commands of the screen do.
    window.addEventListener('keydown', hear, true);
    window.addEventListener('pointerdown', look, true);
    document.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('keydown', hear, true);
      window.removeEventListener('pointerdown', look, true);
      document.removeEventListener('focusin', look);
    };
  }, [place, waits]);
}

function isTab(chord: string): boolean {
  return chord === 'Tab' || chord === 'Shift+Tab';
}
