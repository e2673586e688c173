import type { OptionValues } from '#shared/options/index.ts';
import { signedArea } from '../layout/facts.ts';
import { rackProfile } from '../layout/rack.ts';
import { needsRack } from '../templates/rack.ts';
import { shared } from '../templates/options.ts';
import { bedOptions, layOnBeds } from './bed.ts';
import { boundsOf, wholeMicrons, type Contour, type Spot } from './contour.ts';
import { solidRackGuide } from './guides.ts';
import { solidTemplate } from './solid-template.ts';
import { blockBulk, type Piece } from './solid.ts';

const options = [
  shared.edge,
  { kind: 'number', name: 'racks', min: 1, max: 6, step: 1, default: 1 },
  ...bedOptions,
] as const;
type RackOptions = OptionValues<typeof options>;

export const solidRack = solidTemplate({
  name: 'solid-rack',
  from: needsRack,
  options,
  guide: () => solidRackGuide,
  plan: (values, _, t) => {
    const rack = rackPiece(values, t('option:print.solids.solid-rack.piece'));
    return layOnBeds(
      Array.from({ length: values.racks }, () => rack),
      values,
    );
  },
});

/** The lip before the cubes and the ridge behind them have this thickness in millimetres. */
const thickness = 2.4;

/** The profile equals the paper rack where cubes touch it; its lip and ridge are thick enough for plastic. */
export function rackSide(edge: number): Contour {
  const { corners } = rackProfile(edge);
  const [, top, foot, heel, ridge, end] = corners;
  const lean = { x: foot.x - top.x, y: foot.y - top.y };
  const length = Math.hypot(lean.x, lean.y);
  const out = { x: (lean.y / length) * thickness, y: (-lean.x / length) * thickness };
  const lip = { x: top.x + out.x, y: top.y + out.y };
  const front = { x: lip.x - (lean.x / lean.y) * lip.y, y: 0 };
  const back = { x: ridge.x - out.x, y: ridge.y - out.y };
  const last = { x: end.x + thickness, y: 0 };
  return [front, last, back, ridge, heel, foot, top, lip].map(({ x, y }): Spot => [
    wholeMicrons(x - front.x),
    wholeMicrons(y),
  ]);
}

function rackPiece({ edge }: RackOptions, name: string): Piece {
  const side = rackSide(edge);
  const { right, top } = boundsOf([side]);
  const { width } = rackProfile(edge);
  return {
    name,
    width,
    depth: right,
    height: top,
    bulk: {
      ...blockBulk(width, right, top),
      volume: width * Math.abs(signedArea(side.map(([x, y]) => ({ x, y })))),
    },
    // The profile lies in y and z, and runs along x.
    shape: ({ kernel }) =>
      kernel.making((tools) =>
        tools.moved(tools.prism([side], 0, width), {
          x: [0, 1, 0],
          y: [0, 0, 1],
          z: [1, 0, 0],
          to: [0, 0, 0],
        }),
      ),
  };
}
