/** Tiles that take the place of the drilled plate, one below each panel of the sensor board, and keys that join them. */
import { refuse } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { kindsOf, panelPlaces, squaresOfPanel } from '../board/chain.ts';
import { leastPanelPitch } from '../board/placement.ts';
import { boxOptions, holes, lightPlace, pitchProblem } from '../templates/box/drill-art.ts';
import { isBox } from '../templates/box/drilling.ts';
import { bedOptions, layOnBeds } from './bed.ts';
import { wholeMicrons, type Contour, type Spot } from './contour.ts';
import {
  floorHeight,
  onBed,
  outlineOf,
  plateHeight,
  pocketsOf,
  postDiameter,
  postHeight,
  round,
  screwsOf,
  sizeOfPanel,
} from './sensor-plate.ts';
import { sensorFrameGuide } from './guides.ts';
import { solidTemplate } from './solid-template.ts';
import { blockBulk, type Piece } from './solid.ts';

const options = [
  boxOptions.rows,
  boxOptions.columns,
  boxOptions.edge,
  boxOptions.pitch,
  boxOptions.sensor,
  boxOptions.lights,
  ...bedOptions,
] as const;
type FrameOptions = OptionValues<typeof options>;

export const sensorFrame = solidTemplate({
  name: 'sensor-frame',
  from: isBox,
  options,
  guide: () => sensorFrameGuide,
  plan: (values, _, t) => {
    const { rows, columns, pitch, sensor } = values;
    if (columns !== 8 && columns !== 12) return refuse({ code: 'board/columns', columns });
    const least = leastPanelPitch(values);
    if (pitch < least) return refuse({ code: 'board/pitch', pitch, least, sensor });
    const tooNarrow = pitchProblem(values);
    if (tooNarrow !== undefined) return refuse(tooNarrow);
    const tiles = panelPlaces(values).map(({ name }) =>
      tile(values, t('option:print.solids.sensor-frame.piece', { panel: name })),
    );
    const across = kindsOf(columns).length;
    const along = Math.ceil(rows / squaresOfPanel.rows);
    const joints = (across - 1) * along + across * (along - 1);
    const key = keyPiece(t('option:print.solids.sensor-frame.key'));
    return layOnBeds([...tiles, ...Array.from({ length: joints }, () => key)], values);
  },
});

/** A screw of 3 mm cuts its own thread into a hole this wide. */
const threadDiameter = 2.5;
/** Holes for screws and keys go down to here, and leave enough of the plate below. */
const shallow = 2;

/** Half of a key fits into the middle of each side: this deep, narrow at the edge and wide inside. */
const socket = { depth: 5, narrow: 4, wide: 7 } as const;
/** The key is smaller than its two sockets by this much on each side. */
const air = 0.15;

export function frameHeights() {
  const plate = floorHeight + plateHeight;
  return { floor: floorHeight, shallow, plate, post: plate + postHeight, key: plate - shallow - air };
}

function tile(values: FrameOptions, name: string): Piece {
  const { width, depth } = sizeOfPanel(values);
  const { floor, plate, post } = frameHeights();
  return {
    name,
    width,
    depth,
    height: post,
    bulk: blockBulk(width, depth, plate),
    shape: ({ kernel }) =>
      kernel.making(({ prism, union, difference }) => {
        const screws = screwsOf(values);
        const posts = screws.map((screw) => round(screw, postDiameter));
        const threads = screws.map((screw) => round(screw, threadDiameter));
        return difference(
          union([prism([outlineOf({ width, depth })], 0, plate), prism(posts, floor, post)]),
          [
            prism(pocketsOf(values), floor, post + 1),
            prism([...threads, ...socketsOf({ width, depth })], shallow, post + 1),
            ...(values.lights ? [prism(lightsOf(values), -1, post + 1)] : []),
          ],
        );
      }),
  };
}

function lightsOf(values: FrameOptions): readonly Contour[] {
  const { columns, rows } = squaresOfPanel;
  return Array.from({ length: columns * rows }, (_, at) => {
    const middle = {
      x: ((at % columns) + 0.5) * values.pitch,
      y: (Math.floor(at / columns) + 0.5) * values.pitch,
    };
    return round(onBed(lightPlace(middle, values), values), holes.light);
  });
}

function socketsOf({ width, depth }: { readonly width: number; readonly depth: number }): readonly Contour[] {
  const [x, y] = [width / 2, depth / 2];
  const out = 1;
  const shape = (toSpot: (across: number, inwards: number) => Spot): Contour =>
    [
      [-socket.narrow / 2, -out],
      [socket.narrow / 2, -out],
      [socket.narrow / 2, 0],
      [socket.wide / 2, socket.depth],
      [-socket.wide / 2, socket.depth],
      [-socket.narrow / 2, 0],
    ].map(([across = 0, inwards = 0]) => {
      const [a, b] = toSpot(across, inwards);
      return [wholeMicrons(a), wholeMicrons(b)];
    });
  return [
    shape((across, inwards) => [x + across, inwards]),
    shape((across, inwards) => [x + across, depth - inwards]),
    shape((across, inwards) => [inwards, y + across]),
    shape((across, inwards) => [width - inwards, y + across]),
  ];
}

function keyPiece(name: string): Piece {
  const [long, narrow, wide] = [socket.depth - air, socket.narrow / 2 - air, socket.wide / 2 - air];
  const height = frameHeights().key;
  const [width, depth] = [2 * wide, 2 * long];
  const corners: readonly Spot[] = [
    [0, 0],
    [width, 0],
    [wide + narrow, long],
    [width, depth],
    [0, depth],
    [wide - narrow, long],
  ];
  const contour = corners.map(([x, y]): Spot => [wholeMicrons(x), wholeMicrons(y)]);
  return {
    name,
    width,
    depth,
    height,
    bulk: blockBulk((width + 2 * narrow) / 2, depth, height),
    shape: ({ kernel }) => kernel.making(({ prism }) => prism([contour], 0, height)),
  };
}
