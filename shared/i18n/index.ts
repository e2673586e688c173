export { createTranslator, problemText } from './translator.ts';
export type { Language, Translate } from './translator.ts';
