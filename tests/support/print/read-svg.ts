import type { ReadPoint } from './read-pdf.ts';

/** A path of an SVG of ours, read by the grammar of path data and not by what we write. */
export interface SvgPath {
  readonly markup: string;
  /** Where it begins and every end of a step, in millimetres. */
  readonly points: readonly ReadPoint[];
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
}

/** The paths of each layer, by its id, which is its name in small letters. */
export function layersOf(svg: string): Readonly<Record<string, readonly SvgPath[]>> {
  const layers = svg.matchAll(
    /<g id="([^"]+)" inkscape:groupmode="layer" inkscape:label="([^"]+)">((?:(?!<\/g>)[^])*)<\/g>/g,
  );
  return Object.fromEntries(
    [...layers].map(([, id = '', name = '', body = '']) => {
      if (name !== id.toUpperCase()) throw new Error(`Layer ${id} is named ${name}`);
      return [id, pathsOf(body)];
    }),
  );
}

function pathsOf(body: string): readonly SvgPath[] {
  return [...body.matchAll(/<path [^>]*\/>/g)].map(([markup]) => ({
    markup,
    // Of thousands of letters that are outlines, most are asked for their colours alone.
    get points() {
      return pointsOf(attribute(markup, 'd') ?? '');
    },
    fill: attribute(markup, 'fill') ?? 'none',
    stroke: attribute(markup, 'stroke') ?? 'none',
    width: Number(attribute(markup, 'stroke-width') ?? 0),
  }));
}

function attribute(markup: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];
}

/** Coordinates that each letter of path data takes. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 };

function pointsOf(data: string): readonly ReadPoint[] {
  const points: ReadPoint[] = [];
  let at: ReadPoint = { x: 0, y: 0 };
  let start = at;
  for (const [, letter = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...rest.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const count = takes[letter.toUpperCase()];
    if (count === undefined || numbers.length !== count) throw new Error(`Path data ${letter}${rest}`);
    const [x = 0, y = 0] = numbers.slice(-2);
    const isRelative = letter !== letter.toUpperCase();
    if (count === 0) at = start;
    else at = isRelative ? { x: at.x + x, y: at.y + y } : { x, y };
    if (letter.toUpperCase() === 'M') start = at;
    if (count > 0) points.push(at);
  }
  return points;
}
