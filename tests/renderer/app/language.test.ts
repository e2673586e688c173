import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '#renderer/app/language.ts';
import { createTranslator, languageOf, languages } from '#shared/i18n/index.ts';

describe('the language of the screens', () => {
  it('is the first one that the system wishes and the screens speak', () => {
    for (const language of languages) {
      expect(languageOf('system', [`${language}-XX`, 'fr'])).toBe(language);
      expect(languageOf('system', ['fr', 'de-AT', language])).toBe(language);
      expect(languageOf(language, ['fr'])).toBe(language);
    }
    expect(languageOf('system', ['fr', 'engadin', ''])).toBe('en');
    expect(languageOf('system', [])).toBe('en');
  });

  describe('is the one that was chosen last', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    it('though the texts of another come later', async () => {
      const root = { lang: 'en' };
      vi.stubGlobal('document', { documentElement: root });
      const instance = createTranslator();
      const first = speak(instance, 'nl');
      await speak(instance, 'en');
      await first;
      expect([instance.language, root.lang]).toEqual(['en', 'en']);
      await speak(instance, 'nl');
      expect([instance.language, root.lang, instance.t('common:you')]).toEqual(['nl', 'nl', 'Jij']);
      await speak(instance, 'en');
      expect([instance.language, instance.t('common:you')]).toEqual(['en', 'You']);
    });
  });
});
