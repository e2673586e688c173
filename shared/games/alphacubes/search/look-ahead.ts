import { shuffle, type RandomState } from '#shared/kernel/index.ts';
import type { WordEngine } from '#shared/word-engine/engine.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { AheadRequest, AheadCube, AheadFound, AheadPlay } from './ahead.ts';
import { tableWith, turnsAhead } from './open-table.ts';
import { outlookOf, TurnMean } from './outlook.ts';
import { cubesFor, lay, type OpenTable } from './play-on.ts';

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
  if (also !== undefined && !plays.some((play) => isSameLaid(play, also))) plays.push(also);
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
  const mean = new TurnMean();
  let random = ask.random;
  while (left.length > 0) {
    let searches = 0;
    while (searches < effort.searches / stages) {
      let drawn: readonly AheadCube[];
      [drawn, random] = draw(ask, random);
      const tried = left.map((one) => ({ one, table: tableAfter(ask, one, drawn) }));
      for (const { table } of tried) searches += mean.playOn(engine, table, turnsAhead(ask));
      for (const { one, table } of tried) count(one, table, ask.by, mean.points);
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

export function isSameLaid(one: Play, other: Play): boolean {
  const text = ({ laid }: Play) => laid.map(({ square, letter }) => `${square}${letter}`).sort();
  return text(one).join() === text(other).join();
}

function isOpen({ seats, by, unseen, stock }: AheadRequest): boolean {
  return stock === 0 && seats.every(({ cubes }, at) => at === by || cubes === 0 || cubes === unseen.length);
}

function draw({ unseen }: AheadRequest, random: RandomState): readonly [readonly AheadCube[], RandomState] {
  return shuffle(random, unseen);
}

function tableAfter(ask: AheadRequest, { play, used }: Candidate, drawn: readonly AheadCube[]): OpenTable {
  const table = tableWith(ask, drawn);
  lay(table, ask.by, play, used);
  return table;
}

function count(candidate: Candidate, table: OpenTable, by: number, turn: number): void {
  const { lead, chance } = outlookOf(table, by, { turn });
  candidate.leads += lead;
  candidate.chances += chance;
  candidate.squares += chance * chance;
  candidate.runs += 1;
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
