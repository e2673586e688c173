import { valueOf, type PieceSet } from '#shared/pieces/index.ts';

interface Words {
  readonly word: string;
  readonly joker: string;
  readonly first: string;
  readonly second: string;
}

/** Words of the examples, in the language of the dice: six letters, and two of five that make a longer one. */
const words: Readonly<Record<string, Words>> = {
  en: { word: 'CATTLE', joker: 'E', first: 'TABLE', second: 'SPOON' },
  nl: { word: 'WORTEL', joker: 'E', first: 'TAFEL', second: 'LAKEN' },
  af: { word: 'WORTEL', joker: 'E', first: 'SKOOL', second: 'SEUNS' },
};

const jokers = ['DOKTER', 'GEERRY', 'POLLET'] as const;

/** What the sixth letter adds, and the sixth to the tenth together (K9). */
const bonus = { six: 5, ten: 75 } as const;

/** What the rules of Kubagram leave to the set of dice: the reckonings of its examples, and what jokers cost (K11b). */
export function kubagramFacts(set: PieceSet): Readonly<Record<string, string>> {
  const known = words[set.language];
  if (known === undefined) throw new RangeError(`No words for dice in ${set.language}`);
  const { word, joker, first, second } = known;
  const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + valueOf(set, letter), 0);
  const sum = sumOf(word);
  const compoundSum = sumOf(first) + sumOf(second);
  return {
    word,
    joker,
    letters: [...word].map((letter) => `${letter} ${valueOf(set, letter)}`).join(', '),
    sum: `${sum}`,
    plain: `${sum + bonus.six}`,
    total: `${(sum + bonus.six) * 2}`,
    first,
    second,
    compound: `${first}${second}`,
    compoundSum: `${compoundSum}`,
    compoundPlain: `${compoundSum + bonus.ten}`,
    compoundTotal: `${(compoundSum + bonus.ten) * 2}`,
    unused: jokers.map((one) => `${one} ${sumOf(one)}`).join(', '),
  };
}
