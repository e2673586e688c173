import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusText } from './focus-text.ts';
import { liveTexts } from './live-regions.ts';
import type { SpeechLog } from './speech-log.ts';
import type { Voice } from './voice.ts';

/** Logs what a screen reader finds on the page by itself: notices always; with Speech on, focus and status lines too. */
export function useSpokenPage(on: boolean, log: SpeechLog, voice: Voice): void {
  const { t } = useTranslation();
  useEffect(() => {
    const told = new WeakMap<Element, string>();
    const observer = new MutationObserver((changes) => {
      for (const said of liveTexts(changes, told)) if (on || said.how === 'urgent') log.add(said);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [on, log]);
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
    document.addEventListener('focusin', lookSoon);
    document.addEventListener('keyup', lookSoon);
    document.addEventListener('click', lookSoon);
    window.addEventListener('keydown', press, true);
    lookSoon();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookSoon);
      document.removeEventListener('keyup', lookSoon);
      document.removeEventListener('click', lookSoon);
      window.removeEventListener('keydown', press, true);
    };
  }, [on, log, voice, t]);
}
