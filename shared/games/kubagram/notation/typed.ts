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
  readonly verbs: TypedWords;
  readonly sides: TypedWords;
  /** These stand behind a word that was played. */
  readonly behind: TypedWords;
  readonly longer: TypedWords;
  readonly fillers: TypedWords;
}

const words: InLanguages<Words> = {
  nl: {
    verbs: typedWords({
      corner: 'hoek, draai',
      take: 'neem, pak, trek',
      lay: 'leg, leggen',
      aside: 'leg opzij',
      skip: 'sla over',
      claim: 'claimen',
      join: 'voeg, voeg samen, voeg aaneen',
      extend: 'verleng',
      arrange: 'schik',
      declare: 'geen woord',
      end: 'stop, beurt beëindigen',
      accept: 'laat staan, laten staan',
      challenge: 'zoek op, opzoeken, betwijfel',
      allow: 'sta toe, toestaan',
    }),
    sides: typedWords({ left: 'links', right: 'rechts', '': 'naar, aan, de, het' }),
    behind: typedWords({ with: 'met', and: 'en' }),
    longer: typedWords({ to: 'tot, naar' }),
    fillers: typedWords({ '': 'de, het, een, beurt, steen, volgende' }),
  },
  sv: {
    verbs: typedWords({
      corner: 'hörn, vrid',
      take: 'dra',
      lay: 'lägg, lägga',
      aside: 'åt sidan, lägg åt sidan',
      skip: 'stå över',
      claim: 'ta',
      join: 'foga, foga ihop',
      extend: 'förläng',
      arrange: 'ordna',
      declare: 'inget ord',
      end: 'slut, klar, avsluta turen',
      accept: 'låt stå',
      challenge: 'slå upp',
      allow: 'tillåt, tillåta',
    }),
    sides: typedWords({ left: 'vänster', right: 'höger', '': 'åt, till, den' }),
    behind: typedWords({ with: 'med', and: 'och', joker: 'jokern', jokers: 'jokrar' }),
    longer: typedWords({ to: 'till' }),
    fillers: typedWords({ '': 'den, en, tur, turen, tärning, tärningen, nästa' }),
  },
};

/** In Swedish a word and the next die are both taken, and a die needs no name. */
const dieToTake = /^ta(?:\s+(?:en\s+|nästa\s+)*(?:tärning(?:en)?|nästa))?\s*$/iu;
const taken = typedWords({ take: 'ta' });

/** A word of five letters or more that is typed alone is claimed, whatever else it means. */
const wordAlone = /^\s*\p{L}{5,}\s*$/u;

/** Puts a line that was typed in this language into the notation: `leg E links`, `claim CATTLE met DOKTER`. */
export function kubagramLine(language: Language, line: string): TypedLine {
  if (language === 'en' || wordAlone.test(line)) return asWritten(line);
  const { verbs, sides, behind, longer, fillers } = words[language];
  return inNotation(line, (before, after) => {
    const [verb, ...more] = before.filter((one) => one !== ':' && one !== ';');
    switch (verb) {
      case undefined:
        return language === 'sv' && dieToTake.test(after) ? taken : verbs;
      case 'take':
      case 'lay':
        return joined(fillers, sides);
      case 'join':
        return more.length > 0 ? behind : noWords;
      case 'extend':
        return more.length === 0 ? noWords : more.length === 1 ? longer : behind;
      case 'corner':
      case 'arrange':
      case 'challenge':
      case 'allow':
        return noWords;
      case 'aside':
      case 'skip':
      case 'declare':
      case 'end':
      case 'accept':
        return fillers;
      case 'claim':
        return more.length > 0 ? behind : noWords;
      default:
        // The word itself is the claim.
        return behind;
    }
  });
}
