import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { ExportFile } from '../event-bus.ts';

/** A trace has at most this many characters, enough for some two hours of a box that sends all the time. */
export const traceLimit = 32_000_000;

export interface NoTraceProblem {
  readonly code: 'box/no-trace';
}

/** `full` means that the recording reached the limit and ended. */
export interface TraceFacts {
  readonly state: 'recording' | 'stopped' | 'full';
  readonly startedAt: number;
  readonly characters: number;
}

export interface BoxTrace {
  start(now: number): void;
  write(line: string): void;
  stop(): void;
  facts(): TraceFacts | undefined;
  file(): Result<ExportFile, NoTraceProblem>;
}

export function openTrace(limit = traceLimit): BoxTrace {
  let lines: string[] = [];
  let facts: TraceFacts | undefined;
  return {
    start(now) {
      lines = [];
      facts = { state: 'recording', startedAt: now, characters: 0 };
    },
    write(line) {
      if (facts?.state !== 'recording') return;
      const characters = facts.characters + line.length;
      if (characters > limit) {
        facts = { ...facts, state: 'full' };
        return;
      }
      lines.push(line);
      facts = { ...facts, characters };
    },
    stop() {
      if (facts?.state === 'recording') facts = { ...facts, state: 'stopped' };
    },
    facts: () => facts,
    file() {
      if (facts === undefined) return refuse({ code: 'box/no-trace' });
      const when = new Date(facts.startedAt).toISOString().slice(0, 16).replace(':', '-');
      return ok({
        name: `box-trace-${when}.jsonl`,
        type: 'application/jsonl',
        bytes: new TextEncoder().encode(lines.join('')),
      });
    },
  };
}
