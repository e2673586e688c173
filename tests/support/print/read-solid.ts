/** STL and 3MF read back by what their specifications say, with nothing of what writes them. */
import { inflateRawSync } from 'node:zlib';

export type Corner = readonly [number, number, number];
export type Triangle = readonly [Corner, Corner, Corner];

/** The triangles of a binary STL, in its order. */
export function readStl(bytes: Uint8Array): readonly Triangle[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  if (bytes.length !== 84 + 50 * count) throw new Error(`${bytes.length} bytes for ${count} triangles`);
  return Array.from({ length: count }, (_, index): Triangle => {
    const corner = (place: number): Corner => {
      const at = 84 + 50 * index + 12 * place;
      return [view.getFloat32(at, true), view.getFloat32(at + 4, true), view.getFloat32(at + 8, true)];
    };
    const triangle: Triangle = [corner(1), corner(2), corner(3)];
    const [x, y, z] = crossOf(triangle);
    const [a, b, c] = corner(0);
    const length = Math.hypot(x, y, z);
    if (Math.hypot(a * length - x, b * length - y, c * length - z) > 1e-3 * length) {
      throw new Error(`The normal of triangle ${index} points elsewhere`);
    }
    return triangle;
  });
}

/** The files of a zip, by its central directory. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const buffer = Buffer.from(bytes);
  const end = buffer.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Uint8Array>();
  let at = buffer.readUInt32LE(end + 16);
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed, size] = [
      buffer.readUInt16LE(at + 10),
      buffer.readUInt32LE(at + 20),
      buffer.readUInt32LE(at + 24),
    ];
    const nameLength = buffer.readUInt16LE(at + 28);
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength);
    const local = buffer.readUInt32LE(at + 42);
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
    const data = buffer.subarray(start, start + packed);
    const whole = method === 0 ? data : inflateRawSync(data);
    if (whole.length !== size) throw new Error(`${name} has ${whole.length} bytes, not ${size}`);
    files.set(name, whole);
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return files;
}

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

/** XML without comments, CDATA or document types, which 3MF does not have: every tag must close in its turn. */
export function readXml(text: string): Element {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const tag = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  tag.lastIndex = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(text)?.[0].length ?? NaN;
  while (tag.lastIndex < text.length) {
    const match = tag.exec(text);
    const parent = open.at(-1);
    if (match === null || parent === undefined) throw new Error('Not XML');
    const [, closes, name = '', attributes = '', isEmpty, between] = match;
    if (between !== undefined) parent.text += unescaped(between);
    else if (closes === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, unescaped(value)] as const,
      );
      const element: Element = { name, attributes: new Map(pairs), children: [], text: '' };
      if (element.attributes.size !== pairs.length) throw new Error(`<${name}> says something twice`);
      parent.children.push(element);
      if (isEmpty !== '/') open.push(element);
    }
  }
  const [first, other] = root.children;
  if (first === undefined || other !== undefined || open.length !== 1) throw new Error('Not one element');
  return first;
}

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error(`A loose & in ${text}`);
  const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return text.replaceAll(/&\w+;/g, (entity) => signs[entity] ?? '');
}

/** What is of one material in a piece, as the core of 3MF says it. */
export interface ReadPart {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly material: string | undefined;
  readonly colour: string | undefined;
  readonly triangles: readonly Triangle[];
}

export interface ReadPiece {
  readonly name: string | undefined;
  readonly triangles: readonly Triangle[];
  readonly parts: readonly ReadPart[];
}

export interface Read3mf {
  readonly title: string | undefined;
  readonly unit: string | undefined;
  readonly language: string | undefined;
  /** Of each item of the build, where it lies. */
  readonly pieces: readonly ReadPiece[];
}

/** A 3MF by way of its relation, as a reader has to go. */
export function read3mf(bytes: Uint8Array): Read3mf {
  const files = readZip(bytes);
  const textOf = (name: string) => new TextDecoder('utf-8', { fatal: true }).decode(files.get(name));
  const types = childrenOf(readXml(textOf('[Content_Types].xml')), 'Default');
  const model = childrenOf(readXml(textOf('_rels/.rels')), 'Relationship').find(
    (one) => one.attributes.get('Type') === 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel',
  );
  const path = model?.attributes.get('Target')?.slice(1) ?? '';
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const type = types.find((one) => one.attributes.get('Extension') === ending)?.attributes.get('ContentType');
  if (type !== 'application/vnd.ms-package.3dmanufacturing-3dmodel+xml')
    throw new Error(`${path} is ${type}`);
  const root = readXml(textOf(path));
  if (root.attributes.get('xmlns') !== 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02') {
    throw new Error('Not the core of 3MF');
  }
  const resources = only(root, 'resources').children;
  const known = new Map(resources.map((one) => [one.attributes.get('id'), one]));
  if (known.size !== resources.length) throw new Error('Two resources of one number');
  const pieces = childrenOf(only(root, 'build'), 'item').map((item) => {
    const object = known.get(item.attributes.get('objectid'));
    if (object === undefined) throw new Error('An item of no object');
    const parts = objectsIn(object, known).flatMap((one) => partsOf(one, item, known));
    const triangles = parts.flatMap((part) => part.triangles);
    return { name: object.attributes.get('name'), triangles, parts };
  });
  const title = childrenOf(root, 'metadata').find((one) => one.attributes.get('name') === 'Title');
  return {
    title: title?.text,
    unit: root.attributes.get('unit'),
    language: root.attributes.get('xml:lang'),
    pieces,
  };
}

type Known = ReadonlyMap<string | undefined, Element>;

/** An object, or those of its components, each of which has to stand before it. */
function objectsIn(object: Element, known: Known): readonly Element[] {
  const order = [...known.values()];
  const components = childrenOf(object, 'components').flatMap((one) => childrenOf(one, 'component'));
  if (components.length === 0) return [object];
  return components.map((component) => {
    const part = known.get(component.attributes.get('objectid'));
    if (part === undefined || component.attributes.size !== 1) throw new Error('A component of no object');
    if (order.indexOf(part) > order.indexOf(object)) throw new Error('A component that comes later');
    return part;
  });
}

/** Triangles that name a material of their own are a part of their own. */
function partsOf(object: Element, item: Element, known: Known): readonly ReadPart[] {
  const triangles = trianglesOf(object, item);
  const own = { pid: object.attributes.get('pid'), at: object.attributes.get('pindex') };
  const materials = childrenOf(only(only(object, 'mesh'), 'triangles'), 'triangle').map(({ attributes }) =>
    attributes.has('pid') ? { pid: attributes.get('pid'), at: attributes.get('p1') } : own,
  );
  const groups = Map.groupBy(triangles.keys(), (index) => `${materials[index]?.pid} ${materials[index]?.at}`);
  return [...groups.values()].map((indices) => {
    const { pid, at } = materials[indices[0] ?? 0] ?? own;
    const base = pid === undefined ? undefined : childrenOf(known.get(pid) ?? object, 'base')[Number(at)];
    if (pid !== undefined && base === undefined) throw new Error(`No material ${at} of ${pid}`);
    return {
      id: object.attributes.get('id'),
      name: object.attributes.get('name'),
      material: base?.attributes.get('name'),
      colour: base?.attributes.get('displaycolor'),
      triangles: indices.map((index) => triangles[index]).filter((one) => one !== undefined),
    };
  });
}

function trianglesOf(object: Element, item: Element): readonly Triangle[] {
  const move = (item.attributes.get('transform') ?? '1 0 0 0 1 0 0 0 1 0 0 0').split(' ').map(Number);
  if (move.slice(0, 9).join(' ') !== '1 0 0 0 1 0 0 0 1') throw new Error('A piece is turned');
  const mesh = only(object, 'mesh');
  const corners = childrenOf(only(mesh, 'vertices'), 'vertex').map((one): Corner => {
    const at = (axis: string, place: number) =>
      Math.fround(Number(one.attributes.get(axis)) + (move[place] ?? NaN));
    return [at('x', 9), at('y', 10), at('z', 11)];
  });
  return childrenOf(only(mesh, 'triangles'), 'triangle').map((one): Triangle => {
    const corner = (name: string) => {
      const found = corners[Number(one.attributes.get(name))];
      if (found === undefined) throw new Error('A triangle of no corner');
      return found;
    };
    return [corner('v1'), corner('v2'), corner('v3')];
  });
}

function childrenOf(element: Element, name: string): readonly Element[] {
  return element.children.filter((one) => one.name === name);
}

function only(element: Element, name: string): Element {
  const [first, other] = childrenOf(element, name);
  if (first === undefined || other !== undefined) throw new Error(`Not one ${name} in ${element.name}`);
  return first;
}

/** Twice the area of a triangle, along its normal. */
export function crossOf([a, b, c]: Triangle): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}
