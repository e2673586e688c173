/**
 * Reads Gerber and Excellon files as a board maker does, by the specifications alone. What these boards do not need
 * (arcs, regions, macros, other units) is an error here. Lengths are millimetres, y up.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Shape {
  readonly from: Spot;
  readonly to: Spot;
  readonly radius: number;
  readonly isFlash: boolean;
  readonly use: string | undefined;
  readonly net: string | undefined;
  readonly pin: string | undefined;
}

export interface GerberPicture {
  readonly facts: ReadonlyMap<string, string>;
  readonly shapes: readonly Shape[];
}

export function readGerber(text: string): GerberPicture {
  const facts = new Map<string, string>();
  const attributes = new Map<string, string>();
  const apertures = new Map<string, { readonly diameter: number; readonly use: string | undefined }>();
  const shapes: Shape[] = [];
  let scale = 0;
  let isMetric = false;
  let aperture: string | undefined;
  let at: Spot | undefined;
  let hasEnded = false;
  for (const block of blocksOf(text)) {
    if (hasEnded) throw new Error(`${block} after the end`);
    const attribute = /^(?:G04 #@! )?(T[FAOD])(?:([^,]*)(?:,(.*))?)?$/.exec(block);
    if (attribute !== null) {
      const [, kind, name = '', value = ''] = attribute;
      if (kind === 'TF') facts.set(name, value);
      else if (kind === 'TD') attributes.clear();
      else attributes.set(name, value);
      continue;
    }
    if (block.startsWith('G04')) continue;
    const format = /^FSLAX(\d)(\d)Y(\d)(\d)$/.exec(block);
    if (format !== null) {
      if (format[2] !== format[4]) throw new Error(block);
      scale = 10 ** -Number(format[2]);
      continue;
    }
    const defined = /^ADD(\d+)C,([\d.]+)$/.exec(block);
    if (defined !== null) {
      apertures.set(defined[1] ?? '', {
        diameter: Number(defined[2]),
        use: attributes.get('.AperFunction'),
      });
      continue;
    }
    const chosen = /^D([1-9]\d+)$/.exec(block);
    if (chosen !== null) {
      if (!apertures.has(chosen[1] ?? '')) throw new Error(`No aperture ${block}`);
      aperture = chosen[1];
      continue;
    }
    const drawn = /^X(-?\d+)Y(-?\d+)D0([123])$/.exec(block);
    if (drawn !== null) {
      const to: Spot = { x: Number(drawn[1]) * scale, y: Number(drawn[2]) * scale };
      const pen = apertures.get(aperture ?? '');
      if (drawn[3] !== '2') {
        const from = drawn[3] === '3' ? to : at;
        if (pen === undefined || from === undefined || scale === 0 || !isMetric) throw new Error(block);
        shapes.push({
          from,
          to,
          radius: pen.diameter / 2,
          isFlash: drawn[3] === '3',
          use: pen.use,
          net: attributes.get('.N'),
          pin: attributes.get('.P'),
        });
      }
      at = to;
      continue;
    }
    if (block === 'MOMM') isMetric = true;
    else if (block === 'M02') hasEnded = true;
    else if (block !== 'G01' && block !== 'LPD') throw new Error(`What is ${block}?`);
  }
  if (!hasEnded) throw new Error('No end');
  return { facts, shapes };
}

function blocksOf(text: string): readonly string[] {
  return text
    .replaceAll('%', '')
    .split('*')
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

export interface ReadDrill extends Spot {
  readonly diameter: number;
}

export function readExcellon(text: string): {
  readonly isPlated: boolean;
  readonly holes: readonly ReadDrill[];
} {
  const lines = text.split('\n').map((line) => line.trim());
  const tools = new Map<string, number>();
  const holes: ReadDrill[] = [];
  let tool: number | undefined;
  const body = lines.indexOf('%');
  const header = lines.slice(0, body);
  if (lines[0] !== 'M48' || body < 0 || !header.includes('METRIC')) throw new Error('No header');
  for (const line of header) {
    const defined = /^T(\d+)C([\d.]+)$/.exec(line);
    if (defined !== null) tools.set(defined[1] ?? '', Number(defined[2]));
    else if (!/^(?:M48|METRIC|FMAT,2|;.*)$/.test(line)) throw new Error(`What is ${line}?`);
  }
  const end = lines.indexOf('M30');
  if (end < 0 || lines.slice(end + 1).some((line) => line !== '')) throw new Error('No end');
  for (const line of lines.slice(body + 1, end)) {
    const [, chosen] = /^T(\d+)$/.exec(line) ?? [];
    const [, x, y] = /^X(-?\d+\.\d+)Y(-?\d+\.\d+)$/.exec(line) ?? [];
    if (chosen !== undefined) tool = tools.get(chosen);
    else if (x !== undefined && tool !== undefined)
      holes.push({ x: Number(x), y: Number(y), diameter: tool });
    else if (line !== 'G90' && line !== 'G05') throw new Error(`What is ${line}?`);
  }
  const [, plated] = /TF\.FileFunction,(Plated|NonPlated),1,2/.exec(text) ?? [];
  if (plated === undefined) throw new Error('Plated or not?');
  return { isPlated: plated === 'Plated', holes };
}
