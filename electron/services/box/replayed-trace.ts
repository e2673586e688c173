import { parseTrace, replayTrace, type ConnectionState } from '#firmware-protocol/transports/index.ts';
import { traceMomentLimit, type ReplayedTrace } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { shownState } from './box.ts';

/** Names the most of each that is shown. */
export interface LongTraceProblem {
  readonly code: 'box/long-trace';
  readonly hours: number;
  readonly commands: number;
  readonly moments: number;
}

/**
 * A file may claim anything. Each hour of a line that is silent takes some 0.4 s, since the link goes on asking, and
 * commands that are given at once take time by the square of their number: 10,000 some 1 s, 20,000 some 40 s.
 */
const usual = { hours: 12, commands: 5_000, moments: traceMomentLimit };

/** Plays a recording again on its own clock, as the command `box replay` does, and keeps every picture of the squares. */
export async function replayedTrace(
  text: string,
  most: Omit<LongTraceProblem, 'code'> = usual,
): Promise<Result<ReplayedTrace, Problem>> {
  const trace = parseTrace(text);
  if (!trace.ok) return trace;
  const { startedAt, entries } = trace.value;
  const tooLong = refuse<LongTraceProblem>({ code: 'box/long-trace', ...most });
  const hours = (entries.at(-1)?.at ?? 0) / 3_600_000;
  const commands = entries.filter(({ kind }) => kind === 'ask').length;
  if (hours > most.hours || commands > most.commands) return tooLong;
  const moments: { at: number; squares: string }[] = [];
  const stop = new AbortController();
  const look = ({ squares, heardAt = startedAt }: ConnectionState): void => {
    if (squares === undefined || squares === moments.at(-1)?.squares) return;
    moments.push({ at: Math.max(0, heardAt - startedAt), squares });
    if (moments.length > most.moments) stop.abort();
  };
  const end = await replayTrace(trace.value, look, stop.signal);
  if (stop.signal.aborted) return tooLong;
  return ok({ startedAt, moments, end: { ...shownState(end), asOf: end.heardAt ?? startedAt } });
}
