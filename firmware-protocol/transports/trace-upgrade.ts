import { decodeMessage, feed, isHostMessage, newDecoder } from '../codec/index.ts';
import { isCommand } from '../link/commands.ts';
import type { Command } from '../link/state.ts';
import type { TraceEntry } from './trace.ts';

/** A command repeated this soon is a retry of the link. */
const againMs = 250;

/**
 * Adds `ask` entries to a trace of an earlier version: each command is taken as given just before it first went out.
 * Questions that a link sends by itself are left out: hellos, snapshots, pings and its question for the name.
 */
export function withAsks(entries: readonly TraceEntry[]): TraceEntry[] {
  let asksName = false;
  let decoder = newDecoder;
  let before: { readonly at: number; readonly command: Command } | undefined;
  return entries.flatMap((entry): TraceEntry[] => {
    if (entry.kind === 'open') asksName = true;
    if (entry.kind !== 'out') return [entry];
    const asks: TraceEntry[] = [];
    const { next, frames } = feed(decoder, entry.bytes);
    decoder = next;
    for (const frame of frames) {
      const message = frame.ok ? decodeMessage(frame.value) : undefined;
      if (message?.ok !== true || !isHostMessage(message.value) || !isCommand(message.value)) continue;
      const { at } = entry;
      const command = message.value;
      const own = command.kind === 'askAbout' && asksName;
      if (command.kind === 'askAbout' || command.kind === 'setName') asksName = command.kind === 'setName';
      const isAgain =
        before !== undefined &&
        at - before.at <= againMs &&
        JSON.stringify(before.command) === JSON.stringify(command);
      if (own || isAgain) continue;
      before = { at, command };
      asks.push({ at, kind: 'ask', command });
    }
    return [...asks, entry];
  });
}
