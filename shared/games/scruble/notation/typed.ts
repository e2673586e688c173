import type { Language } from '#shared/i18n/language.ts';
import {
  asWritten,
  inNotation,
  joined,
  noWords,
  typedWords,
  type InLanguages,
  type TypedLine,
  type TypedWords,
} from '../../common/typed-words.ts';

interface Words {
  readonly twists: TypedWords;
  readonly claim: TypedWords;
  readonly pass: TypedWords;
  readonly allow: TypedWords;
  /** These stand behind the word. */
  readonly places: TypedWords;
}

const words: InLanguages<Words> = {
  nl: {
    twists: typedWords({
      row: 'rij',
      column: 'kolom',
      slice: 'schijf',
      left: 'links, naar links',
      right: 'rechts, naar rechts',
      up: 'omhoog',
      down: 'omlaag',
      half: 'halve slag, een halve slag',
      clockwise: 'met de klok mee',
      anticlockwise: 'tegen de klok in',
    }),
    claim: typedWords({ claim: 'claim' }),
    pass: typedWords({ pass: 'passen' }),
    allow: typedWords({ allow: 'sta toe, toestaan' }),
    places: typedWords({
      at: 'op',
      crossing: 'kruist',
      top: 'boven',
      front: 'voor',
      bottom: 'onder',
      back: 'achter',
      left: 'links, naar links',
      right: 'rechts, naar rechts',
      up: 'omhoog',
      down: 'omlaag',
    }),
  },
  sv: {
    twists: typedWords({
      row: 'rad',
      column: 'kolumn',
      slice: 'skiva',
      left: 'vänster, åt vänster',
      right: 'höger, åt höger',
      up: 'upp, uppåt',
      down: 'ner, nedåt',
      half: 'halvt varv, ett halvt varv',
      clockwise: 'medurs',
      anticlockwise: 'moturs',
    }),
    claim: typedWords({ claim: 'ta' }),
    pass: typedWords({ pass: 'passa' }),
    allow: typedWords({ allow: 'tillåt, tillåta' }),
    places: typedWords({
      at: 'på',
      crossing: 'korsar',
      top: 'ovan',
      front: 'fram',
      bottom: 'under',
      back: 'bak',
      left: 'vänster, åt vänster',
      right: 'höger, åt höger',
      up: 'upp, uppåt',
      down: 'ner, nedåt',
    }),
  },
};

/** Puts twists that were typed in this language into the notation: `rij 2 links, kolom 4 halve slag`. */
export function twistsLine(language: Language, line: string): TypedLine {
  return language === 'en' ? asWritten(line) : inNotation(line, () => words[language].twists);
}

/** Puts a whole line into it: `rij 2 links: STREET op voor 2 1 rechts, kruist ELF`. */
export function scrubleLine(language: Language, line: string): TypedLine {
  if (language === 'en') return asWritten(line);
  const { twists, claim, pass, allow, places } = words[language];
  const colons = line.split(':').length - 1;
  return inNotation(line, (before, after) => {
    if (before[0] === 'allow') return noWords;
    if (before.length === 0 && colons === 0 && /\s\S/.test(after.trim())) return joined(claim, allow);
    if (before.filter((one) => one === ':').length < colons) return twists;
    const said = before.slice(before.lastIndexOf(':') + 1);
    if (said.length === 0) return /^\S+\s+\S/.test(after) ? claim : pass;
    const isWord = said.length === 1 ? said[0] === 'claim' : said.at(-1) === 'crossing';
    return isWord ? noWords : places;
  });
}
