/** Messages and files nest at most this deep: our own have ten levels, recursive code fills the stack at thousands. */
export const deepest = 64;

/** One message holds at most this many lists and objects; our largest have some hundred. */
export const mostContainers = 100_000;

export type ShapeFault = 'too-deep' | 'too-many';

/** A value from structured clone may contain itself, or contain one list many times, which counts each time. */
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
