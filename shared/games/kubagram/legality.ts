import { assertNever, type Seat } from '#shared/kernel/index.ts';
import { rulingProblem } from '../common/rulings.ts';
import { actorsOf } from './seats.ts';
import { nextSquare, squareName } from './box.ts';
import {
  alphabetOf,
  dieName,
  isVowel,
  lettersOn,
  typed,
  setOf,
  facesOpen,
  maySetAside,
  needsVowel,
} from './dice.ts';
import type { KubagramMove, KubagramProposal } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import { isLastTurn, type Known, type Phase } from './state.ts';
import { spellingProblem } from './words/spelling.ts';

type Kind = KubagramProposal['kind'];

const movesIn: Readonly<Record<Exclude<Phase['kind'], 'over'>, readonly Kind[]>> = {
  corner: ['corner', 'allow'],
  before: ['take', 'skip', 'claim', 'join', 'arrange', 'end', 'allow'],
  holding: ['lay', 'aside', 'allow'],
  after: ['claim', 'join', 'arrange', 'declare', 'end', 'allow'],
  short: ['claim', 'join', 'extend', 'arrange', 'end', 'allow'],
  challenge: ['challenge', 'accept', 'allow'],
};

/** Returns undefined if the move is legal; its words are not judged here. */
export function problemOf(known: Known, move: KubagramProposal | KubagramMove): MoveProblem | undefined {
  return turnProblem(known, move) ?? moveProblem(known, move);
}

export function turnProblem(
  known: Known,
  { kind, by }: Pick<KubagramProposal, 'kind' | 'by'>,
): MoveProblem | undefined {
  const { phase, seats } = known;
  if (phase.kind === 'over') return { code: 'kubagram/game-over' };
  if (seats[by] === undefined) return { code: 'kubagram/no-such-seat', seat: by, seats: seats.length };
  const toMove = actorsOf(known);
  if (!toMove.includes(by)) return { code: 'kubagram/not-your-turn', by, toMove };
  return movesIn[phase.kind].includes(kind)
    ? undefined
    : { code: 'kubagram/not-now', move: kind, phase: phase.kind };
}

function moveProblem(known: Known, move: KubagramProposal): MoveProblem | undefined {
  switch (move.kind) {
    case 'claim':
    case 'join':
    case 'extend':
      return spellingProblem(known, move);
    case 'take':
      return known.claims.length > 0 ? { code: 'kubagram/claims-open' } : unseenProblem(known);
    case 'lay':
      return layProblem(known, move.letter);
    case 'aside':
      return asideProblem(known);
    case 'skip':
      return skipProblem(known, move.by);
    case 'arrange':
      return isSameField(known, move.dice) ? undefined : { code: 'kubagram/not-this-field' };
    case 'declare':
      return isLastTurn(known) ? undefined : { code: 'kubagram/not-last-turn' };
    case 'end':
      return known.phase.kind === 'before' && known.claims.length === 0
        ? { code: 'kubagram/take-first' }
        : undefined;
    case 'challenge':
      return challengeProblem(known, move.word);
    case 'allow':
      return allowProblem(known, move.words);
    case 'corner':
    case 'accept':
      return undefined;
    default:
      return assertNever(move);
  }
}

/** An unnamed die cannot be taken, because its letters would be made up. */
function unseenProblem({ box, corner = 0 }: Known): MoveProblem | undefined {
  const next = nextSquare(box, corner);
  return next !== undefined && box[next]?.unseen === true
    ? { code: 'kubagram/unseen-die', square: squareName(next) }
    : undefined;
}

function layProblem({ phase, options, central }: Known, letter: string): MoveProblem | undefined {
  if (phase.kind !== 'holding') return undefined;
  const { held } = phase;
  const open = facesOpen(setOf(options), central, held);
  if (open.includes(letter)) return undefined;
  const die = dieName(setOf(options), held.die);
  const letters = lettersOn(setOf(options), held.die);
  if (!letters.includes(letter)) {
    return { code: 'kubagram/letter-not-on-die', die, letter: typed(letter), letters: letters.map(typed) };
  }
  return needsVowel(central) && open.every(isVowel) && !isVowel(letter)
    ? { code: 'kubagram/vowel-needed', die, letters: open.map(typed) }
    : { code: 'kubagram/face-fixed', die, letter: typed(held.top) };
}

function asideProblem({ phase, options, central }: Known): MoveProblem | undefined {
  if (phase.kind !== 'holding' || maySetAside(central, phase.held)) return undefined;
  const die = dieName(setOf(options), phase.held.die);
  return { code: needsVowel(central) ? 'kubagram/vowel-not-aside' : 'kubagram/no-joker', die };
}

/** Each player may skip the die once a game; a single player may not (K5, K15). */
function skipProblem({ seats }: Known, by: Seat): MoveProblem | undefined {
  if (seats.length === 1) return { code: 'kubagram/no-skip-alone' };
  return seats[by]?.skipped === true ? { code: 'kubagram/skipped-already' } : undefined;
}

function isSameField({ central }: Known, dice: readonly number[]): boolean {
  const lying = new Set<number>(central.map(({ die }) => die));
  return (
    dice.length === lying.size && new Set(dice).size === lying.size && dice.every((die) => lying.has(die))
  );
}

function challengeProblem({ claims, seats }: Known, word: number): MoveProblem | undefined {
  const claim = claims.find((one) => one.word === word);
  if (claim === undefined) return { code: 'kubagram/not-claimed-now', id: word };
  if (!claim.good) return undefined;
  const lying = seats.flatMap(({ words }) => words).find(({ id }) => id === word);
  return {
    code: 'kubagram/looked-up-already',
    word: typed((lying?.dice ?? []).map(({ letter }) => letter).join('')),
  };
}

const rulingCodes = { bad: 'kubagram/bad-word', many: 'kubagram/too-many-words' } as const;

function allowProblem({ options }: Known, words: readonly string[]): MoveProblem | undefined {
  return rulingProblem(rulingCodes, words, alphabetOf(setOf(options)));
}
