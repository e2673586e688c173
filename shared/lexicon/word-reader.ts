import { inCapitals, letterText } from './alphabet.ts';
import { lineEnds, wordLengths } from './word-list.ts';

export interface WordReader {
  letterAt(number: number): string;
  /** Passes the different letters of each word, numbered in the order of the text, in one array that is reused. */
  each(take: (letters: readonly number[]) => void, progress: (done: number, total: number) => void): void;
}

const unread = -1;
const noLetter = -2;
const linesAStep = 20_000;

export function wordReader(text: string): WordReader {
  const numbers = new Int32Array(0x10000).fill(unread);
  const letters: string[] = [];
  const known = new Map<string, number>();
  // If ı is anywhere in the text, i has a dotted capital; if ß is, it is a letter of its own.
  const hint = [...'İıẞß'].filter((letter) => text.includes(letter)).join('');

  function numberOf(code: number): number {
    const capital = inCapitals(String.fromCharCode(code), hint);
    if (capital.length !== 1 || !letterText.test(capital)) return noLetter;
    const number = known.get(capital) ?? letters.push(capital) - 1;
    known.set(capital, number);
    return number;
  }

  return {
    letterAt: (number) => letters[number] ?? '',
    each(take, progress) {
      const met: number[] = [];
      let lines = 0;
      for (const [from, end] of lineEnds(text)) {
        lines += 1;
        if (lines % linesAStep === 0) progress(from, text.length);
        let [first, last] = [from, end];
        while (first < last && isSpace(text.charCodeAt(first))) first += 1;
        while (last > first && isSpace(text.charCodeAt(last - 1))) last -= 1;
        const length = last - first;
        if (length < wordLengths.least || length > wordLengths.most) continue;
        met.length = 0;
        let isWord = true;
        for (let at = first; at < last && isWord; at += 1) {
          const code = text.charCodeAt(at);
          let number = numbers[code] ?? noLetter;
          if (number === unread) {
            number = numberOf(code);
            numbers[code] = number;
          }
          if (number === noLetter) isWord = false;
          else if (!met.includes(number)) met.push(number);
        }
        if (isWord) take(met);
      }
    },
  };
}

function isSpace(code: number): boolean {
  return code <= 0x20 || (code >= 0x80 && /\s/.test(String.fromCharCode(code)));
}
