import type { Call } from './command.ts';

/** How fast it goes, and how long it will take from here. */
export interface Speed {
  /** With one digit behind the point where it is below ten. */
  readonly perSecond: number;
  /** Whole seconds. */
  readonly left: number;
}

export interface ProgressLine {
  /** So many are done. */
  show(done: number): void;
  /** Before anything else is written. */
  clear(): void;
}

const emptyLine = '\r\u001b[K';
/** A terminal is written to no more often than so, in milliseconds. */
const shownEvery = 100;
/** A log is told of each tenth of a long job, which has at least so many steps. */
const longJob = 100;

/** How far a job has come: a line of a terminal that is written anew, or a few lines of a log. Standard error alone is used. */
export function progressLine(
  call: Pick<Call, 'note'>,
  total: number,
  text: (done: number, speed: Speed) => string,
): ProgressLine {
  const began = performance.now();
  const line = (done: number): string => {
    const rate = done / Math.max(0.001, (performance.now() - began) / 1_000);
    const perSecond = rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate);
    return text(done, { perSecond, left: Math.ceil((total - done) / rate) });
  };
  const { stderr } = process;
  if (!stderr.isTTY) {
    const tenth = Math.ceil(total / 10);
    const tells = (done: number): boolean => total >= longJob && done % tenth === 0 && done < total;
    return {
      show(done) {
        if (tells(done)) call.note(line(done));
      },
      clear: () => undefined,
    };
  }
  let shownAt = -shownEvery;
  let isShown = false;
  return {
    show(done) {
      if (performance.now() - shownAt < shownEvery) return;
      shownAt = performance.now();
      stderr.write(emptyLine + line(done));
      isShown = true;
    },
    clear() {
      if (isShown) stderr.write(emptyLine);
      isShown = false;
    },
  };
}
