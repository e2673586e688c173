import { lexiconForLetters, wordsOf } from '#shared/lexicon/lexicon.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { measureBalance, type BalanceFigures } from '../balance/balance.ts';
import { compare, sampleShare, type Verdict } from '../balance/judgement.ts';
import { checkProposeRequest, type ProposeRequest, type ProposedKind } from './request.ts';
import { deal } from './deal.ts';
import { improve, stepsOf, type Effort } from './improve.ts';
import { RandomSource } from './random-source.ts';
import { makeSet, referencesFor } from './make-set.ts';
import { sampleOf, type SampleWords } from './panel.ts';
import { planFor } from './plan.ts';

export interface ProposeProgress {
  readonly stage: 'letters' | 'improve' | 'measure';
  readonly done: number;
  readonly total: number;
}

export interface Proposal {
  readonly set: PieceSet;
  readonly figures: BalanceFigures;
  /** The bundled set of the same kind, and of the same language if there is one, is measured over the same words. */
  readonly reference: {
    readonly name: string;
    readonly title: string;
    readonly figures: BalanceFigures;
  };
  readonly verdict: Verdict;
}

interface Kind {
  /** The sample has this many words. Kinds whose hands spell fewer words need a larger one to show a difference. */
  readonly words: number;
  readonly effort: Effort;
}

const kinds: Readonly<Record<ProposedKind, Kind>> = {
  cubes: { words: 1200, effort: { rounds: 16, panels: 40, changes: 200, hand: 7 } },
  blanks: { words: 1200, effort: { rounds: 16, panels: 40, changes: 200, hand: 7 } },
  dice: { words: 3000, effort: { rounds: 12, panels: 40, changes: 200, hand: 7 } },
  tiles: { words: 6000, effort: { rounds: 8, panels: 150, changes: 100, hand: 7 } },
};

const wordsAtOnce = 20_000;
const measureSteps = 400;
const longestSampled = 7;

/**
 * Proposes a balanced set: letters get faces by use (plan.ts), are dealt (deal.ts) and changed to make hands richer
 * (improve.ts). Then the set and the bundled sets of its kind are measured. Stop iterating to cancel.
 */
export function* proposeSet(ask: ProposeRequest): Generator<ProposeProgress, Proposal, undefined> {
  const sound = checkProposeRequest(ask);
  if (!sound.ok) throw new RangeError(`Not checked: ${sound.problem.code}`);
  const { kind, lexicon } = ask;
  const { words: size, effort } = kinds[kind];
  const references = referencesFor(ask);
  const total = 1 + stepsOf(effort) + measureSteps * (1 + references.length);
  let done = 0;
  yield { stage: 'letters', done, total };

  const random = new RandomSource(ask.seed ?? 1);
  const plan = planFor(ask);
  const short: string[] = [];
  let met = 0;
  for (const word of wordsOf(lexiconForLetters(lexicon, lexicon.alphabet))) {
    if (word.length >= 2 && word.length <= longestSampled) short.push(word);
    met += 1;
    if (met % wordsAtOnce === 0) yield { stage: 'letters', done, total };
  }
  const sample = (): SampleWords => sampleOf(short, plan.letters, size, random);
  const dealt = deal(plan, random);
  yield { stage: 'letters', done: 1, total };

  const scale = Math.max(1, short.length / size);
  for (const step of improve(dealt, plan, sample, scale, effort, random)) {
    done = 1 + step;
    yield { stage: 'improve', done, total };
  }

  const set = makeSet(ask, plan, dealt);
  const measure = function* (one: PieceSet): Generator<ProposeProgress, BalanceFigures, undefined> {
    const before = done;
    const run = measureBalance({ set: one, lexicon });
    for (let next = run.next(); ; next = run.next()) {
      if (next.done === true) {
        done = before + measureSteps;
        return next.value;
      }
      done = Math.max(done, before + Math.floor(measureSteps * sampleShare(next.value)));
      yield { stage: 'measure', done, total };
    }
  };
  const figures = yield* measure(set);
  const others: Proposal['reference'][] = [];
  for (const reference of references) {
    const { name, title } = reference;
    others.push({ name, title, figures: yield* measure(reference) });
  }
  // The reference is the set that plays best with these words.
  const [reference] = others.toSorted((one, other) => other.figures.mean - one.figures.mean);
  if (reference === undefined) throw new Error(`No bundled set of ${kind}`);
  return { set, figures, reference, verdict: compare(figures, reference.figures) };
}

/** Keeps name, title, box and boards; a set without boards takes the proposal's, as its game is printed with one. */
export function takeProposal(set: PieceSet, proposed: PieceSet): PieceSet {
  const { name, title } = set;
  const boards = Object.keys(set.boards).length > 0 ? set.boards : proposed.boards;
  return { ...set, ...proposed, name, title, boards };
}

/** Tells whether the set has the faces of the proposal, so that the measurements of the proposal hold for it. */
export function hasSameFaces(set: PieceSet, proposed: PieceSet): boolean {
  const facesOf = ({ pieces, alphabet }: PieceSet): string =>
    JSON.stringify([alphabet, pieces.map(({ faces }) => faces)]);
  return facesOf(set) === facesOf(proposed);
}
