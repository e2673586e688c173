import type { Translate } from '#shared/i18n/index.ts';
import type { Vector } from '../layout/folded.ts';
import { fromFront, type GuideStep, type Scene } from '../layout/guide/index.ts';
import type { TilePlan } from '../layout/tile-sheets.ts';
import type { Tile } from '../layout/tiles.ts';

/** One tile lies so much above the one before, in millimetres: it hides the strip that is under it. */
const layer = 0.4;

/** How tiles become one: trim, lay the next over the strip of the one before, go on row by row. */
export function tileGuide({ tiles }: TilePlan, t: Translate): readonly GuideStep[] {
  const [first, second] = tiles;
  if (first === undefined) return [];
  const say = (step: 'trim' | 'glue' | 'whole' | 'lay') => t(`option:print.holders.tiles.${step}`);
  const trim = { scene: sceneOf([face(first, 0)], [seam(first)]), view: fromFront, caption: say('trim') };
  if (second === undefined) return [{ scene: intoTray(first), view: fromFront, caption: say('lay') }];
  const away = 0.35 * second.window.width;
  const to = middleOf(face(second, 1));
  const from: Vector = [to[0] + away, to[1], to[2] + away / 2];
  const coming = face(second, 1).map(([x, y, z]): Vector => [x + away, y, z + away / 2]);
  return [
    trim,
    {
      scene: { faces: [face(first, 0), coming], marks: [seam(first)], arrows: [[from, to]] },
      view: fromFront,
      caption: say('glue'),
    },
    { scene: sceneOf(tiles.map(face), []), view: fromFront, caption: say('whole') },
  ];
}

/** A sheet above the open tray that it goes into. */
function intoTray(tile: Tile): Scene {
  const floor = face(tile, 0);
  const high = 0.12 * (tile.window.width + tile.window.height);
  const raised = (by: number) => floor.map(([x, y, z]): Vector => [x, y, z + by]);
  const tops = raised(high);
  const walls = floor.map((from, index): readonly Vector[] => {
    const next = (index + 1) % floor.length;
    return [from, floor[next] ?? from, tops[next] ?? from, tops[index] ?? from];
  });
  const above = raised(3 * high);
  return { faces: [floor, ...walls, above], marks: [], arrows: [[middleOf(above), middleOf(tops)]] };
}

function sceneOf(faces: Scene['faces'], marks: Scene['marks']): Scene {
  return { faces, marks, arrows: [] };
}

function face({ window: { x, y, width, height } }: Tile, index: number): readonly Vector[] {
  const z = index * layer;
  return [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + height, z],
    [x, y + height, z],
  ];
}

/** Where the next tile's edge is laid: to the right, or below where there is none. */
function seam({ own, window }: Tile): readonly [Vector, Vector] {
  return own.width < window.width
    ? [
        [own.x + own.width, own.y, 0],
        [own.x + own.width, window.y + window.height, 0],
      ]
    : [
        [own.x, own.y + own.height, 0],
        [window.x + window.width, own.y + own.height, 0],
      ];
}

function middleOf(corners: readonly Vector[]): Vector {
  const sum = (axis: 0 | 1 | 2) =>
    corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1), sum(2)];
}
