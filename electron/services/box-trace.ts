import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { ExportFile } from './exporter.ts';

/** Room for some two hours of a box that speaks all the time. */
export const traceLimit = 32_000_000;

export interface NoTraceProblem {
  readonly code: 'box/no-trace';
}

/** What is being recorded, or was. `full`: it ended by itself at its limit. */
export interface TraceFacts {
  readonly state: 'recording' | 'stopped' | 'full';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly characters: number;
}

/** The trace of a line, in memory until somebody saves it. */
export interface BoxTrace {
  start(now: number): void;
  /** One line of it; passed over unless it is being recorded. */
  write(line: string): void;
  stop(): void;
  facts(): TraceFacts | undefined;
  /** As it stands, whether or not it goes on. */
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
