import { decodeMessage, feed, isHostMessage, newDecoder } from '../codec/index.ts';
import { isCommand, type Command } from '../link/index.ts';
import type { TraceEntry } from './trace.ts';

/** A command that comes again so soon is the link's own second try. */
const againMs = 250;

/**
 * The entries of a trace that does not say when commands were given: each is taken to be given just before it first went
 * out. What a link asks by itself is left out: greetings, pictures, pings, and once its name.
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
