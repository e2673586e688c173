import type { Language } from '#shared/i18n/language.ts';
import {
  asWritten,
  inNotation,
  noWords,
  typedWords,
  type InLanguages,
  type TypedLine,
  type TypedWords,
} from '../../common/typed-words.ts';

interface Words {
  readonly moves: TypedWords;
  readonly within: TypedWords;
}

const words: InLanguages<Words> = {
  nl: {
    moves: typedWords({
      site: 'leg, leggen',
      're-site': 'verschuif, verschuiven',
      're-face': 'keer, keer om, omkeren',
      're-name': 'doop, doop om, omdopen, noem',
      pass: 'pas, passen',
      allow: 'sta toe, toestaan',
    }),
    within: typedWords({
      at: 'op',
      of: 'van',
      to: 'naar, tot',
      as: 'als',
      blank: 'blanco',
      '': 'om, in, de, het, kubus, letter',
    }),
  },
  sv: {
    moves: typedWords({
      site: 'lägg, lägga',
      're-site': 'flytta',
      're-face': 'vänd, vända',
      're-name': 'döp, döp om, döpa om',
      pass: 'passa',
      allow: 'tillåt, tillåta',
    }),
    within: typedWords({
      at: 'på',
      of: 'av',
      from: 'från',
      to: 'till',
      as: 'som',
      blank: 'blanka',
      joker: 'jokern',
      '': 'om, den, kuben, bokstaven',
    }),
  },
};

/** A word on the felt with the number of its letter, as `OP 1`, and not the two numbers of a place. */
const letterOfWord = /^[^\s\d,;]+\s+\d+(?:\s+[^\s\d,;-]|\s*$)/;

/** Puts a line that was typed in this language into the notation: `leg T op 4, 0; verschuif A van 3, 0 naar 4, 1`. */
export function cubewordLine(language: Language, line: string): TypedLine {
  if (language === 'en') return asWritten(line);
  const { moves, within } = words[language];
  return inNotation(line, (before, after) => {
    const [verb, ...more] = before.slice(before.lastIndexOf(';') + 1);
    if (verb === undefined) return moves;
    if (verb === 'allow' || (more.length === 0 && letterOfWord.test(after))) return noWords;
    return within;
  });
}
