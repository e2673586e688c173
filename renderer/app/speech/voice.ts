import { localeOf, type Language } from '#shared/i18n/index.ts';
import type { Said } from './speech-log.ts';

export type VoiceState = 'ready' | 'none';

export interface Voice {
  state(): VoiceState;
  speak(said: Said): void;
  hush(): void;
  onChange(changed: () => void): () => void;
}

/** These are the parts of `window.speechSynthesis` that are used. */
export interface Synthesis {
  getVoices(): readonly Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>[];
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
  addEventListener(kind: 'voiceschanged', listener: () => void): void;
  removeEventListener(kind: 'voiceschanged', listener: () => void): void;
}

/**
 * Speaks this language, as a voice of another one would spell the words out. Uses only voices of this machine, because
 * others would send every sentence of a game over the network.
 */
export function openVoice(
  synthesis: Synthesis | undefined,
  language: Language,
  utter: (text: string) => SpeechSynthesisUtterance,
): Voice {
  const chosen = () => {
    const able = (synthesis?.getVoices() ?? []).filter(
      ({ lang, localService }) => localService && tagOf(lang).split('-')[0] === language,
    );
    const ofHere = localeOf(language).toLowerCase();
    return able.find((voice) => voice.default) ?? able.find(({ lang }) => tagOf(lang) === ofHere) ?? able[0];
  };
  return {
    state: () => (chosen() === undefined ? 'none' : 'ready'),
    speak({ text, how }) {
      const voice = chosen();
      if (synthesis === undefined || voice === undefined) return;
      if (how === 'urgent') synthesis.cancel();
      const utterance = utter(text);
      utterance.voice = voice as SpeechSynthesisVoice;
      utterance.lang = voice.lang.replaceAll('_', '-');
      synthesis.speak(utterance);
    },
    hush() {
      synthesis?.cancel();
    },
    onChange(changed) {
      synthesis?.addEventListener('voiceschanged', changed);
      return () => {
        synthesis?.removeEventListener('voiceschanged', changed);
      };
    },
  };
}

/** Some systems write `nl_NL` where BCP 47 has `nl-NL`. */
function tagOf(lang: string): string {
  return lang.replaceAll('_', '-').toLowerCase();
}

/** Chromium offers speech on every system, even where there is no voice; other browsers may have no speech at all. */
export function voiceOfThisMachine(language: Language): Voice {
  const synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
  return openVoice(synthesis, language, (text) => new SpeechSynthesisUtterance(text));
}
