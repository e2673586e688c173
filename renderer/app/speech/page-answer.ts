import type { Translate } from '#shared/i18n/index.ts';
import type { Answer } from './answers.ts';
import { textOf } from './focus-text.ts';

/** A list of games may be long, so only as many parts of a screen are told at once. */
const most = 12;

/** Tells where one is: the heading of the screen, and what the screen marks with `data-spoken`, as it stands there. */
export function pageAnswer(t: Translate): Answer {
  return (question) => {
    if (question !== 'now') return undefined;
    const heading = document.querySelector('h1');
    const parts = [...document.querySelectorAll('[data-spoken]')];
    const more = parts.length - most;
    return [
      sentences([heading, ...parts.slice(0, most)].map(textOf)),
      ...(more > 0 ? [t('speech:more', { count: more })] : []),
    ].join(' ');
  };
}

/** Returns what the screen marks with `data-spoken`, without its heading. */
export function spokenHere(): string {
  return sentences([...document.querySelectorAll('[data-spoken]')].map(textOf));
}

function sentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.?!:…]$/.test(text) ? text : `${text.replace(/,$/, '')}.`))
    .join(' ');
}
