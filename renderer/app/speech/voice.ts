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

/** Uses only voices of this machine, because others would send every sentence of a game over the network. */
export function openVoice(
  synthesis: Synthesis | undefined,
  utter: (text: string) => SpeechSynthesisUtterance,
): Voice {
  const chosen = () => {
    const able = (synthesis?.getVoices() ?? []).filter(
      ({ lang, localService }) => localService && lang.toLowerCase().startsWith('en'),
    );
    return able.find((voice) => voice.default) ?? able[0];
  };
  return {
    state: () => (chosen() === undefined ? 'none' : 'ready'),
    speak({ text, how }) {
      const voice = chosen();
      if (synthesis === undefined || voice === undefined) return;
      if (how === 'urgent') synthesis.cancel();
      const utterance = utter(text);
      utterance.voice = voice as SpeechSynthesisVoice;
      utterance.lang = voice.lang;
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

/** Chromium offers speech on every system, even where there is no voice; other browsers may have no speech at all. */
export function voiceOfThisMachine(): Voice {
  const synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
  return openVoice(synthesis, (text) => new SpeechSynthesisUtterance(text));
}
