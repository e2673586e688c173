import type { AppliedMove } from '#shared/engine/index.ts';
import {
  cubeword,
  isJoker,
  type CubewordMove,
  type CubewordState,
  type CubewordTypes,
  type Felt,
  type FeltCube,
  type Part,
} from '#shared/games/cubeword/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { createSpellingPairs } from '#shared/lexicon/index.ts';
import type { Derive, Said } from '../reviews/said.ts';
import { slowTurn, slowWords } from './slow-score.ts';

type Step = AppliedMove<CubewordTypes>;

/** Statements about a turn of CUBEWORD, derived from the record by slow means. */
export const derive: Derive = (said) => {
  const steps = said.steps as readonly unknown[] as readonly Step[];
  const step = steps[said.turn.at];
  if (step === undefined) return undefined;
  const { statement } = said;
  switch (statement.kind) {
    case 'below':
      return below(said, step, steps);
    case 'unused':
      return { kind: 'unused', count: 5 - costOf(partsOf(step.move)) };
    case 'waited':
      return waited(`${statement.word}`, said, step, steps);
    case 'twice':
      return twice(`${statement.word}`, said, step);
    default:
      return undefined;
  }
};

const partsOf = (move: CubewordMove): readonly Part[] => (move.kind === 'turn' ? move.parts : []);

/** One move each; a re-site and a re-name of the Joker are one together. */
function costOf(parts: readonly Part[]): number {
  let cost = 0;
  let [resited, renamed] = [0, 0];
  for (const { kind, cube } of parts) {
    if (isJoker(cube) && kind === 're-site') resited += 1;
    else if (isJoker(cube) && kind === 're-name') renamed += 1;
    else cost += 1;
  }
  return cost + Math.max(resited, renamed);
}

function feltAfter(felt: Felt, parts: readonly Part[]): Felt {
  const cubes = new Map<number, FeltCube>(felt.map((one) => [one.cube, one]));
  for (const part of parts) {
    const { cube } = part;
    const lying = cubes.get(cube);
    if (part.kind === 'site') cubes.set(cube, { cube, ...part.at, letter: part.letter, blank: part.blank });
    else if (lying === undefined) throw new Error(`Cube ${cube} does not lie there`);
    else if (part.kind === 're-site') cubes.set(cube, { ...lying, ...part.to });
    else if (part.kind === 're-face') {
      cubes.set(cube, { ...lying, letter: part.letter, blank: part.blank });
    } else cubes.set(cube, { ...lying, letter: part.letter });
  }
  return [...cubes.values()];
}

const isWord = (word: string, words: ReadonlySet<string>, { options, allowed }: CubewordState): boolean =>
  [options.allow, options.personalAllow, ...allowed].some((list) => list.includes(word)) ||
  (words.has(word) && ![options.forbid, options.personalForbid].some((list) => list.includes(word)));

/** Two ways to write a word are one spelling where the table takes them so. */
function spellingIn(state: CubewordState, words: ReadonlySet<string>): (word: string) => string {
  if (!state.options.spellingPairs) return (word) => word;
  return createSpellingPairs({ has: (word) => isWord(word, words, state) }).spellingOf;
}

/** Every spelling that counted, with its last turn, up to this one. */
function countedBefore(steps: readonly Step[], at: number, words: ReadonlySet<string>): Map<string, number> {
  const last = new Map<string, number>();
  for (const { before, move } of steps.slice(0, at)) {
    if (move.kind !== 'turn') continue;
    slowTurn(before.felt, feltAfter(before.felt, move.parts), before.turn, last, spellingIn(before, words));
  }
  return last;
}

function below(
  { turn, statement, words }: Said,
  { before: state }: Step,
  steps: readonly Step[],
): ReturnType<Derive> {
  const view = cubeword.rules.viewFor(state, turn.seat);
  const move = expectOk(cubeword.notation.parse(view, turn.seat, turn.best?.line ?? ''));
  if (move.kind !== 'turn') return undefined;
  const spellingOf = spellingIn(state, words);
  const last = countedBefore(steps, turn.at, words);
  const after = feltAfter(state.felt, move.parts);
  if (new Set(after.map(({ column, row }) => `${column} ${row}`)).size < after.length) return undefined;
  const all = slowWords(after);
  if (!all.every(({ word }) => isWord(word, words, state))) return undefined;
  const points = slowTurn(state.felt, after, state.turn, new Map(last), spellingOf);
  const stood = new Set(slowWords(state.felt).map(({ word }) => spellingOf(word)));
  const fresh = new Map<string, { readonly word: string; readonly sum: number }>();
  for (const one of all) {
    const spelling = spellingOf(one.word);
    if (stood.has(spelling) || state.turn - (last.get(spelling) ?? -9) <= 2) continue;
    const known = fresh.get(spelling);
    if (known === undefined || known.sum < one.sum) fresh.set(spelling, one);
  }
  const scoring = [...fresh.values()].filter(({ sum }) => sum > 0);
  const made = scoring.map(({ word }) => word);
  // Words of equal worth may stand in either order.
  const told = `${statement.words}`.split(' ');
  const isSame = made.toSorted().join() === told.toSorted().join();
  const sums = told.map((word) => scoring.find((one) => one.word === word)?.sum ?? 0);
  const falls = sums.every((sum, at) => at === 0 || sum <= (sums[at - 1] ?? 0));
  return {
    kind: 'below',
    points: points - turn.played.points,
    words: isSame && falls ? told.join(' ') : made.join(' '),
    count: costOf(move.parts),
  };
}

function waited(
  word: string,
  { turn, statement, words }: Said,
  step: Step,
  steps: readonly Step[],
): ReturnType<Derive> {
  const { before: state, move } = step;
  const spellingOf = spellingIn(state, words);
  const made = countedBefore(steps, turn.at, words).get(spellingOf(word));
  const stood = slowWords(state.felt).some((one) => spellingOf(one.word) === spellingOf(word));
  const found = slowWords(feltAfter(state.felt, partsOf(move))).filter((one) => one.word === word);
  // A word may be new in two places, with a blank in one of them.
  const one = found.find(({ sum }) => sum === statement.points) ?? found[0];
  if (made === undefined || stood || one === undefined || state.turn >= made + 3) return undefined;
  return { kind: 'waited', word, points: one.sum, made, from: made + 3 };
}

function twice(word: string, { words }: Said, { before: state, move }: Step): ReturnType<Derive> {
  const spellingOf = spellingIn(state, words);
  const after = slowWords(feltAfter(state.felt, partsOf(move)));
  const count = after.filter((one) => spellingOf(one.word) === spellingOf(word)).length;
  return count < 2 ? undefined : { kind: 'twice', word };
}
