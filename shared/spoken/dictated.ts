import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { spokenSigns, spokenWords, type SpokenLanguage, type SpokenSign, type SpokenWords } from './words.ts';

/** These words mean no letter and no sign; places count from 1 in the line. */
export interface Misheard {
  readonly words: readonly string[];
  readonly places: readonly number[];
}

type Meaning =
  | {
      readonly kind: 'letter';
      readonly letter: string;
      /** A sure word stands only for this letter: `alpha` does, `be` does not. */
      readonly sure: boolean;
    }
  | { readonly kind: 'sign'; readonly sign: SpokenSign }
  | { readonly kind: 'number'; readonly count: number }
  | { readonly kind: 'unknown' };

interface Said {
  readonly words: readonly string[];
  readonly place: number;
  readonly means: Meaning;
}

const typedSigns = { empty: '.', any: '?', joker: '*', open: '(', close: ')' } as const;

/** Returns undefined for typed text: a lone `ALPHA` may be five letters, unless `surely` says that it was spoken. */
export function parseDictation(
  text: string,
  language: SpokenLanguage,
  surely = false,
): Result<string, Misheard & { readonly code: 'spoken/misheard' }> | undefined {
  const said = saidIn(text, language);
  if (!(surely ? said.every(({ means }) => means.kind !== 'unknown') : isSpoken(said, text)))
    return undefined;
  const misheard: Said[] = [];
  let typed = '';
  let repeat = 1;
  for (const [at, one] of said.entries()) {
    const { means } = one;
    const next = said[at + 1]?.means;
    if (means.kind === 'number' && next?.kind === 'sign' && (next.sign === 'empty' || next.sign === 'any')) {
      repeat = means.count;
    } else if (means.kind === 'letter') typed += ` ${means.letter}`;
    else if (means.kind !== 'sign' || means.sign === 'row') misheard.push(one);
    else if (means.sign !== 'passed') {
      // A joker is said after the letter that it shows.
      if (means.sign === 'joker' && !/\p{L}$/u.test(typed)) misheard.push(one);
      const gap = means.sign === 'empty' || means.sign === 'any' ? ' ' : '';
      typed += (gap + typedSigns[means.sign]).repeat(repeat);
      repeat = 1;
    }
  }
  return misheard.length === 0
    ? ok(typed.trim())
    : refuse({
        code: 'spoken/misheard',
        words: misheard.map(({ words }) => words.join(' ')),
        places: misheard.map(({ place }) => place),
      });
}

export function rowsSaid(text: string, language: SpokenLanguage): readonly string[] {
  const rows: string[][] = [[]];
  for (const { words, means } of saidIn(text, language)) {
    if (means.kind === 'sign' && means.sign === 'row') rows.push([]);
    else rows.at(-1)?.push(...words);
  }
  return rows.length === 1 ? [text] : rows.map((words) => words.join(' '));
}

export function endOfRow(language: SpokenLanguage): string {
  return spokenWords[language][0]?.signs.row[0] ?? '';
}

function saidIn(text: string, language: SpokenLanguage): readonly Said[] {
  const meanings = meaningsOf[language];
  const words = wordsOf(text);
  const said: Said[] = [];
  let at = 0;
  while (at < words.length) {
    const length = [2, 1].find((count) => meanings.has(spokenFrom(words, at, count))) ?? 1;
    const spoken = spokenFrom(words, at, length);
    const found = words.slice(at, at + length);
    const place = at + 1;
    const known = meanings.get(spoken) ?? signOrLetter(spoken);
    const run = known === undefined && isRun(found[0] ?? '', text) ? [...spoken.toUpperCase()] : [];
    if (run.length > 0) {
      said.push(
        ...run.map((letter): Said => ({
          words: [letter],
          place,
          means: { kind: 'letter', letter, sure: false },
        })),
      );
    } else if (spoken !== '') said.push({ words: found, place, means: known ?? { kind: 'unknown' } });
    at += length;
  }
  return said;
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .replaceAll(/[()*]/g, ' $& ')
    .replaceAll(/[-‐‑–—]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Capitals and punctuation come from dictation and are dropped, except a sign that stands alone. */
function spokenFrom(words: readonly string[], at: number, count: number): string {
  const found = words.slice(at, at + count);
  if (found.length < count) return '';
  return found
    .map((word) =>
      /^[.?()*]$/.test(word) ? word : word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
    )
    .join(' ');
}

function signOrLetter(spoken: string): Meaning | undefined {
  const sign = signsAlone.get(spoken);
  if (sign !== undefined) return { kind: 'sign', sign };
  if (/^\p{L}$/u.test(spoken)) return { kind: 'letter', letter: spoken.toUpperCase(), sure: false };
  return /^\d{1,2}$/.test(spoken) ? { kind: 'number', count: Number(spoken) } : undefined;
}

const signsAlone: ReadonlyMap<string, SpokenSign> = new Map([
  ['.', 'empty'],
  ['?', 'any'],
  ['*', 'joker'],
  ['(', 'open'],
  [')', 'close'],
]);

/** Letters said one by one may be written as one word in capitals, if the text also has small letters. */
function isRun(word: string, text: string): boolean {
  return /^\p{Lu}{2,}[.,]?$/u.test(word) && text !== text.toUpperCase();
}

/** Words of spelling alphabets, or commas between letters, show that a line was dictated. */
function isSpoken(said: readonly Said[], text: string): boolean {
  // Typed brackets and stars have no space around them.
  if (said.length < 2 || !/\S\s+\S/.test(text)) return false;
  const unknown = said.filter(({ means }) => means.kind === 'unknown').length;
  const long = said.filter(({ words, means }) => means.kind !== 'unknown' && words.join('').length > 2);
  const sure = long.filter(
    ({ means }) => means.kind === 'sign' || (means.kind === 'letter' && means.sure),
  ).length;
  if (sure > 0 && sure >= unknown) return true;
  if (unknown > 0) return false;
  const isLettersAlone = said.every(({ means }) => means.kind === 'letter');
  return long.length > 1 || (isLettersAlone && /\p{L}[.,;](?:\s|$)/u.test(text));
}

function meaningsIn(languages: readonly SpokenWords[]): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  const put = (words: readonly string[], means: Meaning): void => {
    // The first meaning counts: the dice's language, then the spelling alphabet before signs, numbers and letter names.
    for (const word of words) if (!found.has(word)) found.set(word, means);
  };
  for (const { alphabet, names, signs, numbers } of languages) {
    for (const [letter, words] of Object.entries(alphabet))
      put(words, { kind: 'letter', letter, sure: true });
    for (const sign of spokenSigns) put(signs[sign], { kind: 'sign', sign });
    for (const [at, words] of numbers.entries()) put(words, { kind: 'number', count: at + 1 });
    for (const [letter, words] of Object.entries(names)) put(words, { kind: 'letter', letter, sure: false });
  }
  return found;
}

const meaningsOf: Readonly<Record<SpokenLanguage, ReadonlyMap<string, Meaning>>> = {
  en: meaningsIn(spokenWords.en),
  nl: meaningsIn(spokenWords.nl),
  af: meaningsIn(spokenWords.af),
  sv: meaningsIn(spokenWords.sv),
};
