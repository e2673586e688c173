/** Holds the sensors of one panel where they belong while they are soldered, and bends their legs to length. */
import { refuse } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { leastPanelPitch } from '../board/placement.ts';
import { boxOptions } from '../templates/box/drill-art.ts';
import { isBox } from '../templates/box/drilling.ts';
import { bedOptions, layOnBeds } from './bed.ts';
import { atScrews, heightsOn, panelPiece } from './sensor-plate.ts';
import { solderJigGuide } from './guides.ts';
import { solidTemplate } from './solid-template.ts';
import { blockBulk, type Piece } from './solid.ts';

const options = [boxOptions.edge, boxOptions.pitch, boxOptions.sensor, ...bedOptions] as const;
type JigOptions = OptionValues<typeof options>;

export const solderJig = solidTemplate({
  name: 'solder-jig',
  from: isBox,
  options,
  guide: () => solderJigGuide,
  plan: (values, _, t) => {
    const { pitch, sensor } = values;
    const least = leastPanelPitch(values);
    if (pitch < least) return refuse({ code: 'board/pitch', pitch, least, sensor });
    return layOnBeds(
      [
        jig(values, t('option:print.solids.solder-jig.piece')),
        bender(sensor, t('option:print.solids.solder-jig.bender')),
      ],
      values,
    );
  },
});

/** It carries nothing, so its floor is thick enough to stay flat on a bench. */
const floor = 2;
/** The pegs stand in the holes of the panel, which are 3.2 mm wide. */
const peg = { diameter: 2.9, height: 2.5 } as const;

function jig(values: JigOptions, name: string): Piece {
  const { posts } = heightsOn(floor);
  return panelPiece(values, {
    ...{ name, floor, above: peg.height },
    finish: ({ prism, union }, body) =>
      union([body, prism(atScrews(values, peg.diameter), floor, posts + peg.height)]),
  });
}

/** A Hall switch lies in a channel that is open in front: its body, and its legs up to the bend. */
const channel = { width: 4.3, depth: 1.6, length: 3.1 + 0.8 } as const;
/** The legs of a reed switch are bent down at both ends of a block; between their middles are 16 mm. */
const reed = { apart: 16, leg: 0.6, groove: 2.4 } as const;

function benderSizes(sensor: 'hall' | 'reed') {
  return sensor === 'hall'
    ? { width: 20, depth: 12, height: 8, groove: channel.depth }
    : { width: reed.apart - reed.leg, depth: 12, height: 8, groove: reed.groove / 2 };
}

function bender(sensor: 'hall' | 'reed', name: string): Piece {
  const { width, depth, height, groove } = benderSizes(sensor);
  const middle = sensor === 'hall' ? width / 2 : depth / 2;
  const low = height - groove;
  return {
    name,
    width,
    depth,
    height,
    bulk: blockBulk(width, depth, height),
    shape: ({ kernel }) =>
      kernel.making(({ block, difference }) =>
        difference(block([0, 0, 0], [width, depth, height]), [
          sensor === 'hall'
            ? block(
                [middle - channel.width / 2, -1, low],
                [middle + channel.width / 2, channel.length, height + 1],
              )
            : block([-1, middle - reed.groove / 2, low], [width + 1, middle + reed.groove / 2, height + 1]),
        ]),
      ),
  };
}
