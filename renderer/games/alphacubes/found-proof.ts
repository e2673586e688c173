import { askSearch, knownAnswer, mapAnswer } from '#renderer/table/index.ts';
import type { PendingAnswer, WordThreads } from '#renderer/worker/index.ts';
import {
  alphacubes,
  beforeEndRequest,
  endRequest,
  leadAfter,
  parseBeforeEndFound,
  parseEndFound,
  playsRequest,
  type AlphacubesView,
  type BeforeEndFound,
  type EndFound,
  type EndQuestion,
  type EndTurn,
} from '#shared/games/alphacubes/index.ts';
import { ok, type Seat } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { foundPlay, isSamePlay, type FoundPlay } from './found-play.ts';

/** What is certain of a play that a hint names, whatever follows (P38). */
export type FoundProof = EndProof | DrawProof;

/** Nothing is hidden any more. */
export interface EndProof {
  readonly kind: 'end';
  /** The lead at the end after the play, or undefined if only the better turn is sure. */
  readonly lead: number | undefined;
  /** No turn is better. */
  readonly isBest: boolean;
  readonly better: BetterTurn | undefined;
}

/** Only one or two cubes are in the stock, and the play draws them. */
export interface DrawProof {
  readonly kind: 'draw';
  readonly stock: number;
  readonly ways: number;
  readonly wins: number;
  readonly draws: number;
  readonly better: { readonly play: FoundPlay; readonly wins: number } | undefined;
}

export interface BetterTurn {
  /** Undefined is a pass. */
  readonly play: FoundPlay | undefined;
  /** It is the same play laid by other cubes, which are named. */
  readonly others: readonly string[] | undefined;
  readonly lead: number;
}

/** Resolves to undefined where nothing can be proved: too much is hidden, or it takes too long. */
export function askProof(
  help: WordThreads,
  view: AlphacubesView,
  by: Seat,
  found: FoundPlay,
): PendingAnswer<FoundProof | undefined> {
  const { layers } = playsRequest(view, 1);
  const end = endRequest(view, by);
  if (end !== undefined) {
    const also: EndTurn = {
      by: end.by,
      play: found.play,
      cubes: found.placements.map(({ cube }) => view.hand.indexOf(cube)),
    };
    const asked = askSearch(help, alphacubes.id, { layers, question: { ...end, also } }, parseEndFound);
    return mapAnswer(asked, (answer) => ok(endProof(view, end, found, answer)));
  }
  const before = beforeEndRequest(view, by);
  if (before === undefined) return knownAnswer(ok(undefined));
  const question = { ...before, also: found.play };
  const asked = askSearch(help, alphacubes.id, { layers, question }, parseBeforeEndFound);
  return mapAnswer(asked, (answer) => ok(drawProof(view, found, answer)));
}

function endProof(
  view: AlphacubesView,
  end: EndQuestion,
  found: FoundPlay,
  { isExact, gain, alsoGain, line: [best] }: EndFound,
): EndProof | undefined {
  if (gain === undefined || best === undefined) return undefined;
  const lead = leadAfter(view, end, gain);
  const turn = betterTurn(view, found, best, lead);
  if (isExact) {
    const own = alsoGain === undefined ? undefined : leadAfter(view, end, alsoGain);
    return { kind: 'end', lead: own, isBest: own === lead, better: own === lead ? undefined : turn };
  }
  // The search was too long to be sure of the best turn, but this one wins.
  if (lead <= 0) return undefined;
  const isSame = turn.others === undefined && turn.play !== undefined && isHint(view, found, turn.play.play);
  return { kind: 'end', lead: isSame ? lead : undefined, isBest: false, better: isSame ? undefined : turn };
}

function betterTurn(
  view: AlphacubesView,
  found: FoundPlay,
  { play, cubes }: EndTurn,
  lead: number,
): BetterTurn {
  if (play === undefined) return { play: undefined, others: undefined, lead };
  const hand = cubes.flatMap((place) => view.hand[place] ?? []);
  const turn = foundPlay(view, hand, play);
  const hasOthers =
    isHint(view, found, play) && turn.names.toSorted().join() !== found.names.toSorted().join();
  return { play: turn, others: hasOthers ? turn.names.toSorted() : undefined, lead };
}

function isHint(view: AlphacubesView, found: FoundPlay, { laid }: Play): boolean {
  return isSamePlay(view, laid, found.placements);
}

function drawProof(
  view: AlphacubesView,
  found: FoundPlay,
  { ways, plays }: BeforeEndFound,
): DrawProof | undefined {
  const own = plays.find(({ play }) => isHint(view, found, play));
  const [best] = plays;
  if (own === undefined || best === undefined) return undefined;
  const { wins, draws } = own;
  const isBetter = best.wins > wins;
  return {
    kind: 'draw',
    stock: view.stock,
    ways,
    wins,
    draws,
    better: isBetter ? { play: foundPlay(view, view.hand, best.play), wins: best.wins } : undefined,
  };
}
