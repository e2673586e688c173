import type { Problem } from '#shared/kernel/index.ts';
import { problemText, type Translate } from './translator.ts';

/** English and Dutch quote “so”, Swedish ”so”. */
const quotes = ['“', '”'] as const;

/** Says why a file was refused; readers of one kind of file do not know its name, so that it stands before what they say. */
export function refusalText(t: Translate, name: string, problem: Problem): string {
  const text = problemText(t, problem);
  return quotes.some((quote) => text.includes(`${quote}${name}”`))
    ? text
    : t('common:files.refusedFile', { name, text });
}
