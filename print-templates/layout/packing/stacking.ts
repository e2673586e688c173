export interface Stack {
  readonly columns: number;
  readonly rows: number;
  readonly layers: number;
}

export interface Stacking {
  readonly stack: Stack;
  readonly boxes: number;
}

export const mostBoxes = 12;
const mostLayers = 6;

/** Prefers fewest boxes, then weighs empty places, a square floor and few layers; `given` above 0 is kept. */
export function stackingOf(
  count: number,
  given: Stack,
  fits: (stack: Stack) => boolean,
  most = mostBoxes,
): Stacking | undefined {
  for (let boxes = 1; boxes <= Math.min(most, count); boxes += 1) {
    const each = Math.ceil(count / boxes);
    const candidates = stacksFor(each, given)
      .filter((stack) => Math.ceil(count / placesIn(stack)) === boxes)
      .sort((a, b) => cost(a, each) - cost(b, each));
    const stack = candidates.find(fits);
    if (stack !== undefined) return { stack, boxes };
  }
  return undefined;
}

export function placesIn({ columns, rows, layers }: Stack): number {
  return columns * rows * layers;
}

export function fieldFor(count: number, given: Omit<Stack, 'layers'>): Stack {
  const stacks = stacksFor(count, { ...given, layers: 1 }).toSorted(
    (a, b) => cost(a, count) - cost(b, count),
  );
  return stacks[0] ?? { columns: Math.max(1, given.columns), rows: Math.max(1, given.rows), layers: 1 };
}

function stacksFor(count: number, given: Stack): readonly Stack[] {
  const layers = given.layers > 0 ? [given.layers] : upTo(Math.min(mostLayers, count));
  return layers.flatMap((high) => {
    const floor = Math.ceil(count / high);
    if (given.columns > 0 && given.rows > 0) {
      return [{ columns: given.columns, rows: given.rows, layers: high }];
    }
    if (given.columns > 0) {
      return [{ columns: given.columns, rows: Math.ceil(floor / given.columns), layers: high }];
    }
    if (given.rows > 0) return [{ columns: Math.ceil(floor / given.rows), rows: given.rows, layers: high }];
    return upTo(floor)
      .map((rows) => ({ columns: Math.ceil(floor / rows), rows, layers: high }))
      .filter(({ columns, rows }) => columns >= rows);
  });
}

function cost(stack: Stack, count: number): number {
  const empty = Math.max(0, placesIn(stack) - count) / count;
  return empty * 4 + Math.log(stack.columns / stack.rows) ** 2 + stack.layers / 100;
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
