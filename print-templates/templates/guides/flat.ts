import type { Translate } from '#shared/i18n/index.ts';
import { fromFront } from '../../layout/guide/picture.ts';
import { blockScene, together } from '../../layout/guide/scene.ts';
import type { Vector, Scene, GuideStep } from '../../layout/types.ts';

export function leaf(
  corner: Vector,
  width: number,
  depth: number,
  marks: Scene['marks'] = [],
  arrows: Scene['arrows'] = [],
): Scene {
  const [x, y, z] = corner;
  return {
    faces: [
      [
        [x, y, z],
        [x + width, y, z],
        [x + width, y + depth, z],
        [x, y + depth, z],
      ],
    ],
    marks,
    arrows,
  };
}

export function grid(
  corner: Vector,
  width: number,
  depth: number,
  columns: number,
  rows: number,
): Scene['marks'] {
  const [x, y, z] = corner;
  const across = Array.from({ length: columns - 1 }, (_, index) => x + ((index + 1) * width) / columns);
  const down = Array.from({ length: rows - 1 }, (_, index) => y + ((index + 1) * depth) / rows);
  return [
    ...across.map((at): readonly [Vector, Vector] => [
      [at, y, z],
      [at, y + depth, z],
    ]),
    ...down.map((at): readonly [Vector, Vector] => [
      [x, at, z],
      [x + width, at, z],
    ]),
  ];
}

const origin: Vector = [0, 0, 0];

export function stickersGuide(t: Translate): readonly GuideStep[] {
  const edge = 15;
  const block = blockScene(origin, [edge, edge, edge]);
  const lifted = leaf(
    [0, 0, edge + 8],
    edge,
    edge,
    [],
    [
      [
        [edge / 2, edge / 2, edge + 7],
        [edge / 2, edge / 2, edge + 0.5],
      ],
    ],
  );
  const side: Scene = {
    faces: [],
    marks: [],
    arrows: [
      [
        [edge / 2, edge + 9, edge / 2],
        [edge / 2, edge + 0.5, edge / 2],
      ],
    ],
  };
  const say = (step: 1 | 2 | 3) => t(`option:print.guides.stickers.${step}`);
  return [
    { scene: leaf(origin, 42, 28, grid(origin, 42, 28, 3, 2)), view: fromFront, caption: say(1) },
    { scene: together(block, lifted), view: fromFront, caption: say(2) },
    { scene: together(block, side), view: fromFront, caption: say(3) },
  ];
}

export function tilesGuide(t: Translate): readonly GuideStep[] {
  const [width, depth, overlap] = [26, 30, 4];
  const lines = (x: number, z: number) => grid([x, 0, z], width, depth, 5, 6);
  const one = leaf(origin, width + overlap, depth, [
    ...lines(0, 0),
    [
      [width, 0, 0],
      [width, depth, 0],
    ],
  ]);
  const above = leaf([width + 6, 0, 7], width, depth, lines(width + 6, 7), [
    [
      [width + 6, depth / 2, 6],
      [width + 0.5, depth / 2, 0.5],
    ],
  ]);
  const whole = leaf(origin, 2 * width, depth, grid(origin, 2 * width, depth, 10, 6));
  const say = (step: 1 | 2 | 3) => t(`option:print.guides.tiles.${step}`);
  return [
    { scene: one, view: fromFront, caption: say(1) },
    { scene: together(one, above), view: fromFront, caption: say(2) },
    { scene: whole, view: fromFront, caption: say(3) },
  ];
}

export function cardsGuide(t: Translate): readonly GuideStep[] {
  const [width, depth] = [36, 42];
  const sheet = leaf(origin, width, depth, grid([4, 4, 0], width - 8, depth - 8, 3, 3));
  const strips = [0, 1, 2].map((strip) =>
    leaf([strip * 13, 0, 0], 9.5, depth - 8, grid([strip * 13, 0, 0], 9.5, depth - 8, 1, 3)),
  );
  const cards = Array.from({ length: 9 }, (_, index) =>
    leaf([(index % 3) * 13, Math.floor(index / 3) * 15, 0], 9.5, 11.3),
  );
  const say = (step: 1 | 2 | 3) => t(`option:print.guides.cards.${step}`);
  return [
    { scene: sheet, view: fromFront, caption: say(1) },
    { scene: together(...strips), view: fromFront, caption: say(2) },
    { scene: together(...cards), view: fromFront, caption: say(3) },
  ];
}

export function bookletGuide(t: Translate): readonly GuideStep[] {
  const [half, depth] = [30, 42];
  const sheets = [0, 3, 6].map((z) =>
    leaf([0, 0, z], 2 * half, depth, [
      [
        [half, 0, z],
        [half, depth, z],
      ],
    ]),
  );
  const raised = (60 * Math.PI) / 180;
  const [across, high] = [half + half * Math.cos(raised), half * Math.sin(raised)];
  const staples = [0.3, 0.7].map((share): readonly [Vector, Vector] => [
    [half, depth * share - 3, 0],
    [half, depth * share + 3, 0],
  ]);
  const folded: Scene = {
    faces: [
      [
        [half, 0, 0],
        [half, depth, 0],
        [across, depth, high],
        [across, 0, high],
      ],
    ],
    marks: staples,
    arrows: [
      [
        [2 * half, depth / 2, 0],
        [half + half * Math.cos(raised / 2), depth / 2, half * Math.sin(raised / 2)],
        [across, depth / 2, high],
      ],
    ],
  };
  const thick = 2;
  const trim: Scene = {
    faces: [],
    marks: [
      [
        [0, 3, thick],
        [half, 3, thick],
      ],
      [
        [0, depth - 3, thick],
        [half, depth - 3, thick],
      ],
      [
        [half - 3, 0, thick],
        [half - 3, depth, thick],
      ],
    ],
    arrows: [],
  };
  const say = (step: 1 | 2 | 3) => t(`option:print.guides.booklet.${step}`);
  return [
    { scene: together(...sheets), view: fromFront, caption: say(1) },
    { scene: together(leaf(origin, half, depth), folded), view: fromFront, caption: say(2) },
    { scene: together(blockScene(origin, [half, depth, thick]), trim), view: fromFront, caption: say(3) },
  ];
}
