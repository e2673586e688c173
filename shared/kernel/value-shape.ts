/**
 * How deep lists and objects may lie inside each other in what comes from outside: a message, a file. Nothing of ours is
 * deeper than ten; code that follows a value inwards by calling itself ends in a full stack some thousands deep.
 */
export const deepest = 64;

/** How many lists and objects one message may hold; the largest of ours have some hundred. */
export const mostContainers = 100_000;

export type ShapeFault = 'too-deep' | 'too-many';

/**
 * What makes a value unfit to be followed inwards; undefined where nothing does. A value that came by structured clone may
 * hold itself, which is endlessly deep, or hold one list many times, which counts each time.
 */
export function shapeFault(value: unknown): ShapeFault | undefined {
  let level: readonly object[] = containersIn([value]);
  let seen = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return 'too-deep';
    seen += level.length;
    if (seen > mostContainers) return 'too-many';
    const inner: object[] = [];
    for (const container of level) {
      for (const found of containersIn(Object.values(container))) inner.push(found);
      if (seen + inner.length > mostContainers) return 'too-many';
    }
    level = inner;
  }
  return undefined;
}

function containersIn(values: readonly unknown[]): readonly object[] {
  return values.filter(
    (value): value is object => typeof value === 'object' && value !== null && !ArrayBuffer.isView(value),
  );
}
