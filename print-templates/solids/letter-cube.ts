/** Faces are those of printed cubes, on the flat part between the roundings and without signs too small for plastic. */

import type { Translate } from '#shared/i18n/index.ts';
import { refuse } from '#shared/kernel/index.ts';
import type { Option, OptionValues } from '#shared/options/index.ts';
import type { Piece as Cube, PieceSet } from '#shared/pieces/index.ts';
import { capHeight, missingGlyph } from '../fonts/index.ts';
import { bounds } from '../layout/bounds.ts';
import { placesOf, type FacePlace } from '../layout/nets/net-shapes.ts';
import type { DrawOp } from '../layout/types.ts';
import { chooseCubes, cubeNumber, cubesOf } from '../templates/cube-list.ts';
import { pieceFace } from '../templates/face.ts';
import { cubeFont, shared } from '../templates/options.ts';
import { bedOptions, layOnBeds } from './bed.ts';
import { contoursOf, shifted, flatness, wholeMicrons, type Contour } from './contour.ts';
import type { Body, Tools } from './kernel.ts';
import { upright, type Vector } from './motion.ts';
import { slicers } from './materials.ts';
import type { Mesh } from './mesh.ts';
import { blockBulk, type Piece, type Planned, type SolidProblem, type ShapingTools } from './solid.ts';
import { cubesGuide } from './guides.ts';
import { solidTemplate } from './solid-template.ts';

const options = [
  shared.edge,
  { kind: 'choice', name: 'relief', choices: ['raised', 'engraved'], default: 'raised' },
  { kind: 'number', name: 'reliefHeight', unit: 'mm', min: 0.2, max: 2, step: 0.1, default: 0.6 },
  {
    kind: 'toggle',
    name: 'flatBelow',
    when: { option: 'relief', is: 'raised' },
    default: true,
  },
  { kind: 'choice', name: 'colours', choices: ['one', 'two'], default: 'one' },
  {
    kind: 'choice',
    name: 'slicer',
    when: { option: 'colours', is: 'two' },
    choices: slicers,
    default: 'prusa',
  },
  { kind: 'number', name: 'corner', unit: 'mm', min: 0, max: 2, step: 0.1, default: 0.5 },
  shared.font,
  shared.bars,
  { kind: 'toggle', name: 'figures', default: true },
  shared.cubes,
  ...bedOptions,
] as const satisfies readonly Option[];
type CubeOptions = OptionValues<typeof options>;

const name = 'solid-cubes';
export const letterCubes = solidTemplate({
  name,
  from: cubesOf,
  options,
  guide: ({ relief, colours }) => cubesGuide(relief === 'engraved' && colours === 'one'),
  plan: planCubes,
  materials: ({ colours, slicer }, t) =>
    colours === 'one'
      ? undefined
      : {
          slicer,
          names: [t(`option:print.solids.${name}.body`), t(`option:print.solids.${name}.letters`)],
        },
});

/** Signs with capitals lower than this, in millimetres, blur with a nozzle of 0.4 mm. */
const smallestSign = 2;
/** This much plastic, in millimetres, stays between letters cut into neighbouring faces. */
const wall = 0.2;
/** Raised letters begin this far inside the cube, in millimetres, so that they join it. */
const root = 0.5;
/** In a picture, letters that are flush rise by this, in millimetres, so that they are seen. */
const seen = 0.01;

type FaceArt = readonly (readonly [FacePlace, readonly DrawOp[]])[];

function planCubes(values: CubeOptions, set: PieceSet, t: Translate): Planned {
  const cubes = chooseCubes(set.pieces, values.cubes);
  if (!cubes.ok) return cubes;
  const most = values.edge / 8;
  if (values.corner > most) {
    const { corner, edge } = values;
    return refuse({ code: 'print/corner-too-wide', corner, edge, most: Math.floor(most * 10) / 10 });
  }
  const arts = cubes.value.map((cube) => artOf(cube, set, values, t));
  const problem = artProblem(arts.flat(), values);
  if (problem !== undefined) return refuse(problem);
  const pieces = cubes.value.map((cube, index): Piece => {
    const name = t('option:print.sheet.cube', { number: cubeNumber(cube) });
    return pieceOf(name, arts[index] ?? [], values);
  });
  return layOnBeds(pieces, values);
}

/** Lengths are millimetres from the top left corner of the flat part. */
function artOf(cube: Cube, set: PieceSet, values: CubeOptions, t: Translate): FaceArt {
  const style = {
    edge: flatOf(values),
    font: cubeFont(values.font),
    bars: values.bars,
    ink: 'full',
  } as const;
  const places = placesOf(cube);
  return cube.faces.flatMap((face, index) => {
    const place = places[index];
    if (place === undefined) return [];
    const ops = pieceFace({ x: 0, y: 0 }, face, { piece: cube, set, label: '', t }, style);
    const letters = ops.filter(
      (op, at) =>
        isPrintable(op) &&
        // Only the text of a premium is used: rings and hatching are too fine for plastic.
        (face.kind === 'premium' ? op.kind === 'text' : at === 0 || values.figures || op.kind === 'path'),
    );
    return letters.length === 0 ? [] : [[place, letters] as const];
  });
}

function isPrintable(op: DrawOp): boolean {
  return op.kind !== 'text' || (op.text !== '' && capHeight(op.font, op.size) >= smallestSign);
}

function flatOf({ edge, corner }: CubeOptions): number {
  return edge - 2 * corner;
}

function artProblem(art: FaceArt, values: CubeOptions): SolidProblem | undefined {
  const face = flatOf(values);
  const ops = art.flatMap(([, drawn]) => drawn);
  let narrowest = Infinity;
  for (const op of ops) {
    const glyph = op.kind === 'text' ? missingGlyph(op.font, op.text) : undefined;
    if (op.kind === 'text' && glyph !== undefined)
      return { code: 'print/missing-glyph', glyph, font: op.font };
    const { x, y, width, height } = bounds(op);
    const margin = Math.min(x, y, face - x - width, face - y - height);
    if (margin < 0) return { code: 'print/face-too-small', sign: op.kind === 'text' ? op.text : '', face };
    narrowest = Math.min(narrowest, margin);
  }
  const most = Math.floor((narrowest + values.corner - wall) * 10) / 10;
  const { relief, reliefHeight: height, edge } = values;
  return relief === 'raised' || height <= most
    ? undefined
    : { code: 'print/letters-too-deep', height, edge, most };
}

function pieceOf(name: string, art: FaceArt, values: CubeOptions): Piece {
  const sides = art.map(([place]) => place).filter((place) => isRaised(place, values));
  const out = (place: FacePlace) => (sides.includes(place) ? values.reliefHeight : 0);
  const { edge } = values;
  const corner: Vector = [edge / 2 + out('left'), edge / 2 + out('lower'), edge / 2 + out(below)];
  return {
    name,
    width: edge + out('left') + out('right'),
    depth: edge + out('lower') + out('top'),
    height: edge + out(below) + out('centre'),
    bulk: blockBulk(edge, edge, edge),
    shape: (workshop) => cubeShape(art, corner, values, workshop),
  };
}

/** Letters of the side below may be engraved, so that the cube stands flat on the bed. */
function isRaised(place: FacePlace, { relief, flatBelow }: CubeOptions): boolean {
  return relief === 'raised' && !(flatBelow && place === below);
}

function cubeShape(
  art: FaceArt,
  corner: Vector,
  values: CubeOptions,
  { kernel, outlines }: ShapingTools,
): Mesh {
  const half = flatOf(values) / 2;
  return kernel.making((tools) => {
    const lettered = art.map(([place, ops]) => {
      const contours = shifted(contoursOf(ops, outlines), -half, half);
      return { raised: isRaised(place, values), body: relief(tools, place, contours, values) };
    });
    const bodies = (raised: boolean) => lettered.flatMap((one) => (one.raised === raised ? one.body : []));
    const blank = roundedCube(tools, values.edge, values.corner);
    const onBed = (body: Body) => tools.moved(body, { ...upright, to: corner });
    if (values.colours === 'one' || lettered.length === 0) {
      return onBed(tools.difference(tools.union([blank, ...bodies(true)]), bodies(false)));
    }
    const all = lettered.map(({ body }) => body);
    if (tools.isForPicture) return [onBed(blank), onBed(tools.union(all))];
    // Both are cut by the same shapes, so that they share their walls and nothing is left between them.
    const inlaid = tools.intersection(blank, tools.union(bodies(false)));
    return [onBed(tools.difference(blank, all)), onBed(tools.union([...bodies(true), inlaid]))];
  });
}

function relief(tools: Tools, place: FacePlace, contours: readonly Contour[], values: CubeOptions): Body {
  const { right: x, up: y, out: z } = faceFrames[place];
  const height = values.reliefHeight;
  const isInlay = values.colours === 'two' && tools.isForPicture;
  const [from, to] = isRaised(place, values) ? [-root, height] : [-height, isInlay ? seen : root];
  const surface = values.edge / 2;
  return tools.moved(tools.prism(contours, surface + from, surface + to), { x, y, z, to: [0, 0, 0] });
}

/** The directions are those of a face as it is read, on a cube that stands on the bed. */
interface FaceFrame {
  readonly right: Vector;
  readonly up: Vector;
  readonly out: Vector;
}

/** The cross folds away from its reader, who looks down on its middle. */
export const faceFrames: Readonly<Record<FacePlace, FaceFrame>> = {
  centre: { right: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] },
  top: { right: [1, 0, 0], up: [0, 0, -1], out: [0, 1, 0] },
  lower: { right: [1, 0, 0], up: [0, 0, 1], out: [0, -1, 0] },
  left: { right: [0, 0, 1], up: [0, 1, 0], out: [-1, 0, 0] },
  right: { right: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0] },
  total: { right: [1, 0, 0], up: [0, -1, 0], out: [0, 0, -1] },
};

const below: FacePlace = 'total';

/** Returns how many chords keep a quarter circle within `flatness`. */
function chordsOf(radius: number): number {
  return Math.max(1, Math.ceil(Math.PI / 4 / Math.acos(1 - Math.min(1, flatness / radius))));
}

/** The cube is centred on the origin; `radius` 0 leaves it sharp. */
function roundedCube(tools: Tools, edge: number, radius: number): Body {
  const half = edge / 2;
  if (radius === 0) return tools.block([-half, -half, -half], [half, half, half]);
  const middle = half - radius;
  const directions = directionsOf(chordsOf(radius));
  const signs = [-1, 1] as const;
  const eighths = signs.flatMap((x) => signs.flatMap((y) => signs.map((z): Vector => [x, y, z])));
  return tools.hull(
    eighths.flatMap(([x, y, z]) =>
      directions.map(([a, b, c]): Vector => [
        wholeMicrons(x * (middle + radius * a)),
        wholeMicrons(y * (middle + radius * b)),
        wholeMicrons(z * (middle + radius * c)),
      ]),
    ),
  );
}

/** Returns points of an eighth of the unit sphere, from its equator up, with the pole once. */
function directionsOf(chords: number): readonly Vector[] {
  const quarters = Array.from({ length: chords + 1 }, (_, step) => (step / chords) * (Math.PI / 2));
  return [
    ...quarters
      .slice(0, -1)
      .flatMap((up) =>
        quarters.map((turn): Vector => [
          Math.cos(up) * Math.cos(turn),
          Math.cos(up) * Math.sin(turn),
          Math.sin(up),
        ]),
      ),
    [0, 0, 1],
  ];
}
