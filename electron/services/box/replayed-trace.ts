import { parseTrace, replayTrace, type ConnectionState } from '#firmware-protocol/transports/index.ts';
import type { ReplayedTrace } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { shownState } from './box.ts';

export interface LongTraceProblem {
  readonly code: 'box/long-trace';
  readonly hours: number;
  readonly most: number;
}

/** Each hour of a line that is silent takes some 0.4 s, since the link goes on asking; a file may claim any time. */
const mostHours = 12;

/** Plays a recording again on its own clock, as the command `box replay` does, and keeps every picture of the squares. */
export async function replayedTrace(text: string): Promise<Result<ReplayedTrace, Problem>> {
  const trace = parseTrace(text);
  if (!trace.ok) return trace;
  const { startedAt, entries } = trace.value;
  const hours = (entries.at(-1)?.at ?? 0) / 3_600_000;
  if (hours > mostHours) return refuse<LongTraceProblem>({ code: 'box/long-trace', hours, most: mostHours });
  const moments: { at: number; squares: string }[] = [];
  const look = ({ squares, heardAt = startedAt }: ConnectionState): void => {
    if (squares === undefined || squares === moments.at(-1)?.squares) return;
    moments.push({ at: Math.max(0, heardAt - startedAt), squares });
  };
  const end = await replayTrace(trace.value, look);
  return ok({ startedAt, moments, end: { ...shownState(end), asOf: end.heardAt ?? startedAt } });
}
