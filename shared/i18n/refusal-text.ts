import type { Problem } from '#shared/kernel/index.ts';
import { problemText, type Translate } from './translator.ts';

/** Says why a file was refused; readers of one kind of file do not know its name, so that it stands before what they say. */
export function refusalText(t: Translate, name: string, problem: Problem): string {
  const text = problemText(t, problem);
  return text.includes(`“${name}”`) ? text : t('common:files.refusedFile', { name, text });
}
