import type { LaidFace, Play } from '#shared/word-engine/play.ts';
import type { Face, Piece, Position } from '#shared/word-engine/position.ts';

/**
 * The slow twin of the word engine: tries every word at every square in both directions, and every piece for every
 * letter. It shares no code and no idea with the engine; it is meant to be read and believed, not to be fast.
 */
export function slowPlays(position: Position, words: readonly string[], alphabet: string): readonly Play[] {
  const known = new Set(words);
  const byLength = Map.groupBy(words, (word) => word.length);
  const plays: Play[] = [];
  /** The same letters come again in other places, and the rack shows them in the same ways. */
  const ways = new Map<string, readonly (readonly Shown[])[]>();
  const waysOf = (letters: readonly string[]): readonly (readonly Shown[])[] => {
    const known = ways.get(letters.join('')) ?? waysToLay(letters, position.rack, alphabet);
    ways.set(letters.join(''), known);
    return known;
  };
  for (const direction of ['across', 'down'] as const) {
    for (let start = 0; start < position.board.length; start += 1) {
      for (const [length, ofLength] of byLength) {
        const squares = squaresOf(position, start, direction, length);
        if (squares === undefined) continue;
        if (!isWholeRun(position, squares, direction) || !isConnected(position, squares)) continue;
        for (const word of ofLength) {
          if (!fits(position, squares, word)) continue;
          if (!crossWordsAreKnown(position, squares, direction, word, known)) continue;
          const empty = squares.filter((square) => position.board[square] === undefined);
          // A single letter that forms words both ways is the play across.
          if (direction === 'down' && empty.length === 1 && hasNeighbour(position, empty, 'across')) continue;
          const letters = empty.map((square) => word.charAt(squares.indexOf(square)));
          for (const faces of waysOf(letters)) {
            const laid = faces.map((face, place) => ({ ...face, square: empty[place] ?? -1 }));
            plays.push({ start, direction, word, laid, score: scoreOf(position, squares, direction, laid) });
          }
        }
      }
    }
  }
  return plays;
}

type Direction = Play['direction'];
type Shown = Omit<LaidFace, 'square'>;

const other = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

/** The square so many steps along, or undefined off the board. */
function stepFrom(
  { layout }: Position,
  square: number,
  direction: Direction,
  steps: number,
): number | undefined {
  const column = (square % layout.width) + (direction === 'across' ? steps : 0);
  const row = Math.floor(square / layout.width) + (direction === 'down' ? steps : 0);
  if (column < 0 || column >= layout.width || row < 0 || row >= layout.height) return undefined;
  return row * layout.width + column;
}

function faceAt(position: Position, square: number | undefined): Face | undefined {
  return square === undefined ? undefined : position.board[square];
}

function squaresOf(
  position: Position,
  start: number,
  direction: Direction,
  length: number,
): readonly number[] | undefined {
  if (stepFrom(position, start, direction, length - 1) === undefined) return undefined;
  const step = direction === 'across' ? 1 : position.layout.width;
  return Array.from({ length }, (_, steps) => start + steps * step);
}

/** Two letters or more, at least one of them new, and those on the board are those of the word. */
function fits({ board, rack }: Position, squares: readonly number[], word: string): boolean {
  const fresh = squares.filter((square) => board[square] === undefined).length;
  const agrees = squares.every(
    (square, at) => (board[square]?.letter ?? word.charAt(at)) === word.charAt(at),
  );
  return word.length >= 2 && fresh >= 1 && fresh <= rack.length && agrees;
}

/** Nothing lies before the first or behind the last letter. */
function isWholeRun(position: Position, squares: readonly number[], direction: Direction): boolean {
  const before = stepFrom(position, squares[0] ?? 0, direction, -1);
  const behind = stepFrom(position, squares.at(-1) ?? 0, direction, 1);
  return faceAt(position, before) === undefined && faceAt(position, behind) === undefined;
}

function hasNeighbour(position: Position, squares: readonly number[], direction: Direction): boolean {
  return squares.some((square) =>
    [-1, 1].some((steps) => faceAt(position, stepFrom(position, square, direction, steps)) !== undefined),
  );
}

/** The first play covers a start square; every later one touches what lies there. */
function isConnected(position: Position, squares: readonly number[]): boolean {
  const { board, layout } = position;
  if (board.every((face) => face === undefined))
    return squares.some((square) => layout.start.includes(square));
  return hasNeighbour(position, squares, 'across') || hasNeighbour(position, squares, 'down');
}

/** The run through a square in one direction, the square itself included, as if something lay there. */
function runThrough(position: Position, square: number, direction: Direction): readonly number[] {
  const run = [square];
  for (const sense of [-1, 1]) {
    for (let steps = sense; ; steps += sense) {
      const next = stepFrom(position, square, direction, steps);
      if (next === undefined || position.board[next] === undefined) break;
      if (sense < 0) run.unshift(next);
      else run.push(next);
    }
  }
  return run;
}

function crossWordsAreKnown(
  position: Position,
  squares: readonly number[],
  direction: Direction,
  word: string,
  known: ReadonlySet<string>,
): boolean {
  return squares.every((square, at) => {
    if (position.board[square] !== undefined) return true;
    const run = runThrough(position, square, other(direction));
    const letters = run.map((one) =>
      one === square ? word.charAt(at) : (position.board[one]?.letter ?? ''),
    );
    return run.length < 2 || known.has(letters.join(''));
  });
}

/** Every way to show the letters, each on a piece of its own; two ways that look alike are one. */
function waysToLay(
  letters: readonly string[],
  rack: readonly Piece[],
  alphabet: string,
): readonly (readonly Shown[])[] {
  const ways = new Map<string, readonly Shown[]>();
  const lay = (shown: readonly Shown[], left: readonly (readonly Shown[])[]): void => {
    const letter = letters[shown.length];
    if (letter === undefined) {
      ways.set(JSON.stringify(shown), shown);
      return;
    }
    for (const piece of left) {
      const rest = left.filter((one) => one !== piece);
      for (const face of piece) if (face.letter === letter) lay([...shown, face], rest);
    }
  };
  lay(
    [],
    rack.map((piece) => facesOf(piece, alphabet)),
  );
  return [...ways.values()];
}

function facesOf({ faces, blank }: Piece, alphabet: string): readonly Shown[] {
  return blank === true
    ? [...alphabet].map((letter) => ({ letter, value: 0, blank: true }))
    : faces.map(({ letter, value }) => ({ letter, value, blank: false }));
}

/** The word and every crossing word of two letters or more, and the bonus for so many pieces. */
function scoreOf(
  position: Position,
  squares: readonly number[],
  direction: Direction,
  laid: readonly LaidFace[],
): number {
  const crossings = laid
    .map(({ square }) => runThrough(position, square, other(direction)))
    .filter((run) => run.length >= 2);
  return [squares, ...crossings].reduce(
    (sum, word) => sum + wordScore(position, word, laid),
    position.bonuses[laid.length] ?? 0,
  );
}

function wordScore(
  { board, layout }: Position,
  squares: readonly number[],
  laid: readonly LaidFace[],
): number {
  let sum = 0;
  let factor = 1;
  for (const square of squares) {
    const fresh = laid.find((face) => face.square === square);
    if (fresh === undefined) sum += board[square]?.value ?? 0;
    else {
      sum += fresh.value * (layout.letterFactors[square] ?? 1);
      factor *= layout.wordFactors[square] ?? 1;
    }
  }
  return sum * factor;
}
