import type { BookletFacts } from '../../printed.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import { kubagramSets, valueOf, type Piece, type PieceSet } from '#shared/pieces/index.ts';

interface Words {
  readonly word: string;
  readonly joker: string;
  readonly first: string;
  readonly second: string;
}

const words: Readonly<Record<string, Words>> = {
  en: { word: 'CATTLE', joker: 'E', first: 'TABLE', second: 'SPOON' },
  nl: { word: 'WORTEL', joker: 'E', first: 'TAFEL', second: 'LAKEN' },
  af: { word: 'WORTEL', joker: 'E', first: 'SKOOL', second: 'SEUNS' },
  sv: { word: 'VINTER', joker: 'E', first: 'FJÄLL', second: 'STUGA' },
};

/** The sixth letter adds the first bonus, the sixth to the tenth together the second (K9). */
const bonus = { six: 5, ten: 75 } as const;

export function ofSet(set: PieceSet): BookletFacts {
  const examples = examplesOf(set);
  const changes = makersSets.includes(set) ? [] : ['makers'];
  return { facts: { ...factsOf(set), ...examples }, changes, examples: examples !== undefined };
}

/** All others are ours or somebody's own, and their booklets say so. */
const makersSets: readonly PieceSet[] = [kubagramSets.en, kubagramSets.nl, kubagramSets.af];

/** Letter values and jokers of the rules depend on the set (K1, K11b). */
function factsOf(set: PieceSet): Readonly<Record<string, string>> {
  const jokers = jokersOf(set);
  const [jokerA = '', jokerB = '', jokerC = ''] = jokers.map((joker) =>
    lettersOf(joker).map(typedLetter).join(''),
  );
  const cost = jokers.map((joker) => sumOf(set, lettersOf(joker)));
  const used = new Set(set.pieces.flatMap(({ letters }) => letters));
  const values = [...used].map((letter) => valueOf(set, letter));
  return {
    jokerA,
    jokerB,
    jokerC,
    lowest: `${Math.min(...values)}`,
    highest: `${Math.max(...values)}`,
    unused: [jokerA, jokerB, jokerC].map((name, at) => `${name} ${cost[at]}`).join(', '),
  };
}

function examplesOf(set: PieceSet): Readonly<Record<string, string>> | undefined {
  const known = words[set.language];
  if (known === undefined) return undefined;
  const { word, joker, first, second } = known;
  const isThere = [...word, ...first, ...second].every((letter) => set.values[letter] !== undefined);
  if (!isThere || !jokersOf(set).some(({ letters }) => letters.includes(joker))) return undefined;
  const sum = sumOf(set, [...word]);
  const compoundSum = sumOf(set, [...first, ...second]);
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
  };
}

/** The three dice behind the 105 are the jokers (K1). */
const jokersOf = ({ pieces }: PieceSet): readonly Piece[] => pieces.slice(-3);

const lettersOf = ({ faces }: Piece): readonly string[] =>
  faces.flatMap((face) => (face.kind === 'letter' ? face.letter : []));

function sumOf(set: PieceSet, letters: readonly string[]): number {
  return letters.reduce((sum, letter) => sum + valueOf(set, letter), 0);
}
