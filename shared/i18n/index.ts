export { refusalText } from './refusal-text.ts';
export { statementText } from './statement-text.ts';
export { createTranslator, languages, problemText, ruleOf } from './translator.ts';
export { blockersText, findingText } from './finding-text.ts';
export type { Language, Translate } from './translator.ts';
