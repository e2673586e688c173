const began = Date.now() - performance.now();

/** Milliseconds since 1970 that advance evenly, so that setting the computer's clock changes no time limit. */
export function evenNow(): number {
  return Math.round(began + performance.now());
}
