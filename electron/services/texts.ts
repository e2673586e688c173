import { addScreens, createTranslator, type Language, type Translate } from '#shared/i18n/index.ts';

const loaded = new Map<Language, Promise<Translate>>();

/** All texts in this language, as on the screens; they are loaded when they are first asked for. */
export function textsIn(language: Language): Promise<Translate> {
  const texts = loaded.get(language) ?? load(language);
  loaded.set(language, texts);
  return texts;
}

async function load(language: Language): Promise<Translate> {
  const instance = createTranslator(language);
  await addScreens(instance, language);
  return instance.t;
}
