import type { Gateway } from '#renderer/gateway/index.ts';
import { tableOfRecord, type OnTable } from '../home/on-table.ts';

/** Pictures are drawn one after another, and only those that are still in view when their turn comes. */
const kept = new Map<string, OnTable | undefined>();
const mostKept = 120;

interface Wanted {
  readonly id: string;
  readonly key: string;
  readonly show: (table: OnTable | undefined) => void;
}

let line: readonly Wanted[] = [];
let isDrawing = false;

/** Calls `show` with the table of a saved game, or undefined if it cannot be drawn; returns what ends the wish. */
export function wantTable(
  gateway: Gateway,
  game: { readonly id: string; readonly changedAt: number },
  show: Wanted['show'],
): () => void {
  const wanted = { id: game.id, key: `${game.id} ${game.changedAt}`, show };
  line = [...line, wanted];
  if (!isDrawing) void drawLine(gateway);
  return () => {
    line = line.filter((one) => one !== wanted);
  };
}

async function drawLine(gateway: Gateway): Promise<void> {
  isDrawing = true;
  while (line.length > 0) {
    // Each picture has a task of its own, so that the window scrolls on between two of them.
    await new Promise((done) => setTimeout(done));
    const [next, ...rest] = line;
    if (next === undefined) break;
    line = rest;
    next.show(await tableOf(gateway, next));
  }
  isDrawing = false;
}

async function tableOf(gateway: Gateway, { id, key }: Wanted): Promise<OnTable | undefined> {
  if (kept.has(key)) return kept.get(key);
  const read = await gateway.call('readGame', { id });
  const table = read.ok ? await tableOfRecord(read.value.text) : undefined;
  kept.set(key, table);
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  return table;
}
