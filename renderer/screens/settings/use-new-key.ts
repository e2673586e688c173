import { useEffect, useEffectEvent } from 'react';
import { chordOf } from '#shared/keys/index.ts';

/** While it waits, the next key is told and does nothing else; Escape, Tab and a press elsewhere give up. */
export function useNewKey(waits: boolean, onKey: (chord: string) => void, onLeave: () => void): void {
  const told = useEffectEvent(onKey);
  const left = useEffectEvent(onLeave);
  useEffect(() => {
    if (!waits) return;
    const hear = (event: KeyboardEvent) => {
      const chord = chordOf(event);
      // Tab goes on, and with a button in focus Enter and Space press it.
      if (chord === 'Tab') left();
      const onButton = event.target instanceof Element && event.target.closest('[data-swap]') !== null;
      if (chord === undefined || chord === 'Tab' || (onButton && (chord === 'Enter' || chord === 'Space')))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.repeat) return;
      if (chord === 'Escape') left();
      else told(chord);
    };
    // The window hears before every command.
    window.addEventListener('keydown', hear, true);
    return () => {
      window.removeEventListener('keydown', hear, true);
    };
  }, [waits]);
}
