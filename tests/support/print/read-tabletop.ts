/** Reads a save of Tabletop Simulator as the game does: objects from the JSON, meshes and images from its cache. */
import { PNG } from 'pngjs';
import { readZip } from './read-solid.ts';

export interface SaveObject {
  readonly GUID: string;
  readonly Name: string;
  readonly Nickname: string;
  readonly Description: string;
  readonly CustomMesh?: { readonly MeshURL: string; readonly DiffuseURL: string; readonly TypeIndex: number };
  readonly CardID?: number;
  readonly DeckIDs?: readonly number[];
  readonly CustomDeck?: Readonly<
    Record<string, { readonly FaceURL: string; readonly BackURL: string; readonly NumWidth: number }>
  >;
  readonly ContainedObjects?: readonly SaveObject[];
}

export interface TabletopSave {
  readonly name: string;
  readonly objects: readonly SaveObject[];
  readonly files: readonly string[];
  readonly readme: string;
  readonly image: (address: string) => PNG;
  readonly mesh: (address: string) => readonly Quad[];
}

type Vector = readonly [number, number, number];

/** Corners of a flat side from its lower left one, as the texture is read, anticlockwise seen from outside. */
export interface Quad {
  readonly corners: readonly Vector[];
  readonly normal: Vector;
  /** Left, top, right and bottom on the texture, as shares of it from its top left corner. */
  readonly window: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

export function readTabletop(bytes: Uint8Array): TabletopSave {
  const files = readZip(bytes);
  const text = (path: string) => new TextDecoder().decode(files.get(path) ?? new Uint8Array());
  const [path = ''] = [...files.keys()].filter((name) => name.startsWith('Saves/'));
  const save = JSON.parse(text(path)) as { readonly ObjectStates: readonly SaveObject[] };
  const cached = (address: string, folder: string, ending: string) => {
    const name = `Mods/${folder}/${address.replaceAll(/[\W_]/g, '')}${ending}`;
    const file = files.get(name);
    if (file === undefined) throw new Error(`The game would look for ${address} on the network`);
    return file;
  };
  return {
    name: path,
    objects: save.ObjectStates,
    files: [...files.keys()],
    readme: text('README.txt'),
    image: (address) => PNG.sync.read(Buffer.from(cached(address, 'Images', '.png'))),
    mesh: (address) => readObj(new TextDecoder().decode(cached(address, 'Models', '.obj'))),
  };
}

/** All objects, those in bags and decks too. */
export function everyObject(objects: readonly SaveObject[]): readonly SaveObject[] {
  return objects.flatMap((object) => [object, ...everyObject(object.ContainedObjects ?? [])]);
}

/** Two triangles of an OBJ make a side, and its corners are put in the order in which they lie on the texture. */
function readObj(text: string): readonly Quad[] {
  const rows = text.split('\n').map((line) => line.split(' '));
  const numbers = (kind: string) =>
    rows.filter(([first]) => first === kind).map((row) => row.slice(1).map(Number));
  const [points, textures] = [numbers('v'), numbers('vt')];
  const triangles = rows
    .filter(([first]) => first === 'f')
    .map((row) => row.slice(1).map((corner) => corner.split('/').map((at) => Number(at) - 1)));
  return triangles.flatMap((triangle, index): readonly Quad[] => {
    const next = triangles[index + 1];
    if (index % 2 === 1 || next === undefined) return [];
    const corners = [...new Map([...triangle, ...next].map((corner) => [corner[0], corner])).values()].map(
      ([v = 0, vt = 0]) => ({ point: points[v] as unknown as Vector, uv: textures[vt] ?? [] }),
    );
    const [us, vs] = [0, 1].map((axis) => corners.map(({ uv }) => uv[axis] ?? NaN)) as [number[], number[]];
    const [left, right] = [Math.min(...us), Math.max(...us)];
    const [low, high] = [Math.min(...vs), Math.max(...vs)];
    const at = (u: number, v: number): Vector => {
      const found = corners.filter(({ uv }) => uv[0] === u && uv[1] === v);
      if (found.length !== 1) throw new Error('A side whose texture is no rectangle');
      return found[0]?.point ?? [NaN, NaN, NaN];
    };
    // The sides of a triangle turn anticlockwise for who stands outside.
    const [a, b, c] = triangle.map(([v = 0]) => points[v] as unknown as Vector) as [Vector, Vector, Vector];
    return [
      {
        corners: [at(left, low), at(right, low), at(right, high), at(left, high)],
        normal: cross(minus(b, a), minus(c, a)),
        window: { left, top: 1 - high, right, bottom: 1 - low },
      },
    ];
  });
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
