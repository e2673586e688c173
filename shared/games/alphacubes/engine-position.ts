import type { PlaysRequest } from '#shared/engine/index.ts';
import { parseSquare, squareName, valueOf, type PieceSet } from '#shared/pieces/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { Face, Layout, Piece, Position } from '#shared/word-engine/position.ts';
import { cubeOf, setOf } from './pieces.ts';
import { handSize, splashPoints, type Table } from './scoring.ts';
import { centreOf, premiumAt } from './squares.ts';
import type { AlphacubesView } from './state.ts';

export function enginePosition(table: Table, hand: readonly CubeId[]): Position {
  const set = setOf(table.options);
  const layout = layoutOf(table.board);
  const board = Array.from({ length: layout.width * layout.height }, (_, square) => {
    const letter = table.squares[nameOf(square, layout.width)]?.letter;
    return letter === undefined ? undefined : faceOf(set, letter);
  });
  return {
    layout,
    board,
    rack: hand.map((cube) => pieceOf(set, cube)),
    bonuses: { [handSize]: splashPoints },
  };
}

export function squareOf({ board }: Pick<Table, 'board'>, square: number): string {
  return nameOf(square, board[0]?.length ?? 1);
}

export interface LaidLetter {
  readonly square: string;
  readonly letter: string;
}

export function laidLetters(table: Pick<Table, 'board'>, play: Play): readonly LaidLetter[] {
  return play.laid.map(({ square, letter }) => ({ square: squareOf(table, square), letter }));
}

/** `word` is the main word of a play already made, and `score` counts all words of that play. */
export function enginePlay(
  table: Table,
  laid: readonly LaidLetter[],
  { word, start, direction }: Pick<Play, 'word' | 'direction'> & { readonly start: string },
  score: number,
): Play {
  const width = table.board[0]?.length ?? 1;
  const squareAt = (name: string): number => {
    const place = parseSquare(name);
    if (place === undefined) throw new Error(`No square ${name}`);
    return place.row * width + place.column;
  };
  const faces = laid.map(({ square, letter }) => ({
    square: squareAt(square),
    ...faceOf(setOf(table.options), letter),
    blank: false,
  }));
  faces.sort((one, other) => one.square - other.square);
  return { word, start: squareAt(start), direction, score, laid: faces };
}

function layoutOf(board: readonly string[]): Layout {
  const width = board[0]?.length ?? 0;
  const factors = board.flatMap((marks, row) =>
    [...marks].map((_, column) => premiumAt(board, { column, row })),
  );
  const centre = parseSquare(centreOf(board));
  if (centre === undefined) throw new Error('A checked board has a centre');
  return {
    width,
    height: board.length,
    letterFactors: factors.map(({ letter }) => letter),
    wordFactors: factors.map(({ word }) => word),
    start: [centre.row * width + centre.column],
  };
}

export function pieceOf(set: PieceSet, cube: CubeId): Piece {
  return { faces: cubeOf(set, cube).letters.map((letter) => faceOf(set, letter)) };
}

export function faceOf(set: PieceSet, letter: string): Face {
  return { letter, value: valueOf(set, letter) };
}

function nameOf(square: number, width: number): string {
  return squareName({ column: square % width, row: Math.floor(square / width) });
}

export function playsRequest(
  view: Pick<AlphacubesView, 'board' | 'squares' | 'hand' | 'options' | 'allowed'>,
  most: number,
): PlaysRequest {
  return {
    position: enginePosition(view, view.hand),
    layers: tableWords(view, setOf(view.options).alphabet),
    most,
  };
}
