/** Tiles that take the place of the drilled plate, one below each panel of the sensor board, and keys that join them. */
import { refuse } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import type { Point } from '../layout/draw.ts';
import { kindsOf, panelPlaces, squaresOfPanel } from '../board/chain.ts';
import { leastPanelPitch } from '../board/placement.ts';
import { boxOptions, holes, lightPlace, pitchProblem } from '../templates/box/drill-art.ts';
import { isBox } from '../templates/box/drilling.ts';
import { bedOptions, layOnBeds } from './bed.ts';
import type { Contour } from './contour.ts';
import { sensorFrameGuide } from './guides.ts';
import { atScrews, heightsOn, onBed, panelPiece, round, sizeOfPanel, spot } from './sensor-plate.ts';
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

/** The drilling plan lays card or veneer of this thickness over its plate, and its magnets count on it. */
const floor = 0.5;

function tile(values: FrameOptions, name: string): Piece {
  const size = sizeOfPanel(values);
  const top = heightsOn(floor).posts + 1;
  return panelPiece(values, {
    ...{ name, floor, above: 0 },
    finish: ({ prism, difference }, body) =>
      difference(body, [
        prism([...atScrews(values, threadDiameter), ...socketsOf(size)], shallow, top),
        ...(values.lights ? [prism(lightsOf(values), -1, top)] : []),
      ]),
  });
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
  const shape = (toPlace: (across: number, inwards: number) => Point): Contour =>
    [
      [-socket.narrow / 2, -out],
      [socket.narrow / 2, -out],
      [socket.narrow / 2, 0],
      [socket.wide / 2, socket.depth],
      [-socket.wide / 2, socket.depth],
      [-socket.narrow / 2, 0],
    ].map(([across = 0, inwards = 0]) => spot(toPlace(across, inwards)));
  return [
    shape((across, inwards) => ({ x: x + across, y: inwards })),
    shape((across, inwards) => ({ x: x + across, y: depth - inwards })),
    shape((across, inwards) => ({ x: inwards, y: y + across })),
    shape((across, inwards) => ({ x: width - inwards, y: y + across })),
  ];
}

function keyPiece(name: string): Piece {
  const [long, narrow, wide] = [socket.depth - air, socket.narrow / 2 - air, socket.wide / 2 - air];
  const height = heightsOn(floor).plate - shallow - air;
  const [width, depth] = [2 * wide, 2 * long];
  const contour = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: wide + narrow, y: long },
    { x: width, y: depth },
    { x: 0, y: depth },
    { x: wide - narrow, y: long },
  ].map(spot);
  return {
    name,
    width,
    depth,
    height,
    bulk: blockBulk((width + 2 * narrow) / 2, depth, height),
    shape: ({ kernel }) => kernel.making(({ prism }) => prism([contour], 0, height)),
  };
}
