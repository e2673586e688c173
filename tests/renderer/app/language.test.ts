import { describe, expect, it } from 'vitest';
import { languageOf } from '#renderer/app/language.ts';
import { screenLanguages } from '#shared/i18n/index.ts';

describe('the language of the screens', () => {
  it('is the first one that the system wishes and the screens speak', () => {
    for (const language of screenLanguages) {
      expect(languageOf('system', [`${language}-XX`, 'fr'])).toBe(language);
      expect(languageOf('system', ['fr', 'de-AT', language])).toBe(language);
      expect(languageOf(language, ['fr'])).toBe(language);
    }
    expect(languageOf('system', ['fr', 'engadin', ''])).toBe('en');
    expect(languageOf('system', [])).toBe('en');
  });
});
