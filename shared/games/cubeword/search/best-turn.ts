import type { CubeId } from '#shared/kernel/index.ts';
import { createSpellingPairs, judgeIn, withRulings, type Lexicon } from '#shared/lexicon/index.ts';
import type { Rulings } from '#shared/word-engine/index.ts';
import { groupsOn, isTooFar } from '../felt.ts';
import { cubewordLetters } from '../letters.ts';
import type { Part } from '../moves.ts';
import { feltAfter, mostBlanks, mostMoves } from '../parts.ts';
import { closeGrid } from './close-grid.ts';
import { lineWords } from './line-words.ts';
import { movesAhead } from './moves-ahead.ts';
import { partsOf, Position, type Change } from './position.ts';
import { Scorer, type ScoredFrom } from './scorer.ts';
import { Budget, type Search } from './singles.ts';
import { WordLookup } from './word-lookup.ts';

/** What a search for turns is asked. Plain data, fit for another thread. */
export interface TurnAsk extends ScoredFrom {
  /** The cubes that may be sited. */
  readonly pool: readonly CubeId[];
  readonly connected: boolean;
  readonly spellingPairs: boolean;
  /** Moves that the turn may have, 1 to 5. */
  readonly moves: number;
  /** Work that it may take; the same turns are found on every machine. */
  readonly nodes: number;
  /** Half-made turns that are kept for each number of moves; more is better and slower. */
  readonly width: number;
  /** Turns to answer with: of those that bring at most this share of what the best brings. */
  readonly most: number;
  readonly share: number;
}

/** A turn that may be played, and what it brings. */
export interface FoundTurn {
  readonly parts: readonly Part[];
  readonly points: number;
}

export interface TurnsFound {
  /** The best first; none where no turn scores. */
  readonly turns: readonly FoundTurn[];
  /** Whether no turn of so many moves can bring more than the first. */
  readonly exact: boolean;
}

/** A half-made turn: its changes leave words alone. */
interface Node {
  readonly changes: readonly Change[];
  readonly cost: number;
  readonly points: number;
  readonly key: string;
}

/**
 * The best turns (C3 to C7). Five free moves have more orders than can be tried, so words are searched for, not moves:
 * from each half-made turn, words along a line, single moves, and two moves of which the second mends what the first
 * breaks. The best half-made turns of each number of moves go on. With one or two moves and enough work every turn is
 * met, and the answer is exact.
 */
export function bestTurns(lexicon: Lexicon, rulings: Rulings, ask: TurnAsk): TurnsFound {
  return new TurnSearch(lexicon, rulings, ask).run();
}
/** Moves of a turn up to which every turn can be met. */
const exactMoves = 2;

/** Moves of a word along a line, when the turn begins. */
const mostInLine = 3;

/** Half-made turns of each number of moves that go on by two moves at once. */
const mostPaired = 2;

class TurnSearch {
  readonly #ask: TurnAsk;
  readonly #search: Omit<Search, 'budget'>;
  readonly #scorer: Scorer;
  /** By moves made. */
  readonly #kept: Map<string, Node>[] = Array.from({ length: mostMoves + 1 }, () => new Map());
  #isCut = false;

  constructor(lexicon: Lexicon, rulings: Rulings, ask: TurnAsk) {
    const judge = withRulings(judgeIn(lexicon, cubewordLetters), rulings.allowed, rulings.denied);
    this.#ask = ask;
    this.#scorer = new Scorer(ask, ask.spellingPairs ? createSpellingPairs(judge) : undefined);
    this.#search = {
      position: new Position(ask.felt, ask.pool, closeGrid(ask.felt)),
      lookup: new WordLookup(lexicon, rulings),
    };
  }

  run(): TurnsFound {
    const { moves, felt } = this.#ask;
    this.#kept[0]?.set('', { changes: [], cost: 0, points: 0, key: '' });
    for (let cost = 0; cost < moves; cost += 1) {
      const budget = new Budget(this.#ask.nodes / moves);
      for (const [rank, node] of this.#widest(cost).entries()) {
        this.#expand(node, budget, rank < mostPaired);
      }
    }
    const scoring = this.#kept.flatMap((nodes) => [...nodes.values()].filter(({ points }) => points > 0));
    const turns: FoundTurn[] = [];
    let ceiling: number | undefined;
    for (const node of scoring.sort(byPoints)) {
      if (turns.length >= this.#ask.most) break;
      if (ceiling !== undefined && node.points > ceiling) continue;
      const turn = this.#turnOf(node);
      if (turn === undefined) continue;
      ceiling ??= Math.floor(turn.points * this.#ask.share);
      if (turn.points <= ceiling) turns.push(turn);
    }
    const isSmall = moves <= exactMoves && this.#search.position.blanksUp + moves <= mostBlanks;
    return { turns, exact: isSmall && !this.#isCut && felt.length > 0 };
  }

  /** The half-made turns of so many moves that go on, the best first. */
  #widest(cost: number): readonly Node[] {
    const nodes = [...(this.#kept[cost]?.values() ?? [])].sort(byPoints);
    if (nodes.length > this.#ask.width) this.#isCut = true;
    return nodes.slice(0, this.#ask.width);
  }

  #expand(node: Node, budget: Budget, isFirst: boolean): void {
    const { moves } = this.#ask;
    const search = { ...this.#search, budget };
    const before = node.changes.map((change) => search.position.make(change));
    const left = moves - node.cost;
    movesAhead(search, left > 1 && isFirst, () => {
      this.#keep();
    });
    lineWords(search, Math.min(left, search.position.changes.length === 0 ? mostInLine : 2), () => {
      this.#keep();
    });
    for (const one of before.reverse()) search.position.undo(one);
    if (budget.isSpent) this.#isCut = true;
  }

  /** Keeps what lies now, unless it costs too much or the same is known. */
  #keep(): void {
    const { position } = this.#search;
    const { cost } = position;
    const nodes = this.#kept[cost];
    if (cost > this.#ask.moves || nodes === undefined) return;
    const points = this.#scorer.total(position);
    // A turn of two moves may begin with one that scores nothing; of longer ones too many do.
    if (points === 0 && this.#ask.moves > exactMoves) return;
    const key = keyOf(position.changes);
    const known = nodes.get(key);
    if (known !== undefined && known.points >= points) return;
    nodes.set(key, { changes: [...position.changes], cost, points, key });
  }

  #turnOf({ changes, points }: Node): FoundTurn | undefined {
    const { felt, connected } = this.#ask;
    const parts = partsOf(felt, this.#search.position.grid, changes);
    const after = feltAfter(felt, parts);
    if (!after.ok || after.value.some(isTooFar)) return undefined;
    if (connected && groupsOn(after.value).length > 1) return undefined;
    return { parts, points };
  }
}

const byPoints = (one: Node, other: Node): number =>
  other.points - one.points || (one.key < other.key ? -1 : 1);

/** What a turn comes to, whichever cubes of the pool it takes: equal for equal ends. */
function keyOf(changes: readonly Change[]): string {
  const last = new Map(changes.map((change) => [change.cube, change]));
  return [...last.values()]
    .map(({ cube, cell, letter, blank }) => `${cube} ${cell} ${letter} ${blank ? 1 : 0}`)
    .sort()
    .join(';');
}
