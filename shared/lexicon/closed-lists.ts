import { carriesMask, firstOf, lastSibling, listAt, maskOf, maxNodes } from './node.ts';

/** Keeps each finished list of siblings once, and finds it again by its hash. */
export class ClosedLists {
  #nodes = new Uint32Array(1 << 16);
  #used = 1;
  #slots: Uint32Array;
  #lists = 0;

  constructor(expected: number) {
    this.#slots = new Uint32Array(2 ** Math.max(10, Math.ceil(Math.log2(2 * expected + 1))));
    this.#nodes[0] = lastSibling;
  }

  /** Returns the name of this list (see node.ts), or 0 for the empty list; a new list is written first. */
  nameOf(siblings: number[]): number {
    const last = siblings.pop();
    if (last === undefined) return 0;
    siblings.push((last | lastSibling) >>> 0);
    let slot = this.#slotFor(siblings);
    for (let list = this.#slots[slot]; list !== undefined && list !== 0; list = this.#slots[slot]) {
      if (this.#equals(firstOf(list), siblings)) return list;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const list = this.#write(siblings);
    this.#slots[slot] = list;
    this.#lists += 1;
    if (this.#lists * 2 > this.#slots.length) this.#widen();
    return list;
  }

  /** A later `nameOf` may replace this array. */
  get nodes(): Uint32Array<ArrayBuffer> {
    return this.#nodes.subarray(0, this.#used);
  }

  #slotFor(siblings: readonly number[]): number {
    let hash = siblings.length;
    for (const node of siblings) hash = Math.imul(hash ^ node ^ (hash >>> 15), 0x9e3779b1);
    return (hash ^ (hash >>> 13)) & (this.#slots.length - 1);
  }

  #equals(first: number, siblings: readonly number[]): boolean {
    return siblings.every((node, offset) => this.#nodes[first + offset] === node);
  }

  #write(siblings: readonly number[]): number {
    const masked = carriesMask(siblings.length);
    const first = this.#used + (masked ? 1 : 0);
    this.#used = first + siblings.length;
    if (this.#used > maxNodes) throw new RangeError(`More than ${maxNodes} nodes`);
    if (this.#used > this.#nodes.length) {
      const longer = new Uint32Array(this.#nodes.length * 2);
      longer.set(this.#nodes);
      this.#nodes = longer;
    }
    if (masked) this.#nodes[first - 1] = maskOf(siblings);
    this.#nodes.set(siblings, first);
    return listAt(first, masked);
  }

  #widen(): void {
    const lists = this.#slots.filter((list) => list !== 0);
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (const list of lists) {
      let slot = this.#slotFor(this.#siblings(list));
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = list;
    }
  }

  #siblings(list: number): readonly number[] {
    const siblings: number[] = [];
    for (let index = firstOf(list); ; index += 1) {
      const node = this.#nodes[index] ?? lastSibling;
      siblings.push(node);
      if ((node & lastSibling) !== 0) return siblings;
    }
  }
}
