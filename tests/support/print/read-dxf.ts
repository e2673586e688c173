/** Reads a DXF of Release 12 by its format alone: pairs of lines, a group code and a value; POLYLINEs with their VERTEXes. */
export interface DxfLine {
  readonly layer: string;
  readonly isClosed: boolean;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Dxf {
  readonly version: string;
  readonly isMetric: boolean;
  /** `$INSUNITS`: 1 for inches, 4 for millimetres. */
  readonly units: number;
  readonly layers: Readonly<Record<string, number>>;
  readonly lines: readonly DxfLine[];
}

export function readDxf(text: string): Dxf {
  const rows = text.split('\r\n');
  if (rows.pop() !== '') throw new Error('Does not end with a line end');
  if (rows.length % 2 !== 0) throw new Error('A group code without a value');
  const groups = Array.from({ length: rows.length / 2 }, (_, index) => {
    const code = Number(rows[index * 2]);
    if (!Number.isInteger(code)) throw new Error(`No group code: ${rows[index * 2] ?? ''}`);
    return { code, value: rows[index * 2 + 1] ?? '' };
  });
  const last = groups.at(-1);
  if (last?.code !== 0 || last.value !== 'EOF') throw new Error('No EOF');
  const after = (name: string) =>
    groups[groups.findIndex(({ code, value }) => code === 9 && value === name) + 1];
  const layers: Record<string, number> = {};
  const lines: { layer: string; isClosed: boolean; points: { x: number; y: number }[] }[] = [];
  let kind = '';
  let layer = '';
  for (const { code, value } of groups) {
    if (code === 0) {
      kind = value;
      if (value === 'POLYLINE') lines.push({ layer: '', isClosed: false, points: [] });
      if (value === 'VERTEX') lines.at(-1)?.points.push({ x: NaN, y: NaN });
    } else if (kind === 'LAYER' && code === 2) layer = value;
    else if (kind === 'LAYER' && code === 62) layers[layer] = Number(value);
    else if (kind === 'POLYLINE' && code === 8) Object.assign(lines.at(-1) ?? {}, { layer: value });
    else if (kind === 'POLYLINE' && code === 70)
      Object.assign(lines.at(-1) ?? {}, { isClosed: value === '1' });
    else if (kind === 'VERTEX' && (code === 10 || code === 20)) {
      Object.assign(lines.at(-1)?.points.at(-1) ?? {}, { [code === 10 ? 'x' : 'y']: Number(value) });
    }
  }
  return {
    version: after('$ACADVER')?.value ?? '',
    isMetric: after('$MEASUREMENT')?.value === '1',
    units: Number(after('$INSUNITS')?.value),
    layers,
    lines,
  };
}
