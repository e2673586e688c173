import { squareName } from '#shared/pieces/board.ts';
import { ok, refuse, type Result } from '#shared/kernel/result.ts';
import { positionLimits, type Face, type Layout, type Piece, type Position } from '../position.ts';

/** Squares are named like `I9`, and pieces of the rack count from 1. */
export type PositionProblem =
  | {
      readonly code: 'position/bad-side';
      readonly side: 'width' | 'height';
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly code: 'position/wrong-length';
      readonly list: 'letterFactors' | 'wordFactors' | 'board';
      readonly found: number;
      readonly expected: number;
    }
  | {
      readonly code: 'position/bad-factor';
      readonly square: string;
      readonly found: number;
      readonly most: number;
    }
  | { readonly code: 'position/start-off-board'; readonly square: number; readonly squares: number }
  | { readonly code: 'position/too-many-pieces'; readonly pieces: number; readonly most: number }
  | { readonly code: 'position/no-face'; readonly piece: number }
  | {
      readonly code: 'position/too-many-faces';
      readonly piece: number;
      readonly faces: number;
      readonly most: number;
    }
  | { readonly code: 'position/letter-twice'; readonly piece: number; readonly letter: string }
  | {
      readonly code: 'position/unknown-letter';
      readonly at: string;
      readonly letter: string;
      readonly alphabet: string;
    }
  | {
      readonly code: 'position/unknown-letter-on-rack';
      readonly piece: number;
      readonly letter: string;
      readonly alphabet: string;
    }
  | {
      readonly code: 'position/bad-value';
      readonly at: string;
      readonly letter: string;
      readonly found: number;
      readonly most: number;
    }
  | {
      readonly code: 'position/bad-value-on-rack';
      readonly piece: number;
      readonly letter: string;
      readonly found: number;
      readonly most: number;
    }
  | {
      readonly code: 'position/bad-bonus';
      readonly pieces: string;
      readonly found: number;
      readonly most: number;
    }
  | { readonly code: 'position/score-too-large'; readonly score: number; readonly most: number };

const limits = { factor: 9, bonus: 9_999, score: 2 ** 30 } as const;

type Checked = Result<undefined, PositionProblem>;
const fine: Checked = ok(undefined);

/** Accepts a position that the engine can search, with no score past 30 bits; otherwise it reports the first fault. */
export function checkPosition(
  position: Position,
  { alphabet }: { readonly alphabet: string },
): Result<Position, PositionProblem> {
  const steps = [
    () => checkLayout(position.layout),
    () => checkBoard(position, alphabet),
    () => checkRack(position.rack, alphabet),
    () => checkBonuses(position.bonuses),
    () => checkScore(position),
  ];
  for (const step of steps) {
    const checked = step();
    if (!checked.ok) return checked;
  }
  return ok(position);
}

function checkLayout({ width, height, letterFactors, wordFactors, start }: Layout): Checked {
  const { leastSide: least, mostSide: most } = positionLimits;
  for (const [side, found] of Object.entries({ width, height }) as ['width' | 'height', number][]) {
    if (!isWhole(found, least, most)) return refuse({ code: 'position/bad-side', side, found, least, most });
  }
  const squares = width * height;
  for (const [list, factors] of Object.entries({ letterFactors, wordFactors })) {
    if (factors.length !== squares) {
      return refuse({
        code: 'position/wrong-length',
        list: list as 'letterFactors' | 'wordFactors',
        found: factors.length,
        expected: squares,
      });
    }
    for (const [square, found] of factors.entries()) {
      if (isWhole(found, 0, limits.factor)) continue;
      return refuse({
        code: 'position/bad-factor',
        square: nameOf(square, width),
        found,
        most: limits.factor,
      });
    }
  }
  const outside = start.find((square) => !isWhole(square, 0, squares - 1));
  return outside === undefined
    ? fine
    : refuse({ code: 'position/start-off-board', square: outside, squares });
}

function checkBoard({ layout, board }: Position, alphabet: string): Checked {
  const expected = layout.width * layout.height;
  if (board.length !== expected) {
    return refuse({ code: 'position/wrong-length', list: 'board', found: board.length, expected });
  }
  for (const [square, face] of board.entries()) {
    if (face === undefined) continue;
    const at = nameOf(square, layout.width);
    const { letter, value } = face;
    if (!isLetter(letter, alphabet)) return refuse({ code: 'position/unknown-letter', at, letter, alphabet });
    if (!isValue(value)) {
      return refuse({ code: 'position/bad-value', at, letter, found: value, most: positionLimits.mostValue });
    }
  }
  return fine;
}

function checkRack(rack: readonly Piece[], alphabet: string): Checked {
  const { mostPieces, mostFaces } = positionLimits;
  if (rack.length > mostPieces) {
    return refuse({ code: 'position/too-many-pieces', pieces: rack.length, most: mostPieces });
  }
  for (const [index, { faces, blank }] of rack.entries()) {
    if (blank === true) continue;
    const piece = index + 1;
    if (faces.length === 0) return refuse({ code: 'position/no-face', piece });
    if (faces.length > mostFaces) {
      return refuse({ code: 'position/too-many-faces', piece, faces: faces.length, most: mostFaces });
    }
    const checked = checkFaces(faces, piece, alphabet);
    if (!checked.ok) return checked;
  }
  return fine;
}

function checkFaces(faces: readonly Face[], piece: number, alphabet: string): Checked {
  const letters = new Set<string>();
  for (const { letter, value } of faces) {
    if (!isLetter(letter, alphabet)) {
      return refuse({ code: 'position/unknown-letter-on-rack', piece, letter, alphabet });
    }
    if (!isValue(value)) {
      const most = positionLimits.mostValue;
      return refuse({ code: 'position/bad-value-on-rack', piece, letter, found: value, most });
    }
    if (letters.has(letter)) return refuse({ code: 'position/letter-twice', piece, letter });
    letters.add(letter);
  }
  return fine;
}

function checkBonuses(bonuses: Position['bonuses']): Checked {
  const most = limits.bonus;
  for (const [pieces, found] of Object.entries(bonuses)) {
    // A bonus is looked up by its number, so one for '01' would never be found.
    const isCount =
      String(Number(pieces)) === pieces && isWhole(Number(pieces), 1, positionLimits.mostPieces);
    if (!isCount || !isWhole(found, 0, most)) {
      return refuse({ code: 'position/bad-bonus', pieces, found, most });
    }
  }
  return fine;
}

/** Word factors multiply, so ten squares of x 9 exceed 32 bits; the bound has every letter at 99 on the best square. */
function checkScore({ layout: { width, height, letterFactors, wordFactors }, rack }: Position): Checked {
  const highestFactor = Math.max(...letterFactors);
  let score = 0;
  const lines = [
    ...Array.from({ length: height }, (_, row) => wordFactors.slice(row * width, (row + 1) * width)),
    ...Array.from({ length: width }, (_, column) => wordFactors.filter((_, at) => at % width === column)),
  ];
  for (const line of lines) {
    const factors = [...line].sort((one, other) => other - one).slice(0, rack.length);
    const product = factors.reduce((sum, factor) => sum * Math.max(1, factor), 1);
    score = Math.max(score, product * line.length * positionLimits.mostValue * Math.max(1, highestFactor));
  }
  return score <= limits.score
    ? fine
    : refuse({ code: 'position/score-too-large', score, most: limits.score });
}

const nameOf = (square: number, width: number): string =>
  squareName({ column: square % width, row: Math.floor(square / width) });

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isValue = (value: number): boolean => isWhole(value, 0, positionLimits.mostValue);

const isLetter = (letter: string, alphabet: string): boolean =>
  letter.length === 1 && alphabet.includes(letter);
