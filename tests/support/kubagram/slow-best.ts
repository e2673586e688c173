import {
  isJoker,
  isLastTurn,
  lettersOn,
  spelled,
  valueIn,
  type KubagramState,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { SpellingMove } from '#shared/games/kubagram/moves.ts';
import type { FieldWord } from '#shared/games/kubagram/state.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';

/** A die that a word may take, with the letters that it may show there. */
interface Offer {
  readonly die: CubeId;
  readonly letters: readonly string[];
  readonly central: boolean;
}

/** The most that a move of each kind brings; a kind without a word is left out. */
export type BestGains = Partial<Record<SpellingMove['kind'], number>>;

/**
 * The most that any one claim, compound or extension brings a seat (K8 to K11b): every word of the list is spelled with the
 * dice, put together of the words that lie and laid round each of them, in every way there is.
 */
export function slowBestGains(state: KubagramState, by: Seat, words: Iterable<string>): BestGains {
  const { seats, options, phase, central } = state;
  const set = setOf(options);
  const isShort = phase.kind === 'short';
  const began = phase.kind === 'short' ? (phase.before ?? Infinity) : Infinity;
  const keepers = isLastTurn(state) ? seats : seats.filter((_, at) => at === by);
  const offers: readonly Offer[] = [
    ...central.map(({ die, letter }) => ({ die, letters: [letter], central: true })),
    ...keepers.flatMap(({ jokers }) =>
      jokers.map((die) => ({ die, letters: lettersOn(set, die), central: false })),
    ),
  ];
  const lying = seats.flatMap((seat, at) =>
    seat.words.filter(({ extended }) => !extended).map((word) => ({ word, isOwn: at === by })),
  );
  const most: { claim?: number; join?: number; extend?: number } = {};
  const meet = (kind: SpellingMove['kind'], gain: number): void => {
    most[kind] = Math.max(gain, most[kind] ?? -Infinity);
  };
  for (const word of words) {
    const letters = [...word];
    const bonus = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80]
      .slice(0, Math.max(0, letters.length - 4))
      .reduce((sum, more) => sum + more, 0);
    const plain = letters.reduce((sum, letter) => sum + valueIn(set, letter), bonus);

    if (letters.length >= (isShort ? 2 : options.minLength)) {
      for (const dice of waysToShow(letters, offers)) {
        if (dice.some((one) => one.central)) meet('claim', plain * 2 ** jokersIn(dice));
      }
    }
    for (const row of waysToJoin(word, lying, options.minLength)) {
      const parts = row.reduce((sum, one) => sum + one.word.parts, 0);
      const jokers = row.reduce((sum, one) => sum + jokersIn(one.word.dice), 0);
      const lost = row.reduce((sum, one) => sum + (one.isOwn ? one.word.points : 0), 0);
      meet('join', plain * 2 ** jokers * parts - lost);
    }
    if (!isShort) continue;
    for (const one of lying.filter(({ word: { id } }) => id < began)) {
      const core = spelled(one.word.dice);
      const lost = one.isOwn ? one.word.points : 0;
      for (let front = 0; front + core.length <= word.length; front += 1) {
        if (!word.startsWith(core, front)) continue;
        const added = [...letters.slice(0, front), ...letters.slice(front + core.length)];
        if (added.length < options.lastExtensionMin) continue;
        for (const dice of waysToShow(added, offers)) {
          const jokers = jokersIn(dice) + jokersIn(one.word.dice);
          meet('extend', plain * 2 ** jokers * one.word.parts * 2 - lost);
        }
      }
    }
  }
  return most;
}

const jokersIn = (dice: readonly { readonly die: CubeId }[]): number =>
  dice.filter(({ die }) => isJoker(die)).length;

/** Every choice of dice for these letters, each die once. Ordinary dice of one letter are alike: the first is taken. */
function* waysToShow(letters: readonly string[], offers: readonly Offer[]): Generator<readonly Offer[]> {
  const [letter, ...others] = letters;
  if (letter === undefined) {
    yield [];
    return;
  }
  const fitting = offers.filter((one) => one.letters.includes(letter));
  const ordinary = fitting.find(({ die }) => !isJoker(die));
  for (const one of fitting) {
    if (!isJoker(one.die) && one !== ordinary) continue;
    const left = offers.filter((other) => other !== one);
    for (const rest of waysToShow(others, left)) yield [one, ...rest];
  }
}

interface Part {
  readonly word: FieldWord;
  readonly isOwn: boolean;
}

/** Every row of two or more lying words, each once, that spells this. */
export function* waysToJoin(text: string, lying: readonly Part[], least: number): Generator<readonly Part[]> {
  for (const one of lying) {
    const core = spelled(one.word.dice);
    if (core.length < least || !text.startsWith(core) || core.length === text.length) continue;
    const left = lying.filter((other) => other !== one);
    const rest = text.slice(core.length);
    for (const last of left) {
      if (spelled(last.word.dice) === rest && rest.length >= least) yield [one, last];
    }
    for (const more of waysToJoin(rest, left, least)) yield [one, ...more];
  }
}
