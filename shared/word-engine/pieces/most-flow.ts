/** An arc has its remaining capacity (`room`) and the gain of each unit sent. The reverse of arc n is n ^ 1. */
interface Arcs {
  readonly from: number[];
  readonly to: number[];
  readonly room: number[];
  readonly gain: number[];
}

/**
 * Sends units from node 0 to node 1, one at a time along the path of the greatest gain (Bellman and Ford; units sent
 * before may be rerouted). It suits some ten nodes and a few hundred arcs.
 */
export class MostFlow {
  readonly #nodes: number;
  readonly #arcs: Arcs = { from: [], to: [], room: [], gain: [] };

  constructor(nodes: number) {
    this.#nodes = nodes;
  }

  connect(from: number, to: number, room: number, gain: number): number {
    const arc = this.#arcs.to.length;
    this.#add(from, to, room, gain);
    this.#add(to, from, 0, -gain);
    return arc;
  }

  sentAlong(arc: number): number {
    return this.#arcs.room[arc + 1] ?? 0;
  }

  /** Returns false if no further unit can be sent. After n units their total gain is the greatest possible. */
  send(): boolean {
    const { from, to, room, gain } = this.#arcs;
    const best = new Array<number>(this.#nodes).fill(-Infinity);
    const by = new Array<number>(this.#nodes).fill(-1);
    best[0] = 0;
    for (let changed = true; changed;) {
      changed = false;
      for (let arc = 0; arc < to.length; arc += 1) {
        const reached = (best[from[arc] ?? 0] ?? -Infinity) + (gain[arc] ?? 0);
        const node = to[arc] ?? 0;
        if ((room[arc] ?? 0) === 0 || reached <= (best[node] ?? 0)) continue;
        best[node] = reached;
        by[node] = arc;
        changed = true;
      }
    }
    if ((by[1] ?? -1) < 0) return false;
    for (let node = 1; node !== 0;) {
      const arc = by[node] ?? 0;
      room[arc] = (room[arc] ?? 0) - 1;
      room[arc ^ 1] = (room[arc ^ 1] ?? 0) + 1;
      node = from[arc] ?? 0;
    }
    return true;
  }

  #add(from: number, to: number, room: number, gain: number): void {
    this.#arcs.from.push(from);
    this.#arcs.to.push(to);
    this.#arcs.room.push(room);
    this.#arcs.gain.push(gain);
  }
}
