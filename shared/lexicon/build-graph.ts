import { letterNumbers } from './alphabet.ts';
import { lastSibling, maxNodes, packNode } from './node.ts';

/**
 * A minimal acyclic word graph from words in order (Daciuk, Mihov, Watson and Watson, "Incremental Construction of
 * Minimal Acyclic Finite-State Automata", 2000).
 *
 * Only the path of the word last added is open. Where the next word leaves that path, the part below can never change
 * again: it is closed from its end upwards. Closing a list of siblings looks it up among the closed ones and takes
 * the equal one if there is one, else writes it behind them. So children always lie before their parents in the
 * array, and the array is the file: nothing is laid out afterwards.
 */
export interface WordGraph {
  readonly nodes: Uint32Array<ArrayBuffer>;
  /** Index of the list of first letters. */
  readonly root: number;
}

/** `words` without repeats, in the order of the alphabet; anything else is a bug of the caller. */
export function buildGraph(words: readonly string[], alphabet: string): WordGraph {
  const numbers = letterNumbers(alphabet);
  const closed = new ClosedLists();
  /** The open path: a list of siblings a depth, the last of each still without its children. */
  const open: number[][] = [[]];
  let previous: number[] = [];

  /** Closes the path below `depth`, hanging each list under the last node of the list above. */
  const closeBelow = (depth: number): void => {
    for (let level = open.length - 1; level > depth; level -= 1) {
      const child = closed.indexOf(open.pop() ?? []);
      const above = open[level - 1] ?? [];
      above.push(((above.pop() ?? 0) | packNode(0, false, child)) >>> 0);
    }
  };

  for (const word of words) {
    const letters = Array.from(word, (_, at) => numbers[word.charCodeAt(at)] ?? 0);
    const shared = commonPrefix(previous, letters);
    if (!follows(letters, previous, shared)) throw new RangeError(`Out of order, or no word: "${word}"`);
    closeBelow(shared);
    for (let at = shared; at < letters.length; at += 1) {
      open[at]?.push(packNode(letters[at] ?? 0, at === letters.length - 1, 0));
      open.push([]);
    }
    previous = letters;
  }
  closeBelow(0);
  const root = closed.indexOf(open[0] ?? []);
  return { nodes: closed.nodes(), root };
}

function commonPrefix(one: readonly number[], other: readonly number[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function follows(letters: readonly number[], previous: readonly number[], shared: number): boolean {
  if (letters.length <= shared || letters.includes(0)) return false;
  return shared === previous.length || (letters[shared] ?? 0) > (previous[shared] ?? 0);
}

/** The closed lists of siblings, each kept once: an array of nodes and a hash table of where each list begins. */
class ClosedLists {
  #nodes = new Uint32Array(1 << 16);
  #used = 1;
  /** Open addressing; 0 marks a free slot. A power of two in size, at most half full. */
  #slots = new Uint32Array(1 << 15);
  #lists = 0;

  constructor() {
    this.#nodes[0] = lastSibling;
  }

  /** Where this list of siblings begins, written now if it is new; 0 for the empty list. */
  indexOf(siblings: number[]): number {
    const last = siblings.pop();
    if (last === undefined) return 0;
    siblings.push((last | lastSibling) >>> 0);
    let slot = this.#slotFor(siblings);
    for (let at = this.#slots[slot]; at !== undefined && at !== 0; at = this.#slots[slot]) {
      if (this.#equals(at, siblings)) return at;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const index = this.#write(siblings);
    this.#slots[slot] = index;
    this.#lists += 1;
    if (this.#lists * 2 > this.#slots.length) this.#widen();
    return index;
  }

  nodes(): Uint32Array<ArrayBuffer> {
    return this.#nodes.slice(0, this.#used);
  }

  #slotFor(siblings: readonly number[]): number {
    let hash = siblings.length;
    for (const node of siblings) hash = Math.imul(hash ^ node ^ (hash >>> 15), 0x9e3779b1);
    return (hash ^ (hash >>> 13)) & (this.#slots.length - 1);
  }

  #equals(at: number, siblings: readonly number[]): boolean {
    return siblings.every((node, offset) => this.#nodes[at + offset] === node);
  }

  #write(siblings: readonly number[]): number {
    const index = this.#used;
    this.#used += siblings.length;
    if (this.#used > maxNodes) throw new RangeError(`More than ${maxNodes} nodes`);
    if (this.#used > this.#nodes.length) {
      const longer = new Uint32Array(this.#nodes.length * 2);
      longer.set(this.#nodes);
      this.#nodes = longer;
    }
    this.#nodes.set(siblings, index);
    return index;
  }

  #widen(): void {
    const lists = this.#slots.filter((at) => at !== 0);
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (const at of lists) {
      let slot = this.#slotFor(this.#listAt(at));
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = at;
    }
  }

  #listAt(at: number): readonly number[] {
    const siblings: number[] = [];
    for (let index = at; ; index += 1) {
      const node = this.#nodes[index] ?? lastSibling;
      siblings.push(node);
      if ((node & lastSibling) !== 0) return siblings;
    }
  }
}
