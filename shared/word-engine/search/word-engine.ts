import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { BestSoFar, type Search } from './search.ts';
import { CrossChecks } from './cross-checks.ts';
import type { Progress, WordEngine } from '../engine.ts';
import { Grid } from './grid.ts';
import { Kernel } from '../kernel/kernel.ts';
import { RuledLexicon, type Rulings, type WalkedGraph } from '../ruled-lexicon.ts';
import { bestOf } from '../play-order.ts';
import type { PlayList } from '../play.ts';
import { PlayStore, PlayTally, type PlaySink } from './play-store.ts';
import { positionLimits, type Position } from '../position.ts';
import { RackAutomaton } from '../pieces/rack-automaton.ts';
import { rackFacesOf, type RackFaces } from '../pieces/rack-faces.ts';
import { searchOnePiece } from './one-piece.ts';
import { bestOnSquare } from './one-square.ts';
import { SlotSearch } from './slot-search.ts';
import { slotsOf } from './slots.ts';

/** For more than this many best plays, keeping them in order costs more than bounds save. */
const fewWanted = 1_000;

const anyScore = { least: Number.NEGATIVE_INFINITY };

/** `kernel` uses WebAssembly if the host allows it. Both ways find the same plays. */
export type SearchWay = 'kernel' | 'typescript';

/** For a smaller graph, of some hundred words, the kernel's memory takes longer to make than it saves. */
const smallGraph = 1 << 14;

/** Use one engine for many searches, because it keeps its tables; no answer depends on earlier searches. */
export function createWordEngine(
  lexicon: Lexicon,
  rulings: Rulings = { allowed: [], denied: [] },
  way?: SearchWay,
): WordEngine {
  const { alphabet } = lexicon;
  const numbers = letterNumbers(alphabet);
  const layers = new RuledLexicon(lexicon, rulings);
  const { graphs } = layers;
  const checks = new CrossChecks(layers);
  const grid = new Grid();
  const automaton = once(() => new RackAutomaton());
  const plays = new PlayStore();

  const rackOf = keeping((rack: Position['rack']) => rackFacesOf(rack, numbers, alphabet.length));
  const bonusesOf = keeping((bonuses: Position['bonuses']) =>
    Int32Array.from({ length: positionLimits.mostPieces + 1 }, (_, laid) => bonuses[laid] ?? 0),
  );

  function prepare(position: Position): Omit<Search, 'graph' | 'plays'> {
    grid.load(position, numbers, checks);
    plays.clear();
    return { layers, grid, rack: rackOf(position.rack), bonuses: bonusesOf(position.bonuses) };
  }

  /** A kernel is undefined for a small graph, or if the host does not allow it. */
  const kernels = once(() => graphs.map((graph) => (isForKernel(graph) ? Kernel.over(graph) : undefined)));

  function isForKernel({ nodes }: WalkedGraph): boolean {
    return way === undefined ? nodes.length >= smallGraph : way === 'kernel';
  }

  /** Adds all plays to `sink`, or only those that may be among the best of `wanted`. */
  function find(
    position: Position,
    sink: PlaySink,
    wanted: BestSoFar | undefined,
    progress: Progress,
  ): RackFaces {
    const prepared = prepare(position);
    if (prepared.rack.pieces === 1 && way !== 'typescript') {
      searchOnePiece({ plays: sink, ...prepared });
      return prepared.rack;
    }
    // The kernel counts first letters and then the empty runs; slots are reported in as many parts.
    const parts = alphabet.length + 1;
    const search = (by: readonly (Kernel | undefined)[]): boolean =>
      graphs.every((graph, index) => {
        const one = { graph, plays: sink, ...prepared };
        const told = (done: number, total: number): void => {
          progress(index * parts + Math.floor((done * parts) / total), graphs.length * parts);
        };
        const kernel = by[index];
        if (kernel === undefined) searchSlots(one, wanted ?? anyScore, told);
        else if (wanted !== undefined && !kernel.findBest(one, wanted, told)) return false;
        else if (wanted === undefined && !kernel.findAll(one, (letter) => told(letter, parts))) return false;
        told(1, 1);
        return true;
      });
    if (!search(kernels())) {
      sink.clear();
      search([]);
    }
    return prepared.rack;
  }

  /** Searches as the kernel does, the best bound first, until no slot can hold a play of `wanted.least` points. */
  function searchSlots(
    search: Search,
    wanted: { readonly least: number },
    told: (done: number, slots: number) => void,
  ): void {
    automaton().reset(search.rack);
    const slotSearch = new SlotSearch(search, automaton(), wanted);
    const slots = slotsOf(search);
    for (const [place, slot] of slots.entries()) {
      if (slot.bound < wanted.least) break;
      slotSearch.run(slot);
      told(place + 1, slots.length);
    }
  }

  return {
    allPlays(position, progress = () => undefined) {
      const rack = find(position, plays, undefined, progress);
      return plays.list(position, rack, alphabet);
    },
    countPlays(position, progress = () => undefined) {
      const tally = new PlayTally();
      find(position, tally, undefined, progress);
      return { plays: tally.plays, bestScore: tally.bestScore };
    },
    bestPlays(position, most, progress = () => undefined, atMost = Number.POSITIVE_INFINITY) {
      const isBounded = atMost === Number.POSITIVE_INFINITY;
      const best = most > fewWanted ? undefined : new BestSoFar(plays, most, atMost);
      const rack = find(position, best ?? plays, isBounded ? best : undefined, progress);
      return listOf(bestOf(plays.list(position, rack, alphabet), most, atMost));
    },
    bestOnSquare(position, square) {
      const bonus = bonusesOf(position.bonuses)[1] ?? 0;
      return bestOnSquare(position, square, { numbers, checks, rack: rackOf(position.rack), bonus });
    },
  };
}

/** Caches `make` by object identity; the objects must never be mutated. */
function keeping<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const kept = new WeakMap<K, T>();
  return (of) => {
    const known = kept.get(of);
    if (known !== undefined) return known;
    const made = make(of);
    kept.set(of, made);
    return made;
  };
}

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
