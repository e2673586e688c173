import { assertNever, type CubeId, type Seat } from '#shared/kernel/index.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { dieName, isJoker, lettersOn, spelled, typed, type ShownDie, setOf } from '../dice.ts';
import type { ClaimMove, ExtendMove, JoinMove, SpellingMove, WordId } from '../moves.ts';
import type { MoveProblem } from '../problems.ts';
import { isLastTurn, type FieldWord, type Known } from '../state.ts';

/** A short word of the last turn has at least this many letters (K11). */
export const leastShort = 2;

export interface OwnedWord {
  readonly seat: Seat;
  readonly word: FieldWord;
}

export function findWord(seats: Known['seats'], id: WordId): OwnedWord | undefined {
  for (const [at, { words }] of seats.entries()) {
    const word = words.find((one) => one.id === id);
    if (word !== undefined) return { seat: at as Seat, word };
  }
  return undefined;
}

export function keeperOf(seats: Known['seats'], die: CubeId): Seat | undefined {
  const at = seats.findIndex(({ jokers }) => jokers.includes(die));
  return at < 0 ? undefined : (at as Seat);
}

export function diceOf(seats: Known['seats'], move: SpellingMove): readonly ShownDie[] {
  switch (move.kind) {
    case 'claim':
      return move.dice;
    case 'join':
      return move.words.flatMap((id) => findWord(seats, id)?.word.dice ?? []);
    case 'extend':
      return [...move.before, ...(findWord(seats, move.word)?.word.dice ?? []), ...move.behind];
    default:
      return assertNever(move);
  }
}

/** Checks whether the dice and words may be put together, no matter what they spell (K4, K8 to K11). */
export function spellingProblem(known: Known, move: SpellingMove): MoveProblem | undefined {
  const problem = partsProblem(known, move);
  if (problem !== undefined) return problem;
  const letters = diceOf(known.seats, move).length;
  return letters > wordLengths.most
    ? { code: 'kubagram/word-too-long', letters, most: wordLengths.most }
    : undefined;
}

function partsProblem(known: Known, move: SpellingMove): MoveProblem | undefined {
  switch (move.kind) {
    case 'claim':
      return claimProblem(known, move);
    case 'join':
      return joinProblem(known, move);
    case 'extend':
      return extendProblem(known, move);
    default:
      return assertNever(move);
  }
}

function claimProblem(known: Known, { by, dice }: ClaimMove): MoveProblem | undefined {
  if (dice.length === 0) return { code: 'kubagram/no-dice' };
  const problem = diceProblem(known, by, dice);
  if (problem !== undefined) return problem;
  const word = typed(spelled(dice));
  if (!dice.some(({ die }) => known.central.some((one) => one.die === die))) {
    return { code: 'kubagram/jokers-alone', word };
  }
  return tooShortProblem(known, spelled(dice));
}

/** The word is in the game's own spelling, where IJ is one letter (K9, K11). */
export function tooShortProblem(
  { phase, options }: Pick<Known, 'phase' | 'options'>,
  word: string,
): MoveProblem | undefined {
  const least = phase.kind === 'short' ? leastShort : options.minLength;
  return word.length < least
    ? { code: 'kubagram/word-too-short', word: typed(word), letters: word.length, least }
    : undefined;
}

function joinProblem({ seats, options }: Known, { words: ids }: JoinMove): MoveProblem | undefined {
  if (ids.length < 2) return { code: 'kubagram/one-word-is-no-compound' };
  for (const [at, id] of ids.entries()) {
    const found = findWord(seats, id);
    if (found === undefined) return { code: 'kubagram/no-such-word', id };
    const word = typed(spelled(found.word.dice));
    if (ids.indexOf(id) !== at) return { code: 'kubagram/word-joined-twice', word };
    if (found.word.extended) return { code: 'kubagram/word-extended', word };
    if (found.word.dice.length < options.minLength) {
      return { code: 'kubagram/part-too-short', word, least: options.minLength };
    }
  }
  return undefined;
}

function extendProblem(known: Known, { by, word: id, before, behind }: ExtendMove): MoveProblem | undefined {
  const found = findWord(known.seats, id);
  if (found === undefined) return { code: 'kubagram/no-such-word', id };
  const word = typed(spelled(found.word.dice));
  if (found.word.extended) return { code: 'kubagram/word-extended', word };
  if (!mayBeExtended(known, found.word)) return { code: 'kubagram/word-made-just-now', word };
  const dice = [...before, ...behind];
  const least = known.options.lastExtensionMin;
  if (dice.length < least) {
    return { code: 'kubagram/extension-too-short', word, dice: dice.length, least };
  }
  return diceProblem(known, by, dice);
}

/** Only words from before the last part of the turn are made longer, and each only once (K11). */
export function mayBeExtended({ phase }: Pick<Known, 'phase'>, { id, extended }: FieldWord): boolean {
  return !extended && (phase.kind !== 'short' || phase.before === undefined || id < phase.before);
}

/** Each die is used once: one of the central field as it lies, or a joker that this player may use (K4, K8, K11b). */
function diceProblem(known: Known, by: Seat, dice: readonly ShownDie[]): MoveProblem | undefined {
  const { central, seats, options } = known;
  const seen = new Set<CubeId>();
  for (const { die, letter } of dice) {
    const name = dieName(setOf(options), die);
    if (seen.has(die)) return { code: 'kubagram/die-twice', die: name };
    seen.add(die);
    const keeper = isJoker(die) ? keeperOf(seats, die) : undefined;
    if (keeper !== undefined) {
      if (keeper !== by && !isLastTurn(known)) {
        return { code: 'kubagram/joker-of-another', die: name, seat: keeper };
      }
      const letters = lettersOn(setOf(options), die);
      if (letters.includes(letter)) continue;
      return {
        code: 'kubagram/letter-not-on-die',
        die: name,
        letter: typed(letter),
        letters: letters.map(typed),
      };
    }
    const shown = central.find((one) => one.die === die)?.letter;
    if (shown === undefined) return { code: 'kubagram/not-in-central-field', die: name };
    if (shown !== letter) {
      return { code: 'kubagram/other-letter-up', die: name, letter: typed(letter), shown: typed(shown) };
    }
  }
  return undefined;
}
