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
  readonly directions: TypedWords;
  readonly cubes: TypedWords;
}

const words: InLanguages<Words> = {
  nl: {
    directions: typedWords({ across: 'horizontaal, rechts', down: 'verticaal, omlaag' }),
    cubes: typedWords({ with: 'met' }),
  },
  sv: {
    directions: typedWords({ across: 'vågrätt, höger', down: 'lodrätt, nedåt, ner' }),
    cubes: typedWords({ with: 'med' }),
  },
};

const gaps = /([\s,]+)/;
const square = /^(?:[a-z]:?\d{1,2}|\d{1,2}:?[a-z])$/;
const direction = /^(?:across|right|a|>|→|down|d|v|↓)$/;

/**
 * Puts a play that was typed in this language into the notation: `G4 omlaag CHECK met AEHNO`. Where a square and a word
 * stand alone the word is laid, whatever it is, and so is one behind a direction.
 */
export function alphacubesLine(language: Language, line: string): TypedLine {
  if (language === 'en') return asWritten(line);
  const isAlone = line.split(gaps).filter((part, at) => at % 2 === 0 && part !== '').length < 3;
  const { directions, cubes } = words[language];
  return inNotation(
    line,
    (before) => {
      if (isAlone) return noWords;
      const others = before.filter((one) => !square.test(one));
      const turned = others.some((one) => direction.test(one));
      if (others.length > (turned ? 1 : 0)) return turned ? cubes : joined(directions, cubes);
      return turned ? noWords : directions;
    },
    gaps,
  );
}
