export { ruleOf } from './rule-of.ts';
export { blockersText, findingText } from './finding-text.ts';
export { createTranslator, languages, problemText } from './translator.ts';
export type { Language, Translate } from './translator.ts';
