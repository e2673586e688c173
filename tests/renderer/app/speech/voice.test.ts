import { describe, expect, it } from 'vitest';
import { openVoice, type Synthesis } from '#renderer/app/speech/voice.ts';
import { addScreens, createTranslator, languages, type Language } from '#shared/i18n/index.ts';

type SystemVoice = ReturnType<Synthesis['getVoices']>[number];

const voice = (lang: string, more: Partial<SystemVoice> = {}): SystemVoice => ({
  ...{ lang, localService: true, default: false },
  ...more,
});

function opened(language: Language, ...voices: readonly SystemVoice[]) {
  const spoken: { text: string; lang: string; voice: unknown }[] = [];
  const listeners = new Set<() => void>();
  const synthesis: Synthesis = {
    getVoices: () => voices,
    speak: ({ text, lang, voice: by }) => spoken.push({ text, lang, voice: by }),
    cancel: () => undefined,
    addEventListener: (_, heard) => listeners.add(heard),
    removeEventListener: (_, heard) => listeners.delete(heard),
  };
  const utter = (text: string) => ({ text, lang: '', voice: null }) as SpeechSynthesisUtterance;
  return { voice: openVoice(synthesis, language, utter), spoken };
}

describe('the voice', () => {
  const all = [voice('en-US'), voice('nl-BE'), voice('nl_NL'), voice('sv-SE'), voice('nds')];

  it.each([
    ['en', 'en-US'],
    ['nl', 'nl-BE'],
    ['sv', 'sv-SE'],
  ] as const)('of screens in %s is of that language, and says so', (language, lang) => {
    const { voice: by, spoken } = opened(language, ...all);
    expect(by.state()).toBe('ready');
    by.speak({ text: 'Kubo', how: 'polite' });
    expect(spoken).toEqual([{ text: 'Kubo', lang, voice: all.find((one) => one.lang === lang) }]);
  });

  it('is the usual one of the system, where that is of the language', () => {
    const usual = voice('nl_NL', { default: true });
    const { voice: by, spoken } = opened('nl', voice('en-GB'), voice('nl-BE'), usual);
    by.speak({ text: 'Kubo', how: 'answer' });
    expect(spoken).toEqual([{ text: 'Kubo', lang: 'nl-NL', voice: usual }]);
  });

  it('is none where the machine itself has none of the language, whatever else it speaks', () => {
    const others = [voice('en-US', { default: true }), voice('nds'), voice('nl-NL', { localService: false })];
    const { voice: by, spoken } = opened('nl', ...others);
    expect(by.state()).toBe('none');
    by.speak({ text: 'Kubo', how: 'polite' });
    expect(spoken).toEqual([]);
  });
});

it.each(languages)('the reason for silence names the language of the screens: %s', async (language) => {
  const instance = createTranslator(language);
  await addScreens(instance, language);
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? '';
  const stem = name.toLowerCase().slice(0, 5);
  expect(instance.t('speech:noVoiceWhy').toLowerCase()).toContain(stem);
});
