/** How each solid is printed and used, in pictures (R28). */
import type { Translate } from '#shared/i18n/index.ts';
import { fromFront } from '../layout/guide/picture.ts';
import { blockScene, together } from '../layout/guide/scene.ts';
import type { GuideStep, Scene, Vector } from '../layout/types.ts';
import { grid, leaf } from '../templates/guides/flat.ts';

export type SolidGuide = (t: Translate) => readonly GuideStep[];

const edge = 16;
const nothing: Scene = { faces: [], marks: [], arrows: [] };

function arrows(...ways: readonly (readonly [Vector, Vector])[]): Scene {
  return { ...nothing, arrows: ways };
}

function step(caption: string, ...scenes: readonly Scene[]): GuideStep {
  return { scene: together(...scenes), view: fromFront, caption };
}

function cubeAt(x: number, y = 0, z = 0): Scene {
  return blockScene([x, y, z], [edge, edge, edge]);
}

const row = together(cubeAt(0), cubeAt(edge + 4), cubeAt(2 * (edge + 4)));

export const cubesGuide =
  (isEngraved: boolean): SolidGuide =>
  (t) => [
    step(t('option:print.guides.solid-cubes.1'), leaf([-4, -4, 0], 64, 24), row),
    step(
      t(isEngraved ? 'option:print.guides.solid-cubes.fill' : 'option:print.guides.solid-cubes.2'),
      cubeAt(0),
      arrows([
        [edge / 2, edge + 14, edge / 2],
        [edge / 2, edge + 1, edge / 2],
      ]),
    ),
  ];

const wall = 4;
const jig = together(
  blockScene([-wall, -wall, 0], [edge + wall, wall, edge + 4]),
  blockScene([-wall, 0, 0], [wall, edge, edge + 4]),
  leaf([0, 0, 0], edge + 2, edge + 2),
);

export const stickerJigGuide: SolidGuide = (t) => [
  step(t('option:print.guides.sticker-jig.1'), jig),
  step(
    t('option:print.guides.sticker-jig.2'),
    jig,
    cubeAt(edge + 6, edge + 6),
    arrows([
      [edge + 8, edge + 8, edge / 2],
      [edge - 2, edge - 2, edge / 2],
    ]),
  ),
  step(
    t('option:print.guides.sticker-jig.3'),
    jig,
    cubeAt(0.3, 0.3),
    leaf([1.5, 1.5, edge + 12], edge - 3, edge - 3),
    arrows([
      [edge / 2, edge / 2, edge + 11],
      [edge / 2, edge / 2, edge + 1],
    ]),
  ),
];

const stencil = blockScene([0, 0, 0], [46, 30, 1]);

export const stencilGuide: SolidGuide = (t) => [
  step(t('option:print.guides.letter-stencil.1'), stencil, {
    ...nothing,
    marks: grid([0, 0, 1], 46, 30, 6, 4),
  }),
  step(
    t('option:print.guides.letter-stencil.2'),
    cubeAt(14, 7),
    { ...leaf([0, 0, edge + 3], 46, 30), marks: grid([0, 0, edge + 3], 46, 30, 3, 2) },
    arrows([
      [23, 15, edge + 16],
      [23, 15, edge + 4],
    ]),
  ),
];

const rack: Scene = {
  ...nothing,
  faces: [
    [
      [0, 24, 0],
      [74, 24, 0],
      [74, 24, 5],
      [0, 24, 5],
    ],
    [
      [0, 24, 5],
      [74, 24, 5],
      [74, 18, 3],
      [0, 18, 3],
    ],
    [
      [0, 18, 3],
      [74, 18, 3],
      [74, 6, 18],
      [0, 6, 18],
    ],
    [
      [74, 24, 0],
      [74, 24, 5],
      [74, 18, 3],
      [74, 6, 18],
      [74, 0, 0],
    ],
  ],
};

export const solidRackGuide: SolidGuide = (t) => [
  step(t('option:print.guides.solid-rack.1'), rack),
  step(
    t('option:print.guides.solid-rack.2'),
    rack,
    cubeAt(10, 26, 10),
    arrows([
      [18, 30, 20],
      [18, 20, 12],
    ]),
  ),
];

/** A plate with two rows of four pockets, seen from its open side; `across` counts plates to the right. */
function plate(across = 0): Scene {
  const [width, depth, high] = [40, 20, 3];
  const left = across * (width + 1);
  const pocket = (column: number, line: number): Scene =>
    leaf([left + 4 + column * 10, 4 + line * 10, high], 3, 3);
  const pockets = [0, 1].flatMap((line) => [0, 1, 2, 3].map((column) => pocket(column, line)));
  const posts = [10, 30].flatMap((x) => [1, 17].map((y) => blockScene([left + x - 1, y, high], [2, 2, 3])));
  return together(blockScene([left, 0, 0], [width, depth, high]), ...pockets, ...posts);
}

const sensor = blockScene([25, 4, 16], [2.4, 2, 1]);
const sensorDown = arrows([
  [26, 5, 15],
  [26, 5, 4],
]);
const panel = leaf([0, 0, 18], 40, 20, grid([0, 0, 18], 40, 20, 4, 2));
const panelDown = arrows(
  [
    [10, 20, 17],
    [10, 20, 7],
  ],
  [
    [30, 20, 17],
    [30, 20, 7],
  ],
);

export const sensorFrameGuide: SolidGuide = (t) => [
  step(
    t('option:print.guides.sensor-frame.1'),
    plate(),
    plate(1),
    blockScene([39, 8, 14], [3, 4, 2]),
    arrows([
      [40.5, 10, 13],
      [40.5, 10, 3.5],
    ]),
  ),
  step(t('option:print.guides.sensor-frame.2'), plate(), sensor, sensorDown),
  step(t('option:print.guides.sensor-frame.3'), plate(), panel, panelDown),
];

export const solderJigGuide: SolidGuide = (t) => [
  step(
    t('option:print.guides.solder-jig.1'),
    blockScene([0, 0, 0], [20, 12, 8]),
    {
      ...blockScene([7.5, 8, 8], [5, 4, 2]),
      marks: [-1.3, 0, 1.3].map((leg): readonly [Vector, Vector] => [
        [10 + leg, 12.1, 9],
        [10 + leg, 22, 9],
      ]),
    },
    arrows([
      [10, 21, 7.5],
      [10, 14, 1],
    ]),
  ),
  step(t('option:print.guides.solder-jig.2'), plate(), sensor, sensorDown),
  step(t('option:print.guides.solder-jig.3'), plate(), panel, panelDown),
];
