import { childrenOf, endOfWord, letterBit, nodeOf } from '#shared/lexicon/node.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import type { Position } from '#shared/word-engine/position.ts';

/** One row or column as an anchor walk sees it; all lists by place in the line. */
export interface Line {
  /** Rows first, then columns. */
  readonly number: number;
  readonly isDown: boolean;
  readonly length: number;
  /** Letter that lies there, from 1; 0 for none. */
  readonly letters: Uint8Array;
  readonly values: Uint8Array;
  readonly letterFactors: Uint8Array;
  readonly wordFactors: Uint8Array;
  /** Letters that make a word with what lies across the line, as a mask. */
  readonly checks: Int32Array;
  /** Sum of the letters across the line; -1 where there are none. */
  readonly crossValues: Int32Array;
  /** Empty squares where a play can attach, in order. */
  readonly anchors: readonly number[];
}

/** Every row and column of a position. */
export function linesOf(position: Position, lexicon: Lexicon): readonly Line[] {
  const { width, height } = position.layout;
  const { board } = position;
  const isEmpty = board.every((face) => face === undefined);
  const rows = Array.from({ length: height }, (_, row) => ({
    from: row * width,
    step: 1,
    length: width,
    isDown: false,
  }));
  const columns = Array.from({ length: width }, (_, column) => ({
    from: column,
    step: width,
    length: height,
    isDown: true,
  }));

  return [...rows, ...columns].map(({ from, step, length, isDown }, number) => {
    const squares = Array.from({ length }, (_, at) => from + at * step);
    const crossings = squares.map((square) => {
      if (board[square] !== undefined) return { check: 0, value: -1, touches: false };
      const before = runFrom(position, square, isDown ? 'left' : 'up');
      const behind = runFrom(position, square, isDown ? 'right' : 'down');
      const faces = [...before.toReversed(), ...behind];
      if (faces.length === 0) return { check: -1, value: -1, touches: false };
      const value = faces.reduce((sum, face) => sum + face.value, 0);
      return {
        check: crossCheck(lexicon, spelled(before.toReversed(), lexicon), spelled(behind, lexicon)),
        value,
        touches: true,
      };
    });
    const isAnchor = (square: number, at: number): boolean => {
      if (board[square] !== undefined) return false;
      if (isEmpty) return position.layout.start.includes(square);
      const beside = (to: number): boolean =>
        to >= 0 && to < length && board[squares[to] ?? -1] !== undefined;
      return crossings[at]?.touches === true || beside(at - 1) || beside(at + 1);
    };
    return {
      number,
      isDown,
      length,
      letters: Uint8Array.from(
        squares,
        (square) => lexicon.alphabet.indexOf(board[square]?.letter ?? ' ') + 1,
      ),
      values: Uint8Array.from(squares, (square) => board[square]?.value ?? 0),
      letterFactors: Uint8Array.from(squares, (square) => position.layout.letterFactors[square] ?? 1),
      wordFactors: Uint8Array.from(squares, (square) => position.layout.wordFactors[square] ?? 1),
      checks: Int32Array.from(crossings, ({ check }) => check),
      crossValues: Int32Array.from(crossings, ({ value }) => value),
      anchors: squares.flatMap((square, at) => (isAnchor(square, at) ? [at] : [])),
    };
  });
}

type Face = NonNullable<Position['board'][number]>;

const ways = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** What lies next to a square in one way without a gap, nearest first. */
function runFrom(
  { layout: { width, height }, board }: Position,
  square: number,
  way: keyof typeof ways,
): readonly Face[] {
  const [right, down] = ways[way];
  const run: Face[] = [];
  let column = (square % width) + right;
  let row = Math.floor(square / width) + down;
  while (column >= 0 && column < width && row >= 0 && row < height) {
    const face = board[row * width + column];
    if (face === undefined) break;
    run.push(face);
    column += right;
    row += down;
  }
  return run;
}

const spelled = (faces: readonly Face[], { alphabet }: Lexicon): readonly number[] =>
  faces.map(({ letter }) => alphabet.indexOf(letter) + 1);

/** Letters that make a word between these. */
function crossCheck(
  { nodes, root, alphabet }: Lexicon,
  before: readonly number[],
  behind: readonly number[],
): number {
  let list = root;
  for (const letter of before) list = childrenOf(nodeOf(nodes, list, letter));
  let mask = 0;
  for (let letter = 1; letter <= alphabet.length; letter += 1) {
    let node = nodeOf(nodes, list, letter);
    for (const next of behind) node = node === 0 ? 0 : nodeOf(nodes, childrenOf(node), next);
    if ((node & endOfWord) !== 0) mask |= letterBit(letter);
  }
  return mask;
}
