import { describe, expect, it } from 'vitest';
import { openSpeechLog, type Said } from '#renderer/app/speech/speech-log.ts';
import { openVoice, type Synthesis } from '#renderer/app/speech/voice.ts';

const voices = {
  far: { lang: 'en-GB', localService: false, default: true },
  near: { lang: 'en-GB', localService: true, default: false },
  dutch: { lang: 'nl-NL', localService: true, default: true },
};

function aSynthesis(...known: readonly (keyof typeof voices)[]) {
  const done: string[] = [];
  const synthesis: Synthesis = {
    getVoices: () => known.map((name) => voices[name]),
    speak: ({ text, voice }) => done.push(`${text} (${(voice as unknown as typeof voices.near).lang})`),
    cancel: () => done.push('silence'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  return { done, voice: openVoice(synthesis, 'en', (text) => ({ text }) as SpeechSynthesisUtterance) };
}

const polite = (text: string): Said => ({ text, how: 'polite' });

describe('the log of what is spoken (P13)', () => {
  it('keeps every sentence in order and gives each to whoever listens', () => {
    const log = openSpeechLog();
    const heard: string[] = [];
    const deafen = log.listen(({ text }) => heard.push(text));
    log.add(polite('One.'));
    log.add(polite(''));
    deafen();
    log.add({ text: 'Two.', how: 'urgent' });
    expect(heard).toEqual(['One.']);
    expect(log.all().map(({ text }) => text)).toEqual(['One.', 'Two.']);
    expect(log.since('urgent')).toEqual(['Two.']);
  });

  it('forgets the oldest of very many, and never what came after a cover', () => {
    const log = openSpeechLog();
    log.add(polite('Hidden.'));
    log.cover();
    for (let at = 0; at < 600; at += 1) log.add(polite(`Sentence ${at}.`));
    expect(log.all()).toHaveLength(500);
    expect(log.since('polite')[0]).toBe('Sentence 100.');
  });
});

describe('the voice', () => {
  it('is an English one of this machine, and never one over the network', () => {
    const { voice, done } = aSynthesis('far', 'dutch', 'near');
    expect(voice.state()).toBe('ready');
    voice.speak(polite('C at H4.'));
    expect(done).toEqual(['C at H4. (en-GB)']);
  });

  it.each([[['far']], [['dutch']], [[]]] as const)('is none where there are only %j', (known) => {
    const { voice, done } = aSynthesis(...known);
    expect(voice.state()).toBe('none');
    voice.speak(polite('Nobody hears it.'));
    expect(done).toEqual([]);
  });

  it('is none in a browser without speech', () => {
    const voice = openVoice(undefined, 'en', () => {
      throw new Error('Nothing to say it with');
    });
    expect(voice.state()).toBe('none');
    voice.speak(polite('Nobody hears it.'));
    voice.hush();
  });

  it('breaks off for what is urgent', () => {
    const { voice, done } = aSynthesis('near');
    voice.speak({ text: 'Not in the list.', how: 'urgent' });
    expect(done).toEqual(['silence', 'Not in the list. (en-GB)']);
  });
});
