import { designPanels } from '#print-templates/board/design.ts';
import { panelPicture } from '#print-templates/board/picture.ts';
import { makersFiles } from '#print-templates/board/layers.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
for (const [sensor, pitch] of [
  ['hall', 25],
  ['reed', 29],
  ['hall', 20.5],
] as const) {
  const r = designPanels({ rows: 9, columns: 12, sensor, pitch, edge: 15 });
  if (!r.ok) throw new Error(JSON.stringify(r.problem));
  const d = `/tmp/board/${sensor}${pitch}`;
  mkdirSync(d, { recursive: true });
  for (const p of r.value) {
    const title = `${sensor.toUpperCase()} ${pitch} MM`;
    writeFileSync(`${d}/${p.kind}.svg`, panelPicture(p, title));
    for (const f of makersFiles(p, title)) writeFileSync(`${d}/${f.name}`, f.text);
  }
}
