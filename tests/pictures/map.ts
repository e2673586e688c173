import { walls } from '#electron/tools/walls.ts';

/** A box of the map: its place in pixels, and what the folder holds. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines: readonly string[];
}

const boxes: Readonly<Record<string, Box>> = {
  electron: {
    x: 40,
    y: 30,
    width: 380,
    lines: ['three doors, one set of services:', 'files, printing, the serial port'],
  },
  renderer: { x: 480, y: 30, width: 380, lines: ['screens and tables, the word', 'engine on a worker'] },
  'firmware-protocol': {
    x: 40,
    y: 190,
    width: 270,
    lines: ['codec and link, firmware,', 'a box in software'],
  },
  'print-templates': {
    x: 440,
    y: 190,
    width: 340,
    lines: ['layouts in millimetres,', 'drawn as PDF, SVG, DXF, STL'],
  },
  shared: {
    x: 40,
    y: 350,
    width: 820,
    lines: ['pure: rules, records, sets, lexicon, word engine, texts, the contract'],
  },
};
const height = 90;

/** Where the arrow between two boxes begins and ends. */
const arrows: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'electron > shared': [335, 120, 335, 350],
  'electron > print-templates': [405, 120, 470, 190],
  'electron > firmware-protocol': [175, 120, 175, 190],
  'renderer > shared': [825, 120, 825, 350],
  'renderer > print-templates': [620, 120, 620, 190],
  'print-templates > shared': [610, 280, 610, 350],
  'print-templates > firmware-protocol': [440, 235, 310, 235],
  'firmware-protocol > shared': [175, 280, 175, 350],
};

/** The picture of who imports whom, as SVG. It throws where a wall allows an import that has no arrow here. */
export function drawMap(): string {
  const lines = Object.entries(walls).flatMap(([folder, { ours }]) =>
    ours.filter((to) => to !== folder).map((to) => arrow(folder, to)),
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 470" font-family="system-ui, sans-serif" role="img">',
    '<title>Who imports whom</title>',
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">',
    '<path d="M0 0 10 5 0 10z" fill="#7a4a2b"/></marker></defs>',
    '<rect width="900" height="470" fill="#f6f1e7"/>',
    ...lines,
    ...Object.entries(boxes).map(([folder, box]) => boxOf(folder, box)),
    '</svg>\n',
  ].join('\n');
}

function arrow(from: string, to: string): string {
  const [folder = to, part] = to.split('/');
  const ends = arrows[`${from} > ${folder}`];
  if (ends === undefined) throw new Error(`The map has no arrow from ${from} to ${folder}.`);
  const [x1, y1, x2, y2] = ends;
  const line = `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#7a4a2b" stroke-width="2" marker-end="url(#tip)"/>`;
  return part === undefined ? line : line + label(part, (x1 + x2) / 2, (y1 + y2) / 2, x1 === x2);
}

function label(text: string, x: number, y: number, isUpright: boolean): string {
  const place = isUpright ? `x="${x + 10}" y="${y + 5}"` : `x="${x + 14}" y="${y - 10}" text-anchor="middle"`;
  return `<text ${place} font-size="14" font-style="italic" fill="#5b4636">${text} only</text>`;
}

function boxOf(folder: string, { x, y, width, lines }: Box): string {
  const middle = x + width / 2;
  const texts = lines.map(
    (line, index) =>
      `<text x="${middle}" y="${y + 56 + 20 * index}" font-size="15" text-anchor="middle" fill="#3d3128">${line}</text>`,
  );
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#fffdf8" stroke="#b59b7a" stroke-width="1.5"/>`,
    `<text x="${middle}" y="${y + 32}" font-size="19" font-weight="600" text-anchor="middle" fill="#2a211a">${folder}</text>`,
    ...texts,
  ].join('\n');
}
