import type { Language } from '#shared/i18n/language.ts';
import {
  asWritten,
  inNotation,
  typedWords,
  type InLanguages,
  type TypedLine,
  type TypedWords,
} from '../../common/typed-words.ts';

const words: InLanguages<TypedWords> = {
  nl: typedWords({
    lay: 'leg, leggen',
    claim: 'claimen',
    steal: 'steel, stelen',
    draw: 'trek, trekken',
    end: 'einde, klaar, beëindig, beëindigen',
    wave: 'laat gaan, laten gaan',
    blue: 'blauw, blauwe',
    green: 'groen, groene',
    yellow: 'geel, gele',
    red: 'rood, rode',
    '': 'een, de, het, kaart, beurt, op, naar, tot, en',
  }),
  sv: typedWords({
    lay: 'lägg, lägga',
    claim: 'ta',
    steal: 'stjäl, stjäla',
    draw: 'dra',
    end: 'slut, klar, avsluta',
    wave: 'avstå',
    blue: 'blå, blått, blåa',
    green: 'grön, grönt, gröna',
    yellow: 'gul, gult, gula',
    red: 'röd, rött, röda',
    '': 'ett, en, det, kort, kortet, tur, turen, på, till, den, och',
  }),
};

const gaps = /([\s,;.:+–—-]+)/;

/** Puts a line that was typed in this language into the notation: `leg rood M2` is `lay red M2`. */
export function kuboLine(language: Language, line: string): TypedLine {
  return language === 'en' ? asWritten(line) : inNotation(line, () => words[language], gaps);
}
