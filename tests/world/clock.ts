/** Everything that happens in a world waits here for its moment; nothing waits for real time. */
export interface WorldClock {
  /** Milliseconds since the world began; this clock is never set. */
  now(): number;
  /** What the clock of the system says, in milliseconds since 1970; somebody may set it. */
  date(): number;
  set(byMs: number): void;
  /** Runs this after so many milliseconds, unless it is called off before. */
  after(ms: number, run: () => void): number;
  cancel(id: number): void;
  /** Goes to the next moment and does what is due there; false where nothing waits any more. */
  next(): boolean;
}

interface Due {
  readonly at: number;
  readonly id: number;
  readonly run: () => void;
}

/** Every world begins at this time, in milliseconds since 1970. */
const begunAt = Date.UTC(2026, 10, 28, 9);

export function createClock(): WorldClock {
  let now = 0;
  let offset = begunAt;
  let serial = 0;
  /** A heap whose first is due first; of the same moment, what was asked for first. */
  const heap: Due[] = [];
  const gone = new Set<number>();
  const isBefore = (one: Due, other: Due): boolean =>
    one.at < other.at || (one.at === other.at && one.id < other.id);

  function push(due: Due): void {
    heap.push(due);
    let at = heap.length - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const [child, parent] = [heap[at], heap[above]];
      if (child === undefined || parent === undefined || !isBefore(child, parent)) return;
      [heap[at], heap[above]] = [parent, child];
      at = above;
    }
  }

  function pop(): Due | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      for (const child of [left, right]) {
        const [one, other] = [heap[child], heap[least]];
        if (one !== undefined && other !== undefined && isBefore(one, other)) least = child;
      }
      const [one, other] = [heap[least], heap[at]];
      if (least === at || one === undefined || other === undefined) return first;
      [heap[at], heap[least]] = [one, other];
      at = least;
    }
  }

  return {
    now: () => now,
    date: () => now + offset,
    set(byMs) {
      offset += byMs;
    },
    after(ms, run) {
      serial += 1;
      push({ at: now + Math.max(0, ms), id: serial, run });
      return serial;
    },
    cancel: (id) => gone.add(id),
    next() {
      for (;;) {
        const due = pop();
        if (due === undefined) return false;
        if (gone.delete(due.id)) continue;
        now = Math.max(now, due.at);
        due.run();
        return true;
      }
    },
  };
}
