import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { exceptionsOf, type Exceptions } from '#shared/table-words/index.ts';
import { knownLexica } from './lexicon-argument.ts';

/** The exceptions that a game with this list begins with, by the language of the list. */
export async function exceptionsWith(lexicon: Lexicon): Promise<Result<Exceptions, Problem>> {
  const lexica = await knownLexica().list();
  if (!lexica.ok) return lexica;
  const summary = lexica.value.find(({ name, sha256 }) => name === lexicon.name && sha256 === lexicon.sha256);
  return ok(exceptionsOf(summary?.language));
}
