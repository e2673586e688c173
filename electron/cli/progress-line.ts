import type { Call } from './command.ts';

export interface Speed {
  readonly perSecond: number;
  /** This is the estimated time to the end, in whole seconds. */
  readonly left: number;
}

export interface ProgressLine {
  show(done: number): void;
  /** Call this before anything else is written. */
  clear(): void;
}

const emptyLine = '\r\u001b[K';
const shownEvery = 100;
/** A log gets a line at each tenth, but only for a job of at least this many steps. */
const longJob = 100;

/** Shows progress on standard error, as one overwritten line on a terminal or a few lines in a log. */
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
