import { shuffle, type RandomState } from '#shared/kernel/index.ts';
import type { WordEngine } from '#shared/word-engine/engine.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { handSize } from '../scoring.ts';
import type { AheadRequest, AheadCube, AheadFound, AheadPlay } from './ahead.ts';
import { cubesFor, lay, playOn, type OpenTable } from './play-on.ts';

/** Games are played out if stock and one full hand hold at most this many cubes: unplayed cubes decide them. */
const nearEnd = 42;
const roundsAhead = 1;
/** The lead of equally strong players changes by this standard deviation in a round, in points (measured). */
const swing = 24;

interface Candidate {
  readonly play: Play;
  readonly used: ReadonlySet<AheadCube>;
  leads: number;
  chances: number;
  squares: number;
  runs: number;
}

/**
 * Plays on after each of the best plays over the same draws of unseen cubes, and drops the worse half again and again
 * (sequential halving: Karnin, Koren, Somekh, 2013). The same question always gets the same answer.
 */
export function lookAhead(engine: WordEngine, ask: AheadRequest): AheadFound {
  const { position, hand, effort } = ask;
  const best = engine.bestPlays({ ...position, rack: hand }, effort.plays);
  const plays = Array.from({ length: best.count }, (_, place) => best.playAt(place));
  const { also } = ask;
  if (also !== undefined && !plays.some((play) => laysTheSame(play, also))) plays.push(also);
  let left: readonly Candidate[] = plays.map((play) => ({
    play,
    used: cubesFor(play, hand),
    leads: 0,
    chances: 0,
    squares: 0,
    runs: 0,
  }));
  const dropped: Candidate[] = [];
  const stages = Math.max(1, Math.ceil(Math.log2(Math.max(2, left.length))));
  let random = ask.random;
  while (left.length > 0) {
    let searches = 0;
    while (searches < effort.searches / stages) {
      let drawn: readonly AheadCube[];
      [drawn, random] = draw(ask, random);
      for (const one of left) searches += tryOut(engine, ask, one, drawn);
      // One draw is enough if nothing is hidden or nothing follows.
      if (isOpen(ask) || searches === 0) break;
    }
    left = [...left].sort(byPromise);
    if (left.length <= 2) break;
    dropped.unshift(...left.slice(Math.ceil(left.length / 2)));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return { plays: [...left, ...dropped].map(toldOf) };
}

function laysTheSame(one: Play, other: Play): boolean {
  const text = ({ laid }: Play) => laid.map(({ square, letter }) => `${square}${letter}`).sort();
  return text(one).join() === text(other).join();
}

function isOpen({ seats, by, unseen, stock }: AheadRequest): boolean {
  return stock === 0 && seats.every(({ cubes }, at) => at === by || cubes === 0 || cubes === unseen.length);
}

function draw({ unseen }: AheadRequest, random: RandomState): readonly [readonly AheadCube[], RandomState] {
  return shuffle(random, unseen);
}

/** Deals `drawn` to the other hands by seat and then to the stock. Returns the number of searches. */
function tryOut(
  engine: WordEngine,
  ask: AheadRequest,
  candidate: Candidate,
  drawn: readonly AheadCube[],
): number {
  const { by, seats } = ask;
  const table = tableWith(ask, drawn);
  lay(table, by, candidate.play, candidate.used);
  const turns = ask.stock <= nearEnd - handSize ? Infinity : seats.length * roundsAhead;
  const searches = playOn(engine, table, turns);
  const lead = leadOf(table, by);
  const chance = chanceOf(lead, table);
  candidate.leads += lead;
  candidate.chances += chance;
  candidate.squares += chance * chance;
  candidate.runs += 1;
  return searches;
}

function tableWith(ask: AheadRequest, drawn: readonly AheadCube[]): OpenTable {
  const { position, by, first, seats, hand, lastRound } = ask;
  const { board, ...rest } = position;
  let from = 0;
  const hands = seats.map(({ cubes }, at) => {
    if (at === by) return hand;
    from += cubes;
    return drawn.slice(from - cubes, from);
  });
  return {
    position: rest,
    board: [...board],
    hands,
    points: seats.map(({ points }) => points),
    out: seats.map(({ out }) => out),
    first,
    stock: drawn.slice(from, from + ask.stock),
    seat: by,
    wentOut: lastRound,
    over: false,
  };
}

function leadOf({ points, out }: OpenTable, by: number): number {
  const others = points.filter((_, at) => at !== by && out[at] !== true);
  return (points[by] ?? 0) - Math.max(0, ...others);
}

/** The lead changes like a random walk in the rounds still to come. */
function chanceOf(lead: number, { over, stock, hands }: OpenTable): number {
  if (over) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  const cubes = hands.reduce((sum, hand) => sum + hand.length, stock.length);
  const rounds = Math.max(0.5, cubes / (handSize * hands.length));
  // With the factor 1.702 the logistic curve is nearest to the cumulative normal distribution.
  return 1 / (1 + Math.exp((-1.702 * lead) / (swing * Math.sqrt(rounds))));
}

function byPromise(one: Candidate, other: Candidate): number {
  return (
    other.chances / other.runs - one.chances / one.runs || other.leads / other.runs - one.leads / one.runs
  );
}

function toldOf({ play, leads, chances, squares, runs }: Candidate): AheadPlay {
  const chance = chances / runs;
  const spread = Math.max(0, squares / runs - chance * chance);
  return { play, lead: leads / runs, chance, error: Math.sqrt(spread / Math.max(1, runs - 1)), runs };
}
