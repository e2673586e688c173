import type { Call } from './command.ts';

export interface Speed {
  /** A figure below ten has one decimal; others are whole. */
  readonly perSecond: number;
  /** The end is estimated to come in so many whole seconds. */
  readonly left: number;
}

export interface ProgressLine {
  show(done: number): void;
  /** Call this before anything else is written. */
  clear(): void;
}

const emptyLine = '\r\u001b[K';
/** Two updates of a terminal are at least this many milliseconds apart. */
const shownEvery = 100;
/** A log gets a line at each tenth only if the job has at least this many steps. */
const longJob = 100;

/** Shows progress on standard error: one line of a terminal that is overwritten, or a few lines of a log. */
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
