import { existsSync } from 'node:fs';
import path from 'node:path';
import { englishOf, nameOfText, readSource, textFiles, writtenTexts } from './texts.ts';

/** What a file of a language lacks, as the keys of its texts. */
export interface Lacks {
  readonly file: string;
  /** English has these, the language has not. */
  readonly absent: readonly string[];
  /** These are said as in English. */
  readonly untranslated: readonly string[];
  /** English has no such text. */
  readonly surplus: readonly string[];
  /** These are said of other facts than the English ones. */
  readonly otherFacts: readonly string[];
}

/** Sentences that are rightly the same in a language as in English. */
const alike: Readonly<Record<string, readonly string[]>> = { nl: ['{{premium}} is letter {{number}}'] };

/** Compares every file of a language with the English one. The language need not be registered, nor compile. */
export async function compareLanguage(root: string, language: string): Promise<readonly Lacks[]> {
  const files = textFiles(root).map((file) => {
    const name = file.of(language);
    const own = existsSync(path.join(root, name)) ? writtenTexts(readSource(root, name)) : [];
    return { file, name, own };
  });
  const known = new Set(files.flatMap(({ file, own }) => own.map(({ key }) => nameOfText(file, key))));
  const all: Lacks[] = [];
  for (const { file, name, own } of files) {
    const absent = writtenTexts(readSource(root, file.english))
      .filter(({ key }) => !isOfEnglish(key) && !known.has(nameOfText(file, key)))
      .map(({ key }) => key.join('.'));
    const untranslated: string[] = [];
    const surplus: string[] = [];
    const otherFacts: string[] = [];
    for (const { key, text } of own) {
      const said = await englishOf(root, file, key);
      const shown = key.join('.');
      if (said === undefined) surplus.push(shown);
      else if (factsIn(said) !== factsIn(text)) otherFacts.push(shown);
      else if (said === text && wantsTranslation(text) && key.at(-1) !== 'id' && !isAlike(language, text))
        untranslated.push(shown);
    }
    all.push({ file: name, absent, untranslated, surplus, otherFacts });
  }
  return all;
}

/**
 * Which rule explains a refusal is no text, each game's English file has the titles of its sets in all languages, and
 * what is said in several places may have a name of its own in English.
 */
function isOfEnglish([name = '', part]: readonly string[]): boolean {
  return name.endsWith('RuleOf') || part === 'onPaper' || part === undefined;
}

function isAlike(language: string, text: string): boolean {
  return alike[language]?.includes(text) === true;
}

/** The names of the facts in a text, each once; “one card” needs no number. */
function factsIn(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)/gu)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .toSorted()
    .join();
}

/**
 * Whether a text can hardly be the same in another language: it has two words or more, and is no name and no line of a
 * command. One word alone, as Set or Printer, often is the same.
 */
export function wantsTranslation(text: string): boolean {
  if (/\[--|^cubewright /u.test(text)) return false;
  const plain = text.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/gu, ' ');
  const words = plain.match(/\p{L}[\p{L}’'-]+/gu) ?? [];
  return words.length > 1 && words.slice(1).some((word) => /^\p{Ll}/u.test(word));
}

/** How many texts are wanting. */
export function countLacks({ absent, untranslated, surplus, otherFacts }: Lacks): number {
  return absent.length + untranslated.length + surplus.length + otherFacts.length;
}
