import {
  diceOf,
  findWord,
  judgeAt,
  problemIn,
  spelled,
  typed,
  valueOfWord,
  wordProblem,
  type KubagramView,
  type ShownDie,
  type SpellingMove,
  type WordValue,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { Problem, Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import type { Part } from './draft.ts';

export interface Spelled {
  readonly word: string;
  readonly dice: readonly ShownDie[];
  /** The move is undefined if dice and words cannot be combined like this. */
  readonly move: SpellingMove | undefined;
  readonly value: WordValue;
  readonly problem: Problem | undefined;
  /** This is undefined if words are judged only by challenge, or if the parts make no word. */
  readonly listed: boolean | undefined;
}

export interface MixedProblem {
  readonly code: 'kubagram/dice-and-words';
}

export function spelledOf(
  view: KubagramView,
  by: Seat,
  parts: readonly Part[],
  words: WordJudge,
): Spelled | undefined {
  if (parts.length === 0) return undefined;
  const move = moveOf(by, parts);
  const dice = parts.flatMap((part) =>
    part.kind === 'die'
      ? [{ die: part.die, letter: part.letter }]
      : (findWord(view.seats, part.word)?.word.dice ?? []),
  );
  const spelling = spelled(dice);
  const made = parts.reduce((sum, part) => sum + partsIn(view, part), 0);
  const value = valueOfWord(setOf(view.options), {
    dice: move === undefined ? dice : diceOf(view.seats, move),
    parts: Math.max(1, made),
    extended: move?.kind === 'extend',
  });
  const mixed: MixedProblem = { code: 'kubagram/dice-and-words' };
  const unfit = move === undefined ? mixed : problemIn(view, move);
  const judged = unfit === undefined && view.options.judge === 'assisted';
  const unlisted = judged ? wordProblem(judgeAt(view, words), spelling) : undefined;
  return {
    word: typed(spelling),
    dice,
    move,
    value,
    problem: unfit ?? unlisted,
    listed: judged ? unlisted === undefined : undefined,
  };
}

function partsIn({ seats }: KubagramView, part: Part): number {
  return part.kind === 'die' ? 0 : (findWord(seats, part.word)?.word.parts ?? 0);
}

function moveOf(by: Seat, parts: readonly Part[]): SpellingMove | undefined {
  const dice = (some: readonly Part[]) =>
    some.flatMap((part) => (part.kind === 'die' ? [{ die: part.die, letter: part.letter }] : []));
  const words = parts.flatMap((part) => (part.kind === 'word' ? [part.word] : []));
  const [word] = words;
  if (word === undefined) return { kind: 'claim', by, dice: dice(parts) };
  if (words.length === parts.length) return { kind: 'join', by, words };
  const at = parts.findIndex(({ kind }) => kind === 'word');
  return words.length > 1
    ? undefined
    : { kind: 'extend', by, word, before: dice(parts.slice(0, at)), behind: dice(parts.slice(at + 1)) };
}
