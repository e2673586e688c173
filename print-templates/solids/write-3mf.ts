import { zipSync, strToU8, type Zippable } from 'fflate';
import { joinBytes } from '#shared/kernel/index.ts';
import { wholeMicrons } from './contour.ts';
import type { PlacedMesh } from './facts.ts';

/** This is the first time that a zip can store; a fixed time gives the same bytes on any day. */
const moment = { mtime: '1980-01-01T00:00:00', level: 6, os: 0 } as const;

const core = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>\n`;
const relations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="model" Target="/3D/3dmodel.model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>\n`;

/** Writes 3MF after its core specification 1.3, with a named object per piece; `language` is a tag such as `nl`. */
export function write3mf(
  title: string,
  language: string,
  plate: readonly PlacedMesh[],
): Uint8Array<ArrayBuffer> {
  const files: Zippable = {
    '[Content_Types].xml': [strToU8(contentTypes), moment],
    '_rels/.rels': [strToU8(relations), moment],
    '3D/3dmodel.model': [modelOf(title, language, plate), moment],
  };
  return zipSync(files);
}

/** Objects are encoded one by one, since one text of the whole would take ten times the space of the file. */
function modelOf(title: string, language: string, plate: readonly PlacedMesh[]): Uint8Array {
  const items = plate.map(
    ({ x, y }, index) =>
      `  <item objectid="${index + 1}" transform="1 0 0 0 1 0 0 0 1 ${wholeMicrons(x)} ${wholeMicrons(y)} 0"/>\n`,
  );
  const start = `${head}<model unit="millimeter" xml:lang="${escaped(language)}" xmlns="${core}">
 <metadata name="Title">${escaped(title)}</metadata>
 <metadata name="Application">Cubewright</metadata>
 <resources>
`;
  const end = ` </resources>
 <build>
${items.join('')} </build>
</model>
`;
  return joinBytes([
    strToU8(start),
    ...plate.map((placed, index) => strToU8(objectOf(placed, index + 1))),
    strToU8(end),
  ]);
}

function objectOf({ name, mesh }: PlacedMesh, id: number): string {
  const { corners, triangles } = mesh;
  const vertices: string[] = [];
  for (let at = 0; at < corners.length; at += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => wholeMicrons(corners[at + axis] ?? 0));
    vertices.push(`<vertex x="${x}" y="${y}" z="${z}"/>\n`);
  }
  const faces: string[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    faces.push(`<triangle v1="${triangles[at]}" v2="${triangles[at + 1]}" v3="${triangles[at + 2]}"/>\n`);
  }
  return `  <object id="${id}" type="model" name="${escaped(name)}"><mesh>
<vertices>
${vertices.join('')}</vertices>
<triangles>
${faces.join('')}</triangles>
</mesh></object>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
