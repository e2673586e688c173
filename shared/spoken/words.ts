export const spokenSigns = ['empty', 'any', 'joker', 'open', 'close', 'row', 'passed'] as const;
export type SpokenSign = (typeof spokenSigns)[number];

export interface SpokenWords {
  readonly alphabet: Readonly<Record<string, readonly string[]>>;
  /** Dictation writes these words for the name of a letter. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly signs: Readonly<Record<SpokenSign, readonly string[]>>;
  /** Index 0 has the words for one; words that sound alike are together. */
  readonly numbers: readonly (readonly string[])[];
}

const english: SpokenWords = {
  alphabet: {
    A: ['alpha', 'alfa'],
    B: ['bravo'],
    C: ['charlie', 'charley'],
    D: ['delta'],
    E: ['echo'],
    F: ['foxtrot', 'fox trot'],
    G: ['golf'],
    H: ['hotel'],
    I: ['india'],
    J: ['juliett', 'juliet', 'juliette'],
    K: ['kilo'],
    L: ['lima'],
    M: ['mike'],
    N: ['november'],
    O: ['oscar'],
    P: ['papa'],
    Q: ['quebec'],
    R: ['romeo'],
    S: ['sierra'],
    T: ['tango'],
    U: ['uniform'],
    V: ['victor'],
    W: ['whiskey', 'whisky'],
    X: ['x ray', 'xray'],
    Y: ['yankee'],
    Z: ['zulu'],
  },
  names: {
    A: ['ay', 'eh'],
    B: ['bee', 'be'],
    C: ['see', 'sea', 'cee'],
    D: ['dee'],
    E: ['ee'],
    F: ['eff', 'ef'],
    G: ['gee'],
    H: ['aitch', 'haitch'],
    I: ['eye'],
    J: ['jay'],
    K: ['kay'],
    L: ['el', 'ell'],
    M: ['em'],
    N: ['en'],
    O: ['oh', 'owe'],
    P: ['pea', 'pee'],
    Q: ['cue', 'queue'],
    R: ['are', 'ar'],
    S: ['ess', 'es'],
    T: ['tea', 'tee'],
    U: ['you'],
    V: ['vee'],
    W: ['double u', 'double you'],
    X: ['ex'],
    Y: ['why', 'wye'],
    Z: ['zed', 'zee'],
  },
  signs: {
    empty: ['space', 'spaces', 'empty', 'gap', 'gaps'],
    any: ['any', 'unknown', 'hidden', 'question mark', 'question marks'],
    joker: ['joker', 'blank', 'star', 'asterisk'],
    open: ['open bracket', 'open brackets', 'open parenthesis', 'left bracket'],
    close: ['close bracket', 'close brackets', 'close parenthesis', 'right bracket'],
    row: ['next row', 'new row', 'next line', 'new line'],
    passed: ['and', 'then', 'comma', 'full stop', 'period'],
  },
  numbers: [
    ['one'],
    ['two', 'to', 'too'],
    ['three'],
    ['four', 'for'],
    ['five'],
    ['six'],
    ['seven'],
    ['eight', 'ate'],
    ['nine'],
    ['ten'],
    ['eleven'],
    ['twelve'],
  ],
};

const dutch: SpokenWords = {
  alphabet: {
    A: ['anton', 'anna'],
    B: ['bernard', 'bernhard', 'bernardus'],
    C: ['cornelis', 'cornelius'],
    D: ['dirk'],
    E: ['eduard', 'edward'],
    F: ['ferdinand'],
    G: ['gerard'],
    H: ['hendrik'],
    I: ['izaak', 'isaak', 'isaac'],
    J: ['johan', 'johannes'],
    K: ['karel'],
    L: ['lodewijk'],
    M: ['maria'],
    N: ['nico', 'nicolaas'],
    O: ['otto'],
    P: ['pieter'],
    Q: ['quirinus', 'quotiënt', 'quotient'],
    R: ['rudolf'],
    S: ['simon'],
    T: ['teunis', 'theodor'],
    U: ['utrecht'],
    V: ['victor', 'viktor'],
    W: ['willem'],
    X: ['xantippe'],
    Y: ['ypsilon'],
    Z: ['zacharias'],
    Ĳ: ['ijmuiden', 'ijsbrand'],
  },
  names: { H: ['haa'], Q: ['ku'], Ĳ: ['ij'] },
  signs: {
    empty: ['spatie', 'spaties', 'leeg'],
    any: ['onbekend', 'vraagteken', 'vraagtekens'],
    joker: ['ster', 'sterretje', 'blanco'],
    open: ['haakje openen', 'haakjes openen'],
    close: ['haakje sluiten', 'haakjes sluiten'],
    row: ['volgende rij', 'nieuwe rij', 'volgende regel', 'nieuwe regel'],
    passed: ['en', 'dan', 'komma', 'punt'],
  },
  numbers: [
    ['een', 'één'],
    ['twee'],
    ['drie'],
    ['vier'],
    ['vijf'],
    ['zes'],
    ['zeven'],
    ['acht'],
    ['negen'],
    ['tien'],
    ['elf'],
    ['twaalf'],
  ],
};

/**
 * The key is the language of the dice: players of Dutch dice may spell in either language. Afrikaans is dictated in
 * English.
 */
export const spokenWords: Readonly<Record<'en' | 'nl' | 'af', readonly SpokenWords[]>> = {
  en: [english],
  nl: [dutch, english],
  af: [english],
};
export type SpokenLanguage = keyof typeof spokenWords;
