import type { Translate } from '#shared/i18n/index.ts';
import type { Answer } from './answers.ts';
import { columnText, placeText, rowText, sentence } from './focus-place.ts';
import { choicesIn, textOf } from './focus-text.ts';

/** A list of games may be long, so only as many parts of a screen are told at once. */
const most = 12;

/**
 * Tells where one is: the heading of the screen, and what it marks with `data-spoken`, as it stands there. Other
 * questions are answered from the parts whose `data-answers` names them.
 */
export function pageAnswer(t: Translate): Answer {
  return (question) => {
    const marked = question === 'now' ? [] : shownOnes(`[data-answers~="${question}"]`);
    if (marked.length > 0) return sentences(t, marked, (part) => choicesIn(t, part) || textOf(part));
    switch (question) {
      case 'now':
        return [headingText(), sentences(t, spokenParts())].filter((part) => part !== '').join(' ');
      case 'place':
        return placeText(t);
      case 'row':
        return rowText();
      case 'column':
        return columnText();
      default:
        return undefined;
    }
  };
}

/** Returns what the screen marks with `data-spoken`, without its heading. */
export function spokenHere(t: Translate): string {
  return sentences(t, spokenParts());
}

function headingText(): string {
  return sentence(textOf(document.querySelector('h1')));
}

function spokenParts(): readonly Element[] {
  return shownOnes('[data-spoken]');
}

/** A screen may keep a part that it hides, as the box while a recording is shown. */
function shownOnes(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)].filter((part) => part.closest('[hidden]') === null);
}

function sentences(
  t: Translate,
  parts: readonly Element[],
  read: (part: Element) => string = (part) => textOf(part),
): string {
  const more = parts.length - most;
  return [
    ...parts.slice(0, most).map((part) => sentence(read(part))),
    ...(more > 0 ? [t('speech:more', { count: more })] : []),
  ]
    .filter((text) => text !== '')
    .join(' ');
}
