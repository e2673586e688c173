import type { Answer } from './answers.ts';
import { textOf } from './focus-text.ts';

/** Tells where one is: the heading of the screen, and what the screen marks with `data-spoken`, as it stands there. */
export const pageAnswer: Answer = (question) => {
  if (question !== 'now') return undefined;
  const parts = [document.querySelector('h1'), ...document.querySelectorAll('[data-spoken]')];
  return sentences(parts.map(textOf));
};

export function sentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.?!:]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
