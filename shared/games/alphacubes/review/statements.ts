import type { Statement } from '#shared/engine/index.ts';
import { parseSquare, valueOf } from '#shared/pieces/index.ts';
import type { Placement } from '../moves.ts';
import { cubeName, cubeOf, setOf } from '../pieces.ts';
import { scorePlay, type Table } from '../scoring.ts';
import { premiumAt } from '../squares.ts';
import type { FormedWord } from '../state.ts';
import type { AlphacubesTurn } from './turns.ts';

const mostStatements = 3;
/** Letters of at least this value are worth a sentence. */
const dear = 8;

/** What the best play would have been, as it would be laid from the hand. */
export interface BestPlay {
  readonly placements: readonly Placement[];
  readonly direction: 'across' | 'down';
}

/** @param notListed words of the play that are not in the table's list, though it stood */
export function statementsOf(
  turns: readonly AlphacubesTurn[],
  turn: AlphacubesTurn,
  best: BestPlay | undefined,
  notListed: readonly string[],
): readonly Statement[] {
  const unknown: readonly Statement[] =
    notListed.length === 0
      ? []
      : [{ kind: 'notListed', words: notListed.join(' '), count: notListed.length }];
  const missed = best === undefined ? [] : missedIn(turn, best);
  return [...unknown, ...missed, ...openedBy(turns, turn), ...leftIn(turn)].slice(0, mostStatements);
}

/** The sum of the best play, and where its dear letters were instead. */
function missedIn(turn: AlphacubesTurn, { placements, direction }: BestPlay): readonly Statement[] {
  const { before } = turn;
  const score = scorePlay(before, placements, direction);
  const points = score.total - turn.points;
  const [main, ...others] = score.words;
  if (points <= 0 || main === undefined) return [];
  const letters = main.points / main.wordFactor;
  const parts = [
    main.wordFactor === 1 ? `${letters}` : `${letters} × ${main.wordFactor}`,
    ...(score.splash === 0 ? [] : [`${score.splash}`]),
    ...others.map((word) => `${word.points}`),
  ];
  return [
    { kind: 'below', points, word: main.word, sum: parts.join(' + ') },
    ...dearLetters(turn, placements),
  ];
}

function dearLetters(turn: AlphacubesTurn, best: readonly Placement[]): readonly Statement[] {
  const set = setOf(turn.before.options);
  const laid = turn.move.kind === 'play' ? turn.move.placements : [];
  const gone = turn.move.kind === 'exchange' ? turn.move.cubes : [];
  return best.flatMap(({ cube, letter }): readonly Statement[] => {
    if (valueOf(set, letter) < dear) return [];
    const other = laid.find((one) => one.cube === cube);
    if (other?.letter === letter) return [];
    const facts = { letter, cube: cubeName(set, cube) };
    if (other !== undefined) return [{ kind: 'spent', ...facts, as: other.letter }];
    return [{ kind: gone.includes(cube) ? 'exchanged' : 'kept', ...facts }];
  });
}

/** A premium of words that the next player reached through cubes of this play. */
function openedBy(turns: readonly AlphacubesTurn[], turn: AlphacubesTurn): readonly Statement[] {
  const next = turns[turns.indexOf(turn) + 1];
  if (turn.move.kind !== 'play' || turn.takenBack || next?.score === undefined || next.seat === turn.seat) {
    return [];
  }
  const mine = new Set(turn.move.placements.map(({ square }) => square));
  return next.score.words.flatMap((word): readonly Statement[] => {
    if (word.wordFactor === 1 || !word.letters.some(({ square }) => mine.has(square))) return [];
    const at = premiumIn(next.before, word);
    return at === undefined
      ? []
      : [{ kind: 'opened', ...at, word: word.word, points: word.points, seat: next.seat }];
  });
}

function premiumIn(
  { board }: Table,
  { letters }: FormedWord,
): { square: string; factor: number } | undefined {
  for (const { square, laid } of letters) {
    const place = parseSquare(square);
    const factor = place === undefined || !laid ? 1 : premiumAt(board, place).word;
    if (factor > 1) return { square, factor };
  }
  return undefined;
}

/** Two cubes or more with the same dear letter that stay in the hand. */
function leftIn(turn: AlphacubesTurn): readonly Statement[] {
  const { before, move } = turn;
  const set = setOf(before.options);
  const used: ReadonlySet<number> = new Set(
    move.kind === 'play'
      ? move.placements.map(({ cube }) => cube)
      : move.kind === 'exchange'
        ? move.cubes
        : [],
  );
  const left = before.hand.filter((cube) => turn.takenBack || !used.has(cube));
  return [...set.alphabet].flatMap((letter): readonly Statement[] => {
    if (valueOf(set, letter) < dear) return [];
    const count = left.filter((cube) => cubeOf(set, cube).letters.includes(letter)).length;
    return count < 2 ? [] : [{ kind: 'leaves', letter, count }];
  });
}
