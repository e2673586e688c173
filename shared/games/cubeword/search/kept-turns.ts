import { mostMoves } from '../parts.ts';
import type { Change } from './position.ts';

export interface Node {
  readonly changes: readonly Change[];
  readonly cost: number;
  readonly points: number;
}

/** No turn reaches this many points. */
const mostPoints = 1024;

class Level {
  readonly #nodes = new Map<string, Node>();
  readonly #width: number;
  readonly #counts = new Uint32Array(mostPoints);
  /** Only turns with at least this many points go on, because enough others bring as much. */
  least = 1;
  #atLeast = 0;

  constructor(width: number) {
    this.#width = width;
  }

  keep(end: string, node: Node): boolean {
    if (this.#nodes.has(end)) return false;
    this.#nodes.set(end, node);
    const { points } = node;
    this.#counts[points] = (this.#counts[points] ?? 0) + 1;
    if (points >= this.least) this.#atLeast += 1;
    for (let more = this.#more(); more >= this.#width; more = this.#more()) {
      this.#atLeast = more;
      this.least += 1;
    }
    return true;
  }

  #more(): number {
    return this.#atLeast - (this.#counts[this.least] ?? 0);
  }

  get nodes(): readonly Node[] {
    return [...this.#nodes.values()];
  }

  get widest(): readonly Node[] {
    const widest: Node[] = [];
    for (const node of bestFirst(this.nodes)) {
      if (widest.length === this.#width) break;
      widest.push(node);
    }
    return widest;
  }
}

export class KeptTurns {
  readonly #levels: readonly Level[];
  readonly #moves: number;
  readonly #mayBePlayed: ((node: Node) => boolean) | undefined;
  best = 0;

  /** Pass `mayBePlayed` if only the best playable turn is wanted; without it `best` stays 0. */
  constructor(moves: number, width: number, mayBePlayed?: (node: Node) => boolean) {
    this.#levels = Array.from({ length: mostMoves + 1 }, () => new Level(width));
    this.#moves = moves;
    this.#mayBePlayed = mayBePlayed;
  }

  /** Returns true if such a turn is neither the best nor worth extending. */
  isOfNoUse(cost: number, points: number): boolean {
    if (points === 0 || cost > this.#moves) return true;
    const isLast = cost === this.#moves;
    return points < this.best && (isLast || points < (this.#levels[cost]?.least ?? 0));
  }

  keep(changes: readonly Change[], cost: number, points: number): void {
    const node = { changes: changes.map(plain), cost, points };
    if (this.#levels[cost]?.keep(endOf(changes), node) !== true) return;
    if (points > this.best && this.#mayBePlayed?.(node) === true) this.best = points;
  }

  widest(cost: number): readonly Node[] {
    return this.#levels[cost]?.widest ?? [];
  }

  inOrder(): Iterable<Node> {
    return bestFirst(this.#levels.flatMap(({ nodes }) => nodes.filter(({ points }) => points > 0)));
  }
}

/** The exchanges have been made, so they are dropped. */
const plain = ({ cube, cell, letter, blank }: Change): Change => ({ cube, cell, letter, blank });

/** Equal turns are sorted by their text, so that every machine gives the same order. */
function* bestFirst(nodes: readonly Node[]): Generator<Node> {
  const inOrder = nodes.toSorted((one, other) => other.points - one.points);
  for (let from = 0; from < inOrder.length;) {
    const { points = 0 } = inOrder[from] ?? {};
    const end = inOrder.findIndex((node, at) => at > from && node.points !== points);
    const equal = inOrder.slice(from, end < 0 ? undefined : end);
    const named = equal.map((node) => ({ node, text: textOf(node.changes) }));
    for (const { node } of named.sort((one, other) => (one.text < other.text ? -1 : 1))) yield node;
    from += equal.length;
  }
}

function textOf(changes: readonly Change[]): string {
  return lastOf(changes)
    .map(({ cube, cell, letter, blank }) => `${cube} ${cell} ${letter} ${blank ? 1 : 0}`)
    .sort()
    .join(';');
}

/** Encodes the result of a turn in a few characters; the order of its moves does not matter. */
export function endOf(changes: readonly Change[]): string {
  const ends = lastOf(changes).map(
    ({ cube, cell, letter, blank }) => (cell << 12) | (cube << 7) | (letter << 1) | (blank ? 1 : 0),
  );
  return ends
    .sort((one, other) => one - other)
    .map((one) => String.fromCharCode(one >>> 16, one & 0xffff))
    .join('');
}

function lastOf(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ cube }, at) => changes.findLastIndex((one) => one.cube === cube) === at);
}
