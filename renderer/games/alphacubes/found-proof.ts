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

/** What is certain of a play that a hint names, if one plays on as well as one can (P38). */
export type FoundProof = EndProof | DrawProof;

interface Proof {
  /** Only a challenge looks words up (A5), so that a bad word could upset the proof. */
  readonly needsChallenges: boolean;
}

/** Nothing is hidden any more. */
export interface EndProof extends Proof {
  readonly kind: 'end';
  /** The lead at the end that is sure after the play, or undefined if only the better turn is. */
  readonly lead: number | undefined;
  /** No turn is better. */
  readonly isBest: boolean;
  readonly better: BetterTurn | undefined;
}

/** Only one or two cubes are in the stock, and the play draws them. */
export interface DrawProof extends Proof {
  readonly kind: 'draw';
  readonly stock: number;
  readonly ways: number;
  readonly wins: number;
  readonly draws: number;
  readonly better:
    | { readonly play: FoundPlay; readonly cubes: readonly string[]; readonly wins: number }
    | undefined;
}

export interface BetterTurn {
  /** Undefined is a pass. */
  readonly play: FoundPlay | undefined;
  /** It lays the letters of the hint's own play by other cubes. */
  readonly isSamePlay: boolean;
  /** The cubes that it lays, since others that show its letters may bring less; none if it lays the whole hand. */
  readonly cubes: readonly string[];
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
  if (before === undefined || found.placements.length < before.stock) return knownAnswer(ok(undefined));
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
  const needsChallenges = view.options.judge === 'challenge';
  const turn = betterTurn(view, found, best, lead);
  if (isExact && alsoGain !== undefined) {
    const own = leadAfter(view, end, alsoGain);
    const isBest = own === lead;
    return { kind: 'end', needsChallenges, lead: own, isBest, better: isBest ? undefined : turn };
  }
  // The work was too little for all turns, but this one wins.
  if (lead <= 0) return undefined;
  const isOwn = turn.isSamePlay && cubesOf(view, found).join() === turn.cubes.join();
  return {
    kind: 'end',
    needsChallenges,
    lead: isOwn ? lead : undefined,
    isBest: false,
    better: isOwn ? undefined : turn,
  };
}

function betterTurn(
  view: AlphacubesView,
  found: FoundPlay,
  { play, cubes }: EndTurn,
  lead: number,
): BetterTurn {
  if (play === undefined) return { play: undefined, isSamePlay: false, cubes: [], lead };
  const turn = playWith(view, play, cubes);
  return { play: turn, isSamePlay: isHint(view, found, play), cubes: cubesOf(view, turn), lead };
}

function playWith(view: AlphacubesView, play: Play, cubes: readonly number[]): FoundPlay {
  return foundPlay(
    view,
    cubes.flatMap((place) => view.hand[place] ?? []),
    play,
  );
}

function cubesOf({ hand }: AlphacubesView, { names }: FoundPlay): readonly string[] {
  return names.length === hand.length ? [] : names.toSorted();
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
  const better = playWith(view, best.play, best.cubes);
  return {
    kind: 'draw',
    needsChallenges: view.options.judge === 'challenge',
    stock: view.stock,
    ways,
    wins,
    draws,
    better: best.wins > wins ? { play: better, cubes: cubesOf(view, better), wins: best.wins } : undefined,
  };
}
