import type { Translate } from '#shared/i18n/index.ts';
import { fromFront } from '../../layout/guide/picture.ts';
import { blockScene, together } from '../../layout/guide/scene.ts';
import { sideOfCube } from '../cube-places.ts';
import { grid, leaf } from './flat.ts';
import type { Vector, Scene, GuideStep } from '../../layout/types.ts';

const origin: Vector = [0, 0, 0];
const edge = 40;
const label = edge / sideOfCube;

export function pegsGuide(t: Translate): readonly GuideStep[] {
  const cube = together(blockScene(origin, [edge, edge, edge]), pegLines());
  const lifted = leaf([label, label, edge + 14], label, label, [], [arrow([label, label, edge], 12)]);
  const turn: Scene = {
    faces: [],
    marks: [],
    arrows: [
      [
        [edge / 2, edge + 22, edge / 2],
        [edge / 2, edge + 1, edge / 2],
      ],
    ],
  };
  const say = (step: 1 | 2 | 3) => t(`option:print.guides.pegs.${step}`);
  const sheet = leaf(origin, edge, edge, grid(origin, edge, edge, sideOfCube, sideOfCube));
  return [
    { scene: sheet, view: fromFront, caption: say(1) },
    { scene: together(cube, lifted), view: fromFront, caption: say(2) },
    { scene: together(cube, turn), view: fromFront, caption: say(3) },
  ];
}

function arrow([x, y, z]: Vector, above: number): readonly Vector[] {
  const [across, down] = [x + label / 2, y + label / 2];
  return [
    [across, down, z + above],
    [across, down, z + 1],
  ];
}

function pegLines(): Scene {
  const steps = Array.from({ length: sideOfCube - 1 }, (_, index) => (index + 1) * label);
  const ring = (corner: (along: number, round: number) => Vector) =>
    steps.flatMap((at) =>
      [0, 1, 2, 3].map((round): readonly [Vector, Vector] => [
        corner(at, round),
        corner(at, (round + 1) % 4),
      ]),
    );
  const corners = [
    [0, 0],
    [edge, 0],
    [edge, edge],
    [0, edge],
  ] as const;
  const of = (round: number) => corners[round] ?? corners[0];
  return {
    faces: [],
    arrows: [],
    marks: [
      ...ring((at, round) => [at, ...of(round)]),
      ...ring((at, round) => [of(round)[0], at, of(round)[1]]),
      ...ring((at, round) => [...of(round), at]),
    ],
  };
}
