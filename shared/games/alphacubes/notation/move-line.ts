import { typedLetter } from '#shared/lexicon/index.ts';
import { parseSquare, type Direction, type PieceSet } from '#shared/pieces/index.ts';
import { assertNever, cubeId, ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import type { AlphacubesMove, Placement } from '../moves.ts';
import { cubeName, setOf } from '../pieces.ts';
import { scorePlay, type Table } from '../scoring.ts';
import { isSpelling, tidyWord } from '#shared/table-words/index.ts';

export type MoveLine =
  | {
      readonly kind: 'play';
      readonly start: string;
      readonly direction: Direction;
      readonly word: string;
      readonly cubes?: readonly CubeId[] | undefined;
    }
  | { readonly kind: 'exchange'; readonly cubes: readonly CubeId[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'allow'; readonly words: readonly string[] };

export type LineProblem =
  | { readonly code: 'alphacubes/empty-line' }
  | { readonly code: 'alphacubes/unknown-line'; readonly found: string }
  | { readonly code: 'alphacubes/no-direction'; readonly start: string; readonly word: string }
  | { readonly code: 'alphacubes/no-word' }
  | { readonly code: 'alphacubes/no-cubes' }
  | { readonly code: 'alphacubes/bad-word'; readonly word: string }
  | { readonly code: 'alphacubes/set-lacks'; readonly letters: readonly string[] }
  | { readonly code: 'alphacubes/bad-cube'; readonly found: string };

const directions: Readonly<Record<string, Direction>> = {
  ACROSS: 'across',
  RIGHT: 'across',
  A: 'across',
  '>': 'across',
  '→': 'across',
  DOWN: 'down',
  D: 'down',
  V: 'down',
  '↓': 'down',
};

/**
 * Reads a line (P12) like `G4 across CHECK`, `check 4g right` or `I4 down EXPAN[D]`, perhaps `with` the cubes by
 * letters or number; others: `exchange AEHNO BIKLS`, `pass`, `allow QAT`. `cursor` is the default direction.
 */
export function parseMoveLine(
  set: PieceSet,
  text: string,
  cursor?: Direction,
): Result<MoveLine, LineProblem> {
  const tokens = tidyWord(set.alphabet, text)
    .split(/[\s,]+/)
    .filter((token) => token !== '');
  // No other move has a square, so words like PASS and WITH can be laid too.
  if (tokens.some((token) => parseStart(token) !== undefined)) return parsePlay(set, text, tokens, cursor);
  const [head = '', ...rest] = tokens;
  switch (head) {
    case '':
      return refuse({ code: 'alphacubes/empty-line' });
    case 'PASS':
    case 'CHALLENGE':
    case 'ACCEPT': {
      const kinds = { PASS: 'pass', CHALLENGE: 'challenge', ACCEPT: 'accept' } as const;
      return rest.length === 0
        ? ok({ kind: kinds[head] })
        : refuse({ code: 'alphacubes/unknown-line', found: clip(text) });
    }
    case 'EXCHANGE': {
      const cubes = parseCubes(set, rest);
      return cubes.ok ? ok({ kind: 'exchange', cubes: cubes.value }) : cubes;
    }
    case 'ALLOW': {
      const bad = rest.find((word) => !isSpelling(word, set.alphabet));
      if (rest.length === 0) return refuse({ code: 'alphacubes/no-word' });
      return bad === undefined
        ? ok({ kind: 'allow', words: rest })
        : refuse({ code: 'alphacubes/bad-word', word: clip(bad) });
    }
    default:
      return refuse({ code: 'alphacubes/unknown-line', found: clip(text) });
  }
}

function parsePlay(
  set: PieceSet,
  text: string,
  tokens: readonly string[],
  cursor: Direction | undefined,
): Result<MoveLine, LineProblem> {
  // If only a square and a word are given and the cursor has the direction, even DOWN is the word.
  const isAlone = tokens.length === 2;
  let start: string | undefined;
  let direction: Direction | undefined;
  let spelled: string | undefined;
  let named: readonly string[] | undefined;
  for (const [index, token] of tokens.entries()) {
    const square = start === undefined ? parseStart(token) : undefined;
    const turn = direction === undefined ? directionIn(token) : undefined;
    if (square !== undefined) start = square;
    else if (turn !== undefined && !(isAlone && cursor !== undefined)) direction = turn;
    else if (spelled === undefined) spelled = token;
    else if (token === 'WITH') {
      named = tokens.slice(index + 1);
      break;
    } else return refuse({ code: 'alphacubes/unknown-line', found: clip(text) });
  }
  if (start === undefined) return refuse({ code: 'alphacubes/unknown-line', found: clip(text) });
  if (spelled === undefined) return refuse({ code: 'alphacubes/no-word' });
  const word = spelled.replace(/[[\]()]/g, '');
  const foreign = [...word].filter((letter) => /\p{L}/u.test(letter) && !set.alphabet.includes(letter));
  if (foreign.length > 0) return refuse({ code: 'alphacubes/set-lacks', letters: foreign });
  if (!isSpelling(word, set.alphabet)) return refuse({ code: 'alphacubes/bad-word', word: clip(word) });
  const runs = direction ?? cursor;
  if (runs === undefined) return refuse({ code: 'alphacubes/no-direction', start, word });
  if (named === undefined) return ok({ kind: 'play', start, direction: runs, word });
  const cubes = parseCubes(set, named);
  return cubes.ok ? ok({ kind: 'play', start, direction: runs, word, cubes: cubes.value }) : cubes;
}

export function formatMove(table: Table, move: AlphacubesMove): string {
  const set = setOf(table.options);
  switch (move.kind) {
    case 'play': {
      const { start, direction, word, cubes } = lineOf(table, move.placements);
      return `${start} ${direction} ${word} with ${cubes.map((cube) => cubeText(set, cube)).join(' ')}`;
    }
    case 'exchange':
      return `exchange ${move.cubes.map((cube) => cubeText(set, cube)).join(' ')}`;
    case 'allow':
      return `allow ${move.words.join(' ')}`;
    case 'pass':
    case 'challenge':
    case 'accept':
      return move.kind;
    default:
      return assertNever(move);
  }
}

export function playLine(table: Table, placements: readonly Placement[]): string {
  const { start, direction, word } = lineOf(table, placements);
  return `${start} ${direction} ${word}`;
}

function lineOf(table: Table, placements: readonly Placement[]) {
  const columns = new Set(placements.map(({ square }) => parseSquare(square)?.column));
  const direction = columns.size > 1 || placements.length === 1 ? 'across' : 'down';
  const [main] = scorePlay(table, placements, direction).words;
  if (main === undefined) throw new Error('A legal play forms a word');
  const cubes = main.letters.flatMap(({ square }) => {
    const placement = placements.find((candidate) => candidate.square === square);
    return placement === undefined ? [] : [placement.cube];
  });
  return { start: main.start, direction: main.direction, word: main.word, cubes };
}

/** Reads `G4`, `4G` or `4:G`: column and row in either order (A9). The board may lack the square. */
function parseStart(token: string): string | undefined {
  const [, letterFirst, rowAfter, rowFirst, letterAfter] =
    /^(?:([A-Z]):?(\d{1,2})|(\d{1,2}):?([A-Z]))$/.exec(token) ?? [];
  const column = letterFirst ?? letterAfter;
  return column === undefined ? undefined : `${column}${Number(rowAfter ?? rowFirst)}`;
}

function directionIn(token: string | undefined): Direction | undefined {
  return token !== undefined && Object.hasOwn(directions, token) ? directions[token] : undefined;
}

/** Reads cubes that are named by their letters, in any order, or by their number from 0. */
export function parseCubes(set: PieceSet, tokens: readonly string[]): Result<readonly CubeId[], LineProblem> {
  if (tokens.length === 0) return refuse({ code: 'alphacubes/no-cubes' });
  const cubes: CubeId[] = [];
  for (const token of tokens) {
    const cube = parseCube(set, token);
    if (cube === undefined) return refuse({ code: 'alphacubes/bad-cube', found: clip(token) });
    cubes.push(cube);
  }
  return ok(cubes);
}

function parseCube(set: PieceSet, token: string): CubeId | undefined {
  if (/^\d{1,3}$/.test(token)) {
    return Number(token) < set.pieces.length ? cubeId(Number(token)) : undefined;
  }
  const letters = lettersIn(token, set.alphabet);
  return set.pieces.find((cube) => cube.letters.join('') === letters)?.id;
}

/** A cube is written as its number if its letters would be read as another cube, because I beside J is not IJ. */
export function cubeText(set: PieceSet, cube: CubeId): string {
  const name = Array.from(cubeName(set, cube), typedLetter).join('');
  return parseCube(set, tidyWord(set.alphabet, name)) === cube ? name : `${cube}`;
}

function lettersIn(name: string, alphabet: string): string {
  return [...name].toSorted((one, other) => alphabet.indexOf(one) - alphabet.indexOf(other)).join('');
}

function clip(text: string): string {
  return text.trim().slice(0, 60);
}
