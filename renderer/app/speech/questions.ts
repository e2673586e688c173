import { generalPlaces } from '#shared/keys/index.ts';

const { speech } = generalPlaces;

/** What may be asked anywhere, by the letter that asks it after a comma. */
export const questionKeys: Readonly<Record<string, Question>> = Object.fromEntries(
  Object.entries({ ...speech, ...generalPlaces['speech-table'] }).flatMap(([question, { keys }]) => {
    const [, letter] = /^, (\w)$/.exec(keys[0]) ?? [];
    const isQuestion = letter !== undefined && question !== 'again';
    return isQuestion ? [[letter.toLowerCase(), question as Question] as const] : [];
  }),
);

export type Question =
  | Exclude<keyof typeof speech, 'again' | 'list' | 'typing'>
  | keyof (typeof generalPlaces)['speech-table'];

export type Asked = Question | 'again' | 'list';

export interface AskingPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export interface Heard {
  /** A comma has been pressed, and the next key says what is asked. */
  readonly isAsking: boolean;
  /** The key means a question, so that nothing else may hear it. */
  readonly isTaken: boolean;
  readonly asked?: Asked;
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/**
 * A comma lays no letter at any table, and neither browsers nor screen readers use it on a page. In a field, where a
 * comma may be typed, Ctrl and the comma begin a question.
 */
export function hearKey(isAsking: boolean, press: AskingPress, isInField: boolean): Heard {
  const { key, ctrlKey, altKey, metaKey } = press;
  if (modifiers.has(key)) return { isAsking, isTaken: false };
  if (!isAsking) {
    const begins = key === ',' && !altKey && !metaKey && (ctrlKey || !isInField);
    return { isAsking: begins, isTaken: begins };
  }
  if (altKey || metaKey || (ctrlKey && key !== ',')) return { isAsking: false, isTaken: false };
  if (key === 'Escape') return { isAsking: false, isTaken: true };
  if (key === 'a' || key === 'A') return { isAsking: false, isTaken: true, asked: 'again' };
  const asked = new Map<string, Question>(Object.entries(questionKeys)).get(key.toLowerCase());
  if (asked !== undefined) return { isAsking: false, isTaken: true, asked };
  // Any other letter or sign would be laid or typed by mistake; Tab, Enter and arrows keep their meaning.
  return key.length === 1
    ? { isAsking: false, isTaken: true, asked: 'list' }
    : { isAsking: false, isTaken: false };
}
