import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { BestSoFar } from './best-so-far.ts';
import { CrossChecks } from './cross-checks.ts';
import { EmptyRuns } from './empty-runs.ts';
import type { Progress, WordEngine } from '../engine.ts';
import { Grid } from './grid.ts';
import { Kernel } from '../kernel/kernel.ts';
import { WordLayers, type Rulings, type WalkedGraph } from '../layers.ts';
import { bestOf } from '../play-order.ts';
import type { PlayList } from '../play.ts';
import { PlayStore, type PlaySink, PlayTally } from './play-store.ts';
import { positionLimits, type Piece, type Position } from '../position.ts';
import { RackAutomaton } from '../pieces/rack-automaton.ts';
import { facesOf, type RackFaces } from '../pieces/rack-faces.ts';
import { RackWords } from './rack-words.ts';
import type { Search } from './search.ts';
import { SlotSearch } from './slot-search.ts';
import { slotsOf } from './slots.ts';
import { TailValues } from './tail-values.ts';
import { ThroughPieces } from './through-pieces.ts';

/**
 * Ways to choose a face for each piece, from which bounds pay. A rack of tiles has one, and listing all its plays takes less
 * time than bounding them; a blank has 26, two blanks or a few cubes have many more.
 */
const manyChoices = 200;

/** Best plays up to which bounds pay: keeping the best in order costs more with each of them. */
const fewWanted = 1_000;

/** `kernel`: by the program of WebAssembly, as far as the host allows it. Both find the same. */
export type SearchWay = 'kernel' | 'typescript';

/** Nodes of a graph below which the kernel's memory is not worth its making: some hundred words. */
const smallGraph = 1 << 14;

/**
 * An engine for one lexicon under a table's rulings. It keeps its tables from search to search, so make one and ask it often;
 * what it answers does not depend on what it was asked before.
 */
export function createWordEngine(
  lexicon: Lexicon,
  rulings: Rulings = { allowed: [], denied: [] },
  way?: SearchWay,
): WordEngine {
  const { alphabet } = lexicon;
  const numbers = letterNumbers(alphabet);
  const layers = new WordLayers(lexicon, rulings);
  const { graphs } = layers;
  const checks = new CrossChecks(layers);
  const grid = new Grid();
  const automaton = new RackAutomaton();
  const plays = new PlayStore();
  const words = new RackWords(layers);
  const emptyRuns = new EmptyRuns(words);

  /** Lays the position out; what was found before is gone. */
  function prepare(position: Position): Omit<Search, 'graph' | 'plays'> {
    grid.load(position, numbers, checks);
    const rack = facesOf(position.rack, numbers, alphabet.length);
    automaton.reset(rack);
    plays.clear();
    const bonuses = Int32Array.from(
      { length: positionLimits.mostPieces + 1 },
      (_, laid) => position.bonuses[laid] ?? 0,
    );
    return { layers, grid, rack, automaton, bonuses };
  }

  /** By graph; opened with the first search, undefined for a small graph and where the host does not allow it. */
  const kernels = once(() => graphs.map((graph) => (isForKernel(graph) ? Kernel.over(graph) : undefined)));
  const tails = graphs.map((graph) => once(() => new TailValues(graph)));

  function isForKernel({ nodes }: WalkedGraph): boolean {
    return way === undefined ? nodes.length >= smallGraph : way === 'kernel';
  }

  function findAll(position: Position, sink: PlaySink, progress: Progress): RackFaces {
    const prepared = prepare(position);
    // A part for each first letter, and one for the empty runs.
    const parts = alphabet.length + 1;
    const search = (by: readonly (Kernel | undefined)[]): boolean =>
      graphs.every((graph, index) => {
        const one = { graph, plays: sink, ...prepared };
        const told = (letter: number): void => {
          progress(index * parts + letter, graphs.length * parts);
        };
        const kernel = by[index];
        if (kernel === undefined) findByTypeScript(one, told);
        else if (!kernel.findAll(one, told)) return false;
        progress((index + 1) * parts, graphs.length * parts);
        return true;
      });
    if (!search(kernels())) {
      sink.clear();
      search([]);
    }
    return prepared.rack;
  }

  function findByTypeScript(search: Search, told: (letter: number) => void): void {
    words.reset(search.rack);
    new ThroughPieces(search, words).run(told);
    words.index(search.rack);
    for (let direction = 0; direction < 2; direction += 1) {
      for (let line = 0; line < grid.linesOf(direction); line += 1) {
        emptyRuns.searchLine(search, direction, line);
      }
    }
  }

  function findBest(position: Position, most: number, progress: Progress): RackFaces {
    const prepared = prepare(position);
    const wanted = new BestSoFar(plays, most);
    if (!searchSlots(prepared, wanted, progress, kernels())) {
      wanted.clear();
      searchSlots(prepared, wanted, progress, []);
    }
    return prepared.rack;
  }

  /** Slot by slot, the best bound first, until no slot can hold a play that is good enough. False where the kernel had no room. */
  function searchSlots(
    prepared: Omit<Search, 'graph' | 'plays'>,
    wanted: BestSoFar,
    progress: Progress,
    by: readonly (Kernel | undefined)[],
  ): boolean {
    for (const [index, graph] of graphs.entries()) {
      const search = { graph, plays: wanted, ...prepared };
      const kernel = by[index];
      if (kernel !== undefined) {
        if (!kernel.findBest(search, wanted, progress)) return false;
        progress(1, 1);
        continue;
      }
      const own = tails[index]?.() ?? new TailValues(graph);
      own.admit(prepared.rack);
      const slotSearch = new SlotSearch(search, own, wanted);
      const slots = slotsOf(search);
      for (const [place, slot] of slots.entries()) {
        if (slot.bound < wanted.least) break;
        slotSearch.run(slot);
        progress(place + 1, slots.length);
      }
      progress(slots.length, slots.length);
    }
    return true;
  }

  return {
    allPlays(position, progress = () => undefined) {
      const rack = findAll(position, plays, progress);
      return plays.list(position, rack, alphabet);
    },
    countPlays(position, progress = () => undefined) {
      const tally = new PlayTally();
      findAll(position, tally, progress);
      return { plays: tally.plays, bestScore: tally.bestScore };
    },
    bestPlays(position, most, progress = () => undefined, atMost = Number.POSITIVE_INFINITY) {
      const isBounded = atMost === Number.POSITIVE_INFINITY && choicesOf(position.rack) >= manyChoices;
      const sink = most > fewWanted ? plays : new BestSoFar(plays, most, atMost);
      const rack =
        isBounded && most <= fewWanted
          ? findBest(position, most, progress)
          : findAll(position, sink, progress);
      return listOf(bestOf(plays.list(position, rack, alphabet), most, atMost));
    },
  };

  function choicesOf(rack: readonly Piece[]): number {
    return rack.reduce(
      (choices, { faces, blank }) => choices * (blank === true ? alphabet.length : faces.length),
      1,
    );
  }
}

/** Made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function listOf(plays: ReturnType<typeof bestOf>): PlayList {
  const at = (place: number) => {
    const play = plays[place];
    if (play === undefined) throw new RangeError(`No play ${place} among ${plays.length}`);
    return play;
  };
  return { count: plays.length, scoreAt: (place) => at(place).score, playAt: at };
}
