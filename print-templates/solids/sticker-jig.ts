/** A cube slides into the corner of two walls; the corner of the lips above it centres a sticker on the face. */
import { refuse } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { cubesOf } from '../templates/cube-list.ts';
import { shared } from '../templates/options.ts';
import { bedOptions, layOnBeds } from './bed.ts';
import { stickerJigGuide } from './guides.ts';
import { solidTemplate } from './solid-template.ts';
import { blockBulk, type Piece } from './solid.ts';

const options = [
  shared.edge,
  { kind: 'number', name: 'sticker', unit: 'mm', min: 4, max: 40, step: 0.5, default: 14 },
  ...bedOptions,
] as const;
type JigOptions = OptionValues<typeof options>;

export const stickerJig = solidTemplate({
  name: 'sticker-jig',
  from: cubesOf,
  options,
  guide: () => stickerJigGuide,
  plan: (values, _, t) => {
    const { sticker, edge } = values;
    const least = Math.ceil(edge) / 2;
    if (sticker > edge || sticker < least) {
      return refuse({ code: 'print/sticker-misfit', sticker, edge, least, most: edge });
    }
    return layOnBeds([jig(values, t('option:print.solids.sticker-jig.piece', { edge, sticker }))], values);
  },
});

const wall = 4;
const floor = 2;
/** The cube slides in under the lips with this much air. */
const air = 0.3;
const lip = 2;
/** The walls cover this share of a side; the rest is for fingers. */
const share = 0.8;

export function jigSizes({ edge, sticker }: { readonly edge: number; readonly sticker: number }) {
  return {
    wall,
    floor,
    side: wall + share * edge,
    under: floor + edge + air,
    height: floor + edge + air + lip,
    reach: (edge - sticker) / 2,
  };
}

function jig(values: JigOptions, name: string): Piece {
  const { side, under, height, reach } = jigSizes(values);
  const base = wall + values.edge;
  return {
    name,
    width: base,
    depth: base,
    height,
    bulk: blockBulk(base, base, height),
    shape: ({ kernel }) =>
      kernel.making((tools) =>
        tools.union([
          tools.block([0, 0, 0], [base, base, floor]),
          tools.block([0, base - wall, 0], [side, base, height]),
          tools.block([0, base - side, 0], [wall, base, height]),
          tools.block([0, base - wall - reach, under], [side, base, height]),
          tools.block([0, base - side, under], [wall + reach, base, height]),
        ]),
      ),
  };
}
