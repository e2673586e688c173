import type { Statement } from '#shared/engine/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { parseSquare, valueOf, type PieceSet } from '#shared/pieces/index.ts';
import type { Placement } from '../moves.ts';
import { cubeOf, setOf } from '../pieces.ts';
import { scorePlay, type Table } from '../scoring.ts';
import { premiumAt } from '../squares.ts';
import type { FormedWord } from '../state.ts';
import type { AlphacubesTurn } from './turns.ts';

export const mostStatements = 3;
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
  const missed = best === undefined ? [] : belowIn(turn, best);
  const letters = missed.length === 0 || best === undefined ? [] : dearLetters(turn, best.placements);
  return [...unknown, ...missed, ...reachedAfter(turns, turn), ...letters, ...leftIn(turn)].slice(
    0,
    mostStatements,
  );
}

/**
 * @param lead is the lead at the end after the best turn, if both sides go on as well as they can
 * @param cost is what the turn gave away of it
 */
export function endStatements(lead: number, cost: number): readonly Statement[] {
  const kind = lead > 0 ? 'endWon' : lead < 0 ? 'endLost' : 'endDrawn';
  const best = { kind, ...(lead === 0 ? {} : { by: Math.abs(lead) }) };
  return cost === 0 ? [best] : [best, { kind: 'endCost', points: cost }];
}

/** The sum of the best play, with the premiums for words that it covers and all cubes if it lays them. */
function belowIn({ before, points }: AlphacubesTurn, best: BestPlay): readonly Statement[] {
  const score = scorePlay(before, best.placements, best.direction);
  const below = score.total - points;
  const [main, ...others] = score.words;
  if (below <= 0 || main === undefined) return [];
  const letters = main.points / main.wordFactor;
  const sum = [
    main.wordFactor === 1 ? `${letters}` : `${letters} × ${main.wordFactor}`,
    ...(score.splash === 0 ? [] : [`${score.splash}`]),
    ...others.map((word) => `${word.points} (${word.word})`),
  ].join(' + ');
  const premiums = premiumsUnder(before, main).map(({ premium }) => premium);
  const kind =
    score.splash === 0
      ? premiums.length === 0
        ? 'below'
        : 'belowOver'
      : premiums.length === 0
        ? 'belowAll'
        : 'belowAllOver';
  const over = premiums.length === 0 ? {} : { premiums: premiums.join(', ') };
  return [{ kind, points: below, word: main.word, sum, ...over }];
}

/** Where a dear letter of the best play was instead, if one cube of the hand alone has it. */
function dearLetters(turn: AlphacubesTurn, best: readonly Placement[]): readonly Statement[] {
  const { before, move, takenBack } = turn;
  if (takenBack) return [];
  const set = setOf(before.options);
  const laid = move.kind === 'play' ? move.placements : [];
  const gone = move.kind === 'exchange' ? move.cubes : [];
  return best.flatMap(({ cube, letter }): readonly Statement[] => {
    if (valueOf(set, letter) < dear || cubesWith(before.hand, letter, set).length > 1) return [];
    const other = laid.find((one) => one.cube === cube);
    if (other?.letter === letter) return [];
    if (other !== undefined) return [{ kind: 'spent', letter, as: other.letter }];
    return [{ kind: gone.includes(cube) ? 'exchanged' : 'kept', letter }];
  });
}

/** A premium for words that the next player reached with a word through cubes of this play. */
function reachedAfter(turns: readonly AlphacubesTurn[], turn: AlphacubesTurn): readonly Statement[] {
  const next = turns[turns.indexOf(turn) + 1];
  if (turn.move.kind !== 'play' || turn.takenBack) return [];
  if (next?.score === undefined || next.takenBack || next.seat === turn.seat) return [];
  const mine = new Set(turn.move.placements.map(({ square }) => square));
  const { total, words } = next.score;
  return words.flatMap((word): readonly Statement[] => {
    const [at] = premiumsUnder(next.before, word);
    if (at === undefined || !word.letters.some(({ square }) => mine.has(square))) return [];
    const reached = { ...at, word: word.word, points: word.points, seat: next.seat };
    // The word may be a part of its play, and the play is what the list of turns tells.
    return [
      word.points === total ? { kind: 'reached', ...reached } : { kind: 'reachedIn', ...reached, total },
    ];
  });
}

/** The premiums for words that count in this word, by the names that the catalogue has for them. */
function premiumsUnder(
  { board }: Table,
  { letters }: FormedWord,
): readonly { readonly square: string; readonly premium: string }[] {
  return letters.flatMap(({ square, laid }) => {
    const place = parseSquare(square);
    const factor = place === undefined || !laid ? 1 : premiumAt(board, place).word;
    return factor === 1 ? [] : [{ square, premium: `word${factor}` }];
  });
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
    const count = cubesWith(left, letter, set).length;
    return count < 2 ? [] : [{ kind: 'leaves', letter, count }];
  });
}

function cubesWith(cubes: readonly CubeId[], letter: string, set: PieceSet): readonly CubeId[] {
  return cubes.filter((cube) => cubeOf(set, cube).letters.includes(letter));
}
