import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusText, textOf } from './focus-text.ts';
import type { SpeechLog } from './speech-log.ts';
import type { Voice } from './voice.ts';

const live = '[role="status"], [aria-live="polite"]:not([data-live])';

/** Says what a screen reader finds on the page by itself: where the focus goes, how that changes, and status lines. */
export function useSpokenPage(on: boolean, log: SpeechLog, voice: Voice): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!on) return;
    let last: { readonly element: Element; readonly text: string } | undefined;
    const look = () => {
      const element = document.activeElement;
      if (element === null || element === document.body) return;
      const text = focusText(t, element);
      const isTyping = last?.element === element && element.matches('input, textarea');
      if (text === last?.text && element === last.element) return;
      last = { element, text };
      if (!isTyping) log.add({ text, how: 'focus' });
    };
    let frame: number | undefined;
    // The frame lets the page change first, and what a key or click announces come before.
    const lookSoon = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        look();
      });
    };
    // Like a screen reader, the voice stops when somebody goes on.
    const press = () => {
      voice.hush();
    };
    const told = new WeakMap<Element, string>();
    const observer = new MutationObserver((changes) => {
      const places = changes.flatMap(({ target, addedNodes }) => [
        ...statusRound(target),
        ...[...addedNodes].flatMap((node) => statusIn(node)),
      ]);
      for (const place of new Set(places)) {
        const text = textOf(place);
        if (told.get(place) !== text) log.add({ text, how: 'polite' });
        told.set(place, text);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', lookSoon);
    document.addEventListener('keyup', lookSoon);
    document.addEventListener('click', lookSoon);
    window.addEventListener('keydown', press, true);
    lookSoon();
    return () => {
      observer.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookSoon);
      document.removeEventListener('keyup', lookSoon);
      document.removeEventListener('click', lookSoon);
      window.removeEventListener('keydown', press, true);
    };
  }, [on, log, voice, t]);
}

function statusRound(node: Node): readonly Element[] {
  const element = node instanceof Element ? node : node.parentElement;
  const found = element?.closest(live);
  return found === null || found === undefined ? [] : [found];
}

function statusIn(node: Node): readonly Element[] {
  if (!(node instanceof Element)) return [];
  return [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)];
}
