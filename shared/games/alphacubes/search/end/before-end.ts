import type { WordEngine } from '#shared/word-engine/engine.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { AheadCube } from '../ahead.ts';
import { isSameLaid } from '../look-ahead.ts';
import { cubesFor } from '../play-on.ts';
import type { EndGame, Side } from './end-game.ts';
import { compareEnd } from './solve-end.ts';

/**
 * Two seats are left and one or two cubes are in the stock (P38). A turn that draws them all leaves nothing hidden, so
 * that each way in which they can be drawn is an end to solve. Plain data that can be sent to a thread.
 */
export interface BeforeEndQuestion extends Pick<EndGame, 'position' | 'by' | 'first'> {
  readonly hand: readonly AheadCube[];
  /** The other hand and the stock. */
  readonly unseen: readonly AheadCube[];
  readonly stock: number;
  /** The points of the side on turn above those of the other. */
  readonly lead: number;
  /** This play is looked at first, such as one that a hint names. */
  readonly also?: Play | undefined;
  /** So many of the highest-scoring plays are looked at. */
  readonly plays: number;
  /** After so much work no further play is looked at; a unit takes some 25 microseconds. */
  readonly work: number;
}

/** In how many of the ways a play wins or comes to a draw, if both sides go on as well as they can. */
export interface PlayBeforeEnd {
  readonly play: Play;
  /** The places in the hand of the cubes that it lays. */
  readonly cubes: readonly number[];
  readonly wins: number;
  readonly draws: number;
}

export interface BeforeEndFound {
  /** In so many ways the stock can be drawn, all equally likely. */
  readonly ways: number;
  /** The work was enough for all plays that were to be looked at. */
  readonly isWhole: boolean;
  /** Only plays of which every way was solved, the best first. */
  readonly plays: readonly PlayBeforeEnd[];
}

const usedUp = { sign: undefined, work: 0 } as const;

/** Plays that lay fewer cubes than the stock holds are not looked at, since something stays hidden after them. */
export function solveBeforeEnd(engine: WordEngine, ask: BeforeEndQuestion): BeforeEndFound {
  const drawn = waysToDraw(ask.unseen, ask.stock);
  const found: PlayBeforeEnd[] = [];
  let { work } = ask;
  let best = -1;
  for (const play of playsOf(engine, ask)) {
    const left = afterPlay(ask, play);
    if (left.cubes.length < ask.stock) continue;
    let wins = 0;
    let draws = 0;
    let open = drawn.length;
    for (const cubes of drawn) {
      const { sign, work: done } =
        work < 1 ? usedUp : compareEnd(engine, ...endAfter(ask, left, cubes, Math.ceil(work)));
      work -= done;
      if (sign === undefined) return { ways: drawn.length, isWhole: false, plays: found.sort(byWorth) };
      if (sign === -1) wins += 1;
      if (sign === 0) draws += 1;
      open -= 1;
      if (2 * (wins + open) + draws <= best) break;
    }
    if (open === 0) found.push({ play, cubes: left.cubes, wins, draws });
    best = Math.max(best, 2 * wins + draws);
    if (wins === drawn.length) break;
  }
  return { ways: drawn.length, isWhole: true, plays: found.sort(byWorth) };
}

const worthOf = ({ wins, draws }: PlayBeforeEnd): number => 2 * wins + draws;
const byWorth = (one: PlayBeforeEnd, other: PlayBeforeEnd): number => worthOf(other) - worthOf(one);

function playsOf(engine: WordEngine, { position, hand, plays, also }: BeforeEndQuestion): readonly Play[] {
  const best = engine.bestPlays({ ...position, rack: hand }, plays);
  const all = Array.from({ length: best.count }, (_, place) => best.playAt(place));
  return also === undefined ? all : [also, ...all.filter((play) => !isSameLaid(play, also))];
}

/** Every choice of one or two of these cubes. */
function waysToDraw(unseen: readonly AheadCube[], stock: number): readonly (readonly AheadCube[])[] {
  if (stock === 1) return unseen.map((cube) => [cube]);
  return unseen.flatMap((one, at) => unseen.slice(at + 1).map((other) => [one, other]));
}

interface AfterPlay {
  readonly position: EndGame['position'];
  readonly kept: readonly AheadCube[];
  readonly cubes: readonly number[];
  readonly lead: number;
}

function afterPlay({ position, hand, lead }: BeforeEndQuestion, play: Play): AfterPlay {
  const used = cubesFor(play, hand);
  const board = [...position.board];
  for (const { square, letter, value } of play.laid) board[square] = { letter, value };
  const kept = hand.filter((cube) => !used.has(cube));
  const cubes = [...hand.entries()].flatMap(([place, cube]) => (used.has(cube) ? [place] : []));
  return { position: { ...position, board }, kept, cubes, lead: lead + play.score };
}

/** The end in which the other side is on turn, and the gain with which it would catch up exactly. */
function endAfter(
  { by, first, unseen }: BeforeEndQuestion,
  { position, kept, lead }: AfterPlay,
  drawn: readonly AheadCube[],
  work: number,
): [EndGame & { readonly work: number }, number] {
  const own = [...kept, ...drawn];
  const others = unseen.filter((cube) => !drawn.includes(cube));
  const hands = by === 0 ? ([own, others] as const) : ([others, own] as const);
  const next: Side = by === 0 ? 1 : 0;
  const end = { position, hands, by: next, first, afterPass: false, lastTurn: false, work };
  return [end, lead - costOf(own) + costOf(others)];
}

const costOf = (hand: readonly AheadCube[]): number => hand.reduce((sum, { total }) => sum + total, 0);
