import { isJoker, lettersOn, type KubagramState } from '#shared/games/kubagram/index.ts';
import { allDice, namesIn } from '#shared/games/kubagram/dice.ts';
import { nextInt, randomFrom, type CubeId, type RandomState, type Seed } from '#shared/kernel/index.ts';
import { smallWords } from './lexicon.ts';
import { moved, standing } from './table.ts';

type SetName = 'en' | 'nl' | 'af';

/** Numbers from a seed, one after another. */
export function lots(seed: Seed): (below: number) => number {
  let random: RandomState = randomFrom(seed);
  return (below) => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
}

/**
 * Dice, words that lie, jokers and words that the table lets stand, at random: before a die, behind it, or in the last turn;
 * undefined where the dice do not suffice. Long words are allowed that two to four of the words come to.
 */
export function randomField(seed: Seed): KubagramState | undefined {
  const randomBelow = lots(seed);
  const of = <T>(list: readonly T[]): T => {
    const one = list[randomBelow(list.length)];
    if (one === undefined) throw new Error('Nothing to choose from');
    return one;
  };
  const set: SetName = of(['en', 'en', 'nl', 'af']);
  const minLength = of([3, 3, 4, 5]);
  const letters = set === 'nl' ? smallWords : smallWords.filter((word) => !word.includes('Ĳ'));
  const whole = letters.filter((word) => word.length >= minLength && word.length <= minLength + 2);
  const parts = Array.from({ length: 2 + randomBelow(16) }, () => of(whole));
  const joined = Array.from({ length: randomBelow(2) * 6 }, () =>
    Array.from({ length: 2 + randomBelow(3) }, () => of(parts)).join(''),
  ).filter((word) => word.length <= 21 && !word.includes('Ĳ'));
  const isLast = randomBelow(2) === 0;
  const hidden = of(letters.filter((word) => word.length < 9));
  const central = [...hidden].slice(0, 2 + randomBelow(8)).join('') + 'AEINSTR'.slice(0, randomBelow(5));
  const seats = 2 + randomBelow(2);
  const jokers = allDice.filter(isJoker);
  const nameOf = (die: CubeId) => namesIn(set)[die] ?? '';
  const keeper = jokers.map(() => randomBelow(seats + 2));
  const [inField] = jokers.filter((_, at) => keeper[at] === seats);
  try {
    const state = standing({
      seats,
      options: {
        set,
        minLength,
        lastExtensionMin: 1 + randomBelow(2),
        allow: [...joined, ...(randomBelow(2) === 0 ? ['STABLE', 'TEAS'] : [])],
        forbid: randomBelow(3) === 0 ? [of(smallWords.filter((word) => !word.includes('Ĳ')))] : [],
      },
      central,
      centralDice: inField === undefined ? [] : [`${nameOf(inField)}:${of(lettersOn(set, inField))}`],
      words: Array.from({ length: seats }, (_, at) => parts.filter((__, place) => place % seats === at)),
      jokers: Array.from({ length: seats }, (_, at) =>
        jokers.filter((__, one) => keeper[one] === at).map(nameOf),
      ),
      ...(isLast ? { box: { L1: `${namesIn(set)[0]}:${namesIn(set)[0]?.charAt(0)}` } } : {}),
    });
    if (!isLast) return state;
    const letter = namesIn(set)[0]?.charAt(0) ?? '';
    return moved(state, '0: take', `0: lay ${letter}`, ...(randomBelow(4) > 0 ? ['0: declare'] : []));
  } catch (problem) {
    if (problem instanceof Error && problem.message.startsWith('No die is left')) return undefined;
    throw problem;
  }
}
