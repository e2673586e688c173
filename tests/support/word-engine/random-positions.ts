import fc from 'fast-check';
import type { Rulings } from '#shared/word-engine/ruled-lexicon.ts';
import {
  positionLimits,
  type Face,
  type Layout,
  type Piece,
  type Position,
} from '#shared/word-engine/position.ts';
import { slowPlays } from './slow-twin.ts';

/** A small lexicon and positions to search with it; several share a rack, as the turns of one player may. */
export interface RandomTable {
  readonly alphabet: string;
  /** Without repeats, in the order of the alphabet. */
  readonly words: readonly string[];
  readonly rulings: Rulings;
  readonly positions: readonly Position[];
}

/** The words that count at a table: its lexicon, the allowed ones, without the denied ones. */
export function wordsUnder({ words, rulings }: Pick<RandomTable, 'words' | 'rulings'>): readonly string[] {
  const { allowed, denied } = rulings;
  return [...new Set([...words, ...allowed])].filter((word) => !denied.includes(word));
}

/** How large the boards, racks and lexica of random tables are. */
export interface Scale {
  /** Positions a table. */
  readonly positions: number;
  readonly leastSide: number;
  readonly mostSide: number;
  readonly leastPieces: number;
  readonly mostPieces: number;
  readonly mostFaces: number;
  /** Of letters. Few, so that pieces share faces and differ in them. */
  readonly values: readonly number[];
  readonly mostWords: number;
  readonly longestWord: number;
  /** Whether some boards hold plays of a game, found by the slow twin, and not letters strewn about. */
  readonly played: boolean;
}

/** For the slow twin. */
export const smallTables: Scale = {
  positions: 10,
  leastSide: 4,
  mostSide: 9,
  leastPieces: 2,
  mostPieces: 4,
  mostFaces: 5,
  values: [0, 1, 1, 2, 2, 3, 10, 99],
  mostWords: 40,
  longestWord: 6,
  played: true,
};

/** As large as positions may be, with so few words that the plays can be counted in another way. */
export const largeTables: Scale = {
  positions: 2,
  leastSide: 10,
  mostSide: positionLimits.mostSide,
  leastPieces: 5,
  mostPieces: positionLimits.mostPieces,
  mostFaces: positionLimits.mostFaces,
  values: [1, 1, 1, 7],
  mostWords: 12,
  longestWord: 12,
  played: false,
};

/** The last letters of the largest alphabet are in use, so that the 32nd bit of a mask is. */
const alphabets = ['AB', 'ABC', 'ABCDE', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÅÆÖØÜ'];
const lettersInUse = 6;

/** The alphabet, and the few of its letters that words and pieces are made of. */
const letters = fc
  .constantFrom(...alphabets)
  .map((alphabet) => ({ alphabet, used: alphabet.slice(-lettersInUse) }));

const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare });

const letterOf = (used: string): fc.Arbitrary<string> => fc.constantFrom(...used);

function wordsOf(
  used: string,
  alphabet: string,
  { mostWords, longestWord }: Scale,
): fc.Arbitrary<readonly string[]> {
  const word = fc
    .array(letterOf(used), { minLength: 2, maxLength: longestWord, size: 'max' })
    .map((spelled) => spelled.join(''));
  const words = (least: number, most: number): fc.Arbitrary<string[]> =>
    fc.uniqueArray(word, { minLength: least, maxLength: most, size: 'max' });
  return mostly(words(Math.min(10, mostWords), mostWords), words(0, 5)).map((list) =>
    inOrder(list, alphabet),
  );
}

/** Some tables have none; denied words are often of the lexicon or allowed ones. */
function rulingsFor(used: string, alphabet: string, scale: Scale): fc.Arbitrary<Rulings> {
  const some = fc.oneof(fc.constant<readonly string[]>([]), wordsOf(used, alphabet, scale));
  return fc.record({ allowed: some, denied: some });
}

/** Words in the order of an alphabet. */
export function inOrder(words: readonly string[], alphabet: string): readonly string[] {
  const key = (word: string): string =>
    Array.from(word, (letter) => String.fromCharCode(alphabet.indexOf(letter) + 1)).join('');
  return [...words].sort((one, two) => (key(one) < key(two) ? -1 : 1));
}

function layoutsOf({ leastSide, mostSide }: Scale): fc.Arbitrary<Layout> {
  const side = mostly(fc.integer({ min: leastSide, max: mostSide }), fc.integer({ min: 1, max: 3 }));
  return fc.tuple(side, side).chain(([width, height]) => {
    const squares = width * height;
    const exactly = { minLength: squares, maxLength: squares, size: 'max' } as const;
    const factors = (rare: readonly number[]): fc.Arbitrary<number[]> =>
      fc.array(fc.constantFrom(1, 1, 1, ...rare), exactly);
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      letterFactors: factors([2, 3, 0, 9]),
      wordFactors: factors([2, 3, 4]),
      start: mostly(
        fc.array(fc.nat(squares - 1), { minLength: 1, maxLength: 5, size: 'max' }),
        fc.constant<number[]>([]),
      ),
    });
  });
}

/** Different letters with values, or a blank. */
function pieceOf(used: string, { mostFaces, values }: Scale): fc.Arbitrary<Piece> {
  const face: fc.Arbitrary<Face> = fc.record({ letter: letterOf(used), value: fc.constantFrom(...values) });
  const faces = fc.uniqueArray(face, {
    minLength: 1,
    maxLength: mostFaces,
    selector: ({ letter }) => letter,
  });
  return fc.oneof(
    { weight: 5, arbitrary: faces.map((shown) => ({ faces: shown })) },
    { weight: 1, arbitrary: fc.constant<Piece>({ faces: [], blank: true }) },
  );
}

function rackOf(used: string, scale: Scale): fc.Arbitrary<readonly Piece[]> {
  const pieces = (least: number, most: number): fc.Arbitrary<Piece[]> =>
    fc.array(pieceOf(used, scale), { minLength: least, maxLength: most, size: 'max' });
  return mostly(pieces(scale.leastPieces, scale.mostPieces), pieces(0, 1));
}

const bonuses = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 0, max: 60 }), {
  maxKeys: 2,
});

/** What lies on a board: letters strewn about, which need form no words, or plays of a game, or nothing. */
type Covering =
  | {
      readonly kind: 'strewn';
      readonly per100: number;
      readonly squares: readonly (Face & { readonly at: number })[];
    }
  | { readonly kind: 'played'; readonly picks: readonly number[] };

function coverings(used: string, { values, mostSide, played }: Scale): fc.Arbitrary<Covering> {
  const squares = mostSide * mostSide;
  // One number a square, for there are many: its last two digits, and beyond them a value and a letter.
  const square = fc.nat(100 * values.length * used.length - 1).map((drawn) => {
    const value = Math.floor(drawn / 100) % values.length;
    const letter = Math.floor(drawn / (100 * values.length));
    return { at: drawn % 100, value: values[value] ?? 0, letter: used.charAt(letter) };
  });
  const strewn = fc.record({
    kind: fc.constant('strewn' as const),
    per100: fc.nat(45),
    squares: fc.array(square, { minLength: squares, maxLength: squares, size: 'max' }),
  });
  const game = fc.record({
    kind: fc.constant('played' as const),
    picks: fc.array(fc.nat(9_999), { maxLength: 4, size: 'max' }),
  });
  return played ? fc.oneof(strewn, game) : strewn;
}

function cover(bare: Position, covering: Covering, words: readonly string[], alphabet: string): Position {
  if (covering.kind === 'strewn') {
    const { squares, per100 } = covering;
    return {
      ...bare,
      board: bare.board.map((_, square) => {
        const strewn = squares[square];
        // Small numbers are empty, so that a failing board shrinks to a barer one.
        return strewn === undefined || strewn.at < 100 - per100
          ? undefined
          : { letter: strewn.letter, value: strewn.value };
      }),
    };
  }
  return covering.picks.reduce<Position>((position, pick) => {
    const plays = slowPlays(position, words, alphabet);
    const play = plays[pick % Math.max(1, plays.length)];
    if (play === undefined) return position;
    const board = [...position.board];
    for (const { square, letter, value } of play.laid) board[square] = { letter, value };
    return { ...position, board };
  }, bare);
}

/** Tables of a scale; now and then a board has sides under four squares, and a rack a piece at most. */
export function randomTables(scale: Scale): fc.Arbitrary<RandomTable> {
  const { positions } = scale;
  return letters.chain(({ alphabet, used }) => {
    const scene = fc.record({
      layout: layoutsOf(scale),
      rack: fc.nat(2),
      bonuses,
      covering: coverings(used, scale),
    });
    return fc
      .record({
        words: wordsOf(used, alphabet, scale),
        rulings: rulingsFor(used, alphabet, scale),
        racks: fc.array(rackOf(used, scale), { minLength: 3, maxLength: 3 }),
        scenes: fc.array(scene, { minLength: positions, maxLength: positions, size: 'max' }),
      })
      .map(({ words, rulings, racks, scenes }) => ({
        alphabet,
        words,
        rulings,
        positions: scenes.map((one) => {
          const board = new Array<undefined>(one.layout.width * one.layout.height).fill(undefined);
          const bare = { layout: one.layout, rack: racks[one.rack] ?? [], bonuses: one.bonuses, board };
          return cover(bare, one.covering, wordsUnder({ words, rulings }), alphabet);
        }),
      }));
  });
}
