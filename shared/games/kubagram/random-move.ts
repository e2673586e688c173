import type { RandomPlayer } from '#shared/engine/index.ts';
import { nextInt, shuffle, type RandomState, type Seat } from '#shared/kernel/index.ts';
import { lexiconForLetters, judgeForLetters, type Lexicon } from '#shared/lexicon/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { createWordFinder, type WordFinder } from '#shared/word-engine/index.ts';
import { actorsOf } from './seats.ts';
import { corners } from './box.ts';
import { alphabetOf, spelled, setOf, facesOpen, maySetAside, type ShownDie } from './dice.ts';
import { judge, judgeAt } from './judge.ts';
import { problemOf } from './legality.ts';
import type { KubagramProposal } from './moves.ts';
import { leastShort, mayBeExtended } from './words/spelling.ts';
import type { HeldDie, KubagramState } from './state.ts';
import { diceShown, supplyOf } from './search/supply.ts';
import type { KubagramTypes } from './types.ts';

export const randomPlayer: RandomPlayer<KubagramTypes> = { move: randomMove };

const chances = {
  allow: 1,
  arrange: 2,
  claim: 30,
  join: 40,
  invent: 6,
  skip: 10,
  aside: 50,
  challenge: 40,
} as const;

const wordsSeen = 60;

const wordsJoined = 8;

interface Turn {
  readonly state: KubagramState;
  readonly by: Seat;
  readonly words: Lexicon;
  randomBelow(limit: number): number;
  shuffled<T>(items: readonly T[]): readonly T[];
}

function randomMove(
  state: KubagramState,
  from: RandomState,
  words: Lexicon | undefined,
): readonly [KubagramProposal, RandomState] {
  if (words === undefined) throw new Error('A game of words needs a lexicon');
  let random = from;
  const randomBelow = (limit: number): number => {
    const [value, next] = nextInt(random, limit);
    random = next;
    return value;
  };
  const shuffled = <T>(items: readonly T[]): readonly T[] => {
    const [order, next] = shuffle(random, items);
    random = next;
    return order;
  };
  const may = actorsOf(state);
  const by = may[randomBelow(may.length)];
  if (by === undefined) throw new Error('The game is over');
  const turn: Turn = { state, by, words, randomBelow, shuffled };
  if (randomBelow(100) < chances.allow)
    return [{ kind: 'allow', by, words: [alphabetOf(setOf(state.options)).slice(-1).repeat(3)] }, random];
  return [moveIn(turn), random];
}

function moveIn(turn: Turn): KubagramProposal {
  const { state, by, randomBelow, shuffled } = turn;
  const { phase, central } = state;
  switch (phase.kind) {
    case 'corner':
      return { kind: 'corner', by, corner: corners[randomBelow(corners.length)] ?? 0 };
    case 'holding':
      return layOf(turn, phase.held);
    case 'challenge': {
      const open = state.claims.filter(({ good }) => !good);
      const claim = open[randomBelow(Math.max(1, open.length))];
      const asks = claim !== undefined && randomBelow(100) < chances.challenge;
      return asks ? { kind: 'challenge', by, word: claim.word } : { kind: 'accept', by };
    }
    default: {
      if (central.length > 1 && randomBelow(100) < chances.arrange) {
        return { kind: 'arrange', by, dice: shuffled(central.map(({ die }) => die)) };
      }
      return wordOf(turn) ?? goOn(turn);
    }
  }
}

function layOf({ state, by, randomBelow }: Turn, held: HeldDie): KubagramProposal {
  const { central, options } = state;
  if (maySetAside(central, held) && randomBelow(100) < chances.aside) return { kind: 'aside', by };
  const open = facesOpen(setOf(options), central, held);
  const letter = open[randomBelow(open.length)] ?? held.top;
  return { kind: 'lay', by, letter, side: randomBelow(2) === 0 ? 'left' : 'right' };
}

function wordOf(turn: Turn): KubagramProposal | undefined {
  const { state, randomBelow } = turn;
  if (state.options.judge === 'challenge' && randomBelow(100) < chances.invent) return invented(turn);
  const joined = randomBelow(100) < chances.join ? compound(turn) : undefined;
  if (joined !== undefined) return joined;
  if (state.phase.kind === 'short' && randomBelow(100) < 50) return extension(turn);
  return randomBelow(100) < chances.claim ? claim(turn) : undefined;
}

function goOn({ state, by, words, randomBelow }: Turn): KubagramProposal {
  if (state.phase.kind === 'before') {
    if (state.claims.length > 0) return { kind: 'end', by };
    const skip: KubagramProposal = { kind: 'skip', by };
    return problemOf(state, skip) === undefined && randomBelow(100) < chances.skip
      ? skip
      : { kind: 'take', by };
  }
  const declare: KubagramProposal = { kind: 'declare', by };
  const judged = judge(state, declare, judgeForLetters(words, alphabetOf(setOf(state.options))));
  return judged.ok && randomBelow(3) > 0 ? declare : { kind: 'end', by };
}

function invented({ state, by, shuffled }: Turn): KubagramProposal | undefined {
  const least = state.phase.kind === 'short' ? leastShort : state.options.minLength;
  const dice = shuffled(state.central).slice(0, least);
  return dice.length < least ? undefined : { kind: 'claim', by, dice };
}

function compound({ state, by, words, shuffled }: Turn): KubagramProposal | undefined {
  const table = judgeAt(state, judgeForLetters(words, alphabetOf(setOf(state.options))));
  const lying = shuffled(state.seats.flatMap((one) => one.words)).slice(0, wordsJoined);
  for (const one of lying) {
    for (const other of lying) {
      const move: KubagramProposal = { kind: 'join', by, words: [one.id, other.id] };
      if (problemOf(state, move) !== undefined) continue;
      if (table.has(spelled([...one.dice, ...other.dice]))) return move;
    }
  }
  return undefined;
}

function claim(turn: Turn): KubagramProposal | undefined {
  const { state, by, shuffled } = turn;
  const supply = supplyOf(state, by, shuffled(state.central));
  const least = state.phase.kind === 'short' ? leastShort : state.options.minLength;
  const found = finderOf(turn).wordsFrom({
    pieces: supply.pieces,
    least,
    someOf: { pieces: supply.central, least: 1 },
    order: turn.randomBelow(2) === 0 ? 'longest' : 'alphabet',
    most: wordsSeen,
  });
  const [word] = found.ok ? shuffled(found.value.words) : [];
  return word === undefined ? undefined : { kind: 'claim', by, dice: diceShown(supply, word) };
}

function extension(turn: Turn): KubagramProposal | undefined {
  const { state, by, shuffled } = turn;
  const least = state.options.lastExtensionMin;
  const supply = supplyOf(state, by, shuffled(state.central));
  for (const word of shuffled(state.seats.flatMap(({ words }) => words))) {
    if (!mayBeExtended(state, word)) continue;
    const { id, dice } = word;
    const { pieces } = supply;
    const ask = {
      pieces,
      around: spelled(dice),
      leastPieces: least,
      order: 'longest',
      most: wordsSeen,
    } as const;
    const found = finderOf(turn).wordsFrom(ask);
    const [longer] = found.ok ? shuffled(found.value.words) : [];
    if (longer === undefined) continue;
    const added: readonly ShownDie[] = diceShown(supply, longer);
    const at = longer.around ?? 0;
    return { kind: 'extend', by, word: id, before: added.slice(0, at), behind: added.slice(at) };
  }
  return undefined;
}

/** Finders are cached because soak tests play thousands of games with the same words. */
const finders = new WeakMap<Lexicon, Map<string, WordFinder>>();

function finderOf({ state, words }: Turn): WordFinder {
  const letters = alphabetOf(setOf(state.options));
  const known = finders.get(words) ?? new Map<string, WordFinder>();
  finders.set(words, known);
  const rulings = tableWords(state, letters);
  const key = JSON.stringify([letters, rulings]);
  const finder = known.get(key) ?? createWordFinder(lexiconForLetters(words, letters), rulings);
  known.set(key, finder);
  return finder;
}
