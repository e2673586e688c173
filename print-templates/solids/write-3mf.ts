import { zipSync, strToU8, type Zippable } from 'fflate';
import { joinBytes } from '#shared/kernel/index.ts';
import { wholeMicrons } from './contour.ts';
import type { PlacedMesh } from './facts.ts';
import { displayColours, type Materials } from './materials.ts';
import { materialsOf, type Mesh } from './mesh.ts';
import { objectIds, slicerSettings } from './slicer-settings.ts';
import { escaped, xmlHead } from './xml.ts';

/** This is the first time that a zip can store; a fixed time gives the same bytes on any day. */
const moment = { mtime: '1980-01-01T00:00:00', level: 6, os: 0 } as const;

const core = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const packages = 'http://schemas.openxmlformats.org/package/2006';
/** PrusaSlicer moves only the first of two parts to its place in a file that does not name a version of this. */
const prusaVersion = {
  names: 'xmlns:slic3rpe="http://schemas.slic3r.org/3mf/2017/06"',
  metadata: ' <metadata name="slic3rpe:Version3mf">1</metadata>\n',
} as const;
/** Cura reads the tool of a part in the model. */
const curaNames = 'xmlns:cura="http://software.ultimaker.com/xml/cura/3mf/2015/10"';

const relations = `${xmlHead}<Relationships xmlns="${packages}/relationships"><Relationship Id="model" Target="/3D/3dmodel.model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>\n`;

function contentTypes(hasSettings: boolean): string {
  const settings = hasSettings ? '<Default Extension="config" ContentType="application/xml"/>' : '';
  return `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>${settings}</Types>\n`;
}

/** Writes 3MF after its core specification 1.3, with a named object per piece; `language` is a tag such as `nl`. */
export function write3mf(
  title: string,
  language: string,
  plate: readonly PlacedMesh[],
  materials?: Materials,
): Uint8Array<ArrayBuffer> {
  const files: Zippable = {
    '[Content_Types].xml': [strToU8(contentTypes(materials !== undefined)), moment],
    '_rels/.rels': [strToU8(relations), moment],
    '3D/3dmodel.model': [modelOf(title, language, plate, materials), moment],
  };
  if (materials !== undefined) {
    const { path, text } = slicerSettings(plate, materials);
    files[path] = [strToU8(text), moment];
  }
  return zipSync(files);
}

/** Objects are encoded one by one, since one text of the whole would take ten times the space of the file. */
function modelOf(
  title: string,
  language: string,
  plate: readonly PlacedMesh[],
  materials: Materials | undefined,
): Uint8Array {
  const wholeOf = (mesh: Mesh, index: number) =>
    materials === undefined ? index + 1 : objectIds(mesh, index, materials.slicer).whole;
  const items = plate.map(
    ({ mesh, x, y }, index) =>
      `  <item objectid="${wholeOf(mesh, index)}" transform="1 0 0 0 1 0 0 0 1 ${wholeMicrons(x)} ${wholeMicrons(y)} 0"/>\n`,
  );
  const isPrusa = materials?.slicer === 'prusa';
  const names = materials === undefined ? '' : ` ${isPrusa ? prusaVersion.names : curaNames}`;
  const start = `${xmlHead}<model unit="millimeter" xml:lang="${escaped(language)}" xmlns="${core}"${names}>
 <metadata name="Title">${escaped(title)}</metadata>
 <metadata name="Application">Cubewright</metadata>
${isPrusa ? prusaVersion.metadata : ''} <resources>
`;
  const end = ` </resources>
 <build>
${items.join('')} </build>
</model>
`;
  const bases = 3 * plate.length + 1;
  return joinBytes([
    strToU8(start),
    ...(materials === undefined ? [] : [strToU8(basesOf(materials, bases))]),
    ...plate.map((placed, index) =>
      strToU8(
        materials === undefined
          ? objectOf(placed, `id="${index + 1}"`)
          : pieceOf(placed, index, materials, bases),
      ),
    ),
    strToU8(end),
  ]);
}

function basesOf({ names }: Materials, id: number): string {
  const bases = names.map(
    (name, at) => `<base name="${escaped(name)}" displaycolor="${displayColours[at]}"/>`,
  );
  return `  <basematerials id="${id}">${bases.join('')}</basematerials>\n`;
}

/** `bases` is the number of the materials among the resources. */
function pieceOf(
  { name, mesh }: PlacedMesh,
  index: number,
  { slicer, names }: Materials,
  bases: number,
): string {
  const { whole, parts } = objectIds(mesh, index, slicer);
  const of = (at: number) => `pid="${bases}" pindex="${at}"`;
  if (parts.length === 0) return objectOf({ name, mesh }, `id="${whole}" ${of(0)}`, ` pid="${bases}" p1="1"`);
  const bodies = materialsOf(mesh).map((one, at) =>
    objectOf({ name: names[at] ?? '', mesh: one }, `id="${parts[at]}" ${of(at)}`, '', toolOf(at)),
  );
  const components = parts.map((id) => `<component objectid="${id}"/>`);
  return `${bodies.join('')}  <object id="${whole}" type="model" name="${escaped(name)}"><components>${components.join('')}</components></object>\n`;
}

/** Cura counts tools from 0. */
function toolOf(at: number): string {
  return `<metadatagroup><metadata name="cura:extruder_nr" preserve="1" type="xs:integer">${at}</metadata></metadatagroup>`;
}

/** `second` are the attributes of triangles of the second material. */
function objectOf(
  { name, mesh: { corners, triangles, second } }: Pick<PlacedMesh, 'name' | 'mesh'>,
  attributes: string,
  ofSecond = '',
  metadata = '',
): string {
  const vertices: string[] = [];
  for (let at = 0; at < corners.length; at += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => wholeMicrons(corners[at + axis] ?? 0));
    vertices.push(`<vertex x="${x}" y="${y}" z="${z}"/>\n`);
  }
  const faces: string[] = [];
  const middle = 3 * (second ?? Infinity);
  for (let at = 0; at < triangles.length; at += 3) {
    const material = at < middle ? '' : ofSecond;
    faces.push(
      `<triangle v1="${triangles[at]}" v2="${triangles[at + 1]}" v3="${triangles[at + 2]}"${material}/>\n`,
    );
  }
  return `  <object ${attributes} type="model" name="${escaped(name)}">${metadata}<mesh>
<vertices>
${vertices.join('')}</vertices>
<triangles>
${faces.join('')}</triangles>
</mesh></object>
`;
}
