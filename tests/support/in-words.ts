import type { Phrase } from '#shared/kernel/index.ts';
import { createTranslator, phraseText } from '#shared/i18n/index.ts';

const { t } = createTranslator();

/** The same problem with its phrases as they are said in English. */
export function inWords(problem: unknown): unknown {
  return typeof problem === 'object' && problem !== null
    ? Object.fromEntries(Object.entries(problem).map(([name, fact]) => [name, saidOf(fact)]))
    : problem;
}

function saidOf(fact: unknown): unknown {
  if (Array.isArray(fact)) return fact.some(isPhrase) ? fact.map(saidOf).join(', ') : fact;
  return isPhrase(fact) ? phraseText(t, fact) : fact;
}

function isPhrase(fact: unknown): fact is Phrase {
  return typeof fact === 'object' && fact !== null && 'phrase' in fact;
}
