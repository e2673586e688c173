export { refusalText } from './refusal-text.ts';
export { statementText } from './statement-text.ts';
export { addScreens } from './screens.ts';
export { languageOf, languages, localeOf } from './language.ts';
export { createTranslator, phraseText, problemText, ruleOf } from './translator.ts';
export { helpPlaceOf } from './help-places.ts';
export { blockersText, findingText } from './finding-text.ts';
export type { Language } from './language.ts';
export type { Translate } from './translator.ts';
