import { alphabetNames, alphabetText, typedLetter } from '#shared/lexicon/alphabet.ts';
import { faceText } from './face.ts';
import { boxRowsOf } from './kubagram-box.ts';
import type { PieceSet } from './piece-set.ts';
import { setVersion } from './set-file.ts';
import { setWordsFile, type SetWords } from './set-words.ts';

/** Writes the oldest version that can hold the set, for older Cubewrights, and sorts, so equal sets give equal text. */
export function setFileOf(set: PieceSet): Readonly<Record<string, unknown>> {
  const letters = [...set.alphabet].filter((letter) => set.values[letter] !== undefined);
  const boards = Object.keys(set.boards).sort();
  return {
    format: 'cubewright-set',
    version: oldestFor(set),
    name: set.name,
    title: set.title,
    language: set.language,
    alphabet: alphabetText(set.alphabet),
    values: Object.fromEntries(letters.map((letter) => [typedLetter(letter), set.values[letter]])),
    pieces: set.pieces.map(({ faces }) => faces.map(faceText)),
    boards: Object.fromEntries(boards.map((name) => [name, set.boards[name]?.rows])),
    ...(set.box === undefined ? {} : { box: boxRowsOf(set.box) }),
  };
}

function oldestFor(set: PieceSet): 2 | 3 | 4 | 5 {
  if (set.box !== undefined) return 5;
  if (!alphabetNames.some((name) => name === alphabetText(set.alphabet))) return 4;
  return hasPremiums(set) ? 3 : 2;
}

function hasPremiums({ pieces }: PieceSet): boolean {
  return pieces.some(({ faces }) => faces.some(({ kind }) => kind === 'premium'));
}

export function setLines(set: PieceSet, words?: SetWords): readonly string[] {
  const { values, pieces, boards, box, ...about } = setFileOf(set) as unknown as SetFileValue;
  const head = words === undefined ? about : { ...about, version: setVersion };
  const { list = [], ...aboutWords } = words === undefined ? {} : setWordsFile(words);
  const rows = (list: readonly unknown[]): readonly string[] =>
    list.map((one, at) => `    ${JSON.stringify(one)}${at + 1 < list.length ? ',' : ''}`);
  return [
    '{',
    ...Object.entries(head).map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)},`),
    '  "values": {',
    ...Object.entries(values).map(
      ([letter, value], at, all) =>
        `    ${JSON.stringify(letter)}: ${value}${at + 1 < all.length ? ',' : ''}`,
    ),
    '  },',
    '  "pieces": [',
    ...rows(pieces),
    '  ],',
    '  "boards": {',
    ...Object.entries(boards).flatMap(([name, lines], at, all) => [
      `    ${JSON.stringify(name)}: [`,
      ...rows(lines).map((line) => `  ${line}`),
      `    ]${at + 1 < all.length ? ',' : ''}`,
    ]),
    box === undefined && words === undefined ? '  }' : '  },',
    ...(box === undefined ? [] : ['  "box": [', ...rows(box), words === undefined ? '  ]' : '  ],']),
    ...(words === undefined
      ? []
      : [
          '  "words": {',
          ...Object.entries(aboutWords).map(
            ([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)},`,
          ),
          '    "list": [',
          ...rows(list).map((line) => `  ${line}`),
          '    ]',
          '  }',
        ]),
    '}',
  ];
}

export function formatSet(set: PieceSet, words?: SetWords): string {
  return `${setLines(set, words).join('\n')}\n`;
}

interface SetFileValue {
  readonly values: Readonly<Record<string, number>>;
  readonly pieces: readonly unknown[];
  readonly boards: Readonly<Record<string, readonly string[]>>;
  readonly box?: readonly string[];
}
