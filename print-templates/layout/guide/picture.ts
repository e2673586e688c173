import { around } from '../bounds.ts';
import { mm } from '#shared/kernel/index.ts';
import { filled, polygon, polyline, rectOf, stroked, type Point } from '../draw.ts';
import { sheetInk } from '../inks.ts';
import type { DrawOp, GuideStep, Rect, Sheet, Vector, Scene, View } from '../types.ts';
import { edgesOf, visibleParts, type Line } from './visible.ts';

export const fromBehind: View = { turn: 35, rise: 32, up: 'behind' };
export const fromFront: View = { turn: 35, rise: 32, up: 'printed' };

const pens = { edge: 0.22, mark: 0.1, arrow: 0.3 } as const;

/** One picture of a guide by itself, for a screen; its sentence stands beside it. */
export function guidePicture({ scene, view, caption }: GuideStep): Sheet {
  const { width, height } = pictureSize;
  const room = rectOf(2, 2, width - 4, height - 4);
  return { label: caption, side: 'front', width, height, ops: picture(scene, room, view, mostScale) };
}

const pictureSize = { width: mm(44), height: mm(30) } as const;
/** Small models are not enlarged much, or a cube of 8 mm would look as large as a box. */
export const mostScale = 1.2;

/** Draws a scene in the middle of `room`, at most `mostScale` times its size, without hidden lines. */
export function picture(scene: Scene, room: Rect, view: View, mostScale: number): readonly DrawOp[] {
  const look = looker(view);
  const faces = scene.faces.map((face) => face.map(look));
  const arrows = scene.arrows.map((way) => way.map(look));
  const drawn = around([...faces, ...arrows].flat().map(([x, y]) => ({ x, y })));
  const scale = Math.min(room.width / drawn.width, room.height / drawn.height, mostScale);
  const onPaper = ([x, y]: Vector): Point => ({
    x: room.x + room.width / 2 + (x - drawn.x - drawn.width / 2) * scale,
    y: room.y + room.height / 2 + (y - drawn.y - drawn.height / 2) * scale,
  });
  const seen = (lines: readonly Line[]) =>
    visibleParts(lines, faces).flatMap(([from, to]) => polyline([onPaper(from), onPaper(to)]));
  const edges = seen(edgesOf(faces));
  const marks = seen(scene.marks.map(([from, to]) => [look(from), look(to)] as const));
  return [
    ...(marks.length === 0 ? [] : [stroked('guide', marks, { ink: sheetInk, width: pens.mark })]),
    ...(edges.length === 0 ? [] : [stroked('guide', edges, { ink: sheetInk, width: pens.edge })]),
    ...arrows.flatMap((way) => arrow(way.map(onPaper))),
  ];
}

/** The result is across, down and nearness. */
function looker({ turn, rise, up }: View): (point: Vector) => Vector {
  const [cosT, sinT] = turned(turn);
  const [cosR, sinR] = turned(rise);
  const side = up === 'printed' ? 1 : -1;
  return ([x, y, z]) => {
    // The axes of the sheet on the table are right, away from the reader, and up.
    const [right, away, high] = [x, -y * side, z * side];
    const [across, deep] = [right * cosT - away * sinT, right * sinT + away * cosT];
    return [across, -(deep * sinR + high * cosR), -deep * cosR + high * sinR];
  };
}

function turned(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

function arrow(way: readonly Point[]): readonly DrawOp[] {
  const [tip, before] = [way.at(-1), way.at(-2)];
  const [first] = way;
  if (tip === undefined || before === undefined || first === undefined) return [];
  if (Math.hypot(tip.x - first.x, tip.y - first.y) < 3) return [];
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  if (length < 1e-6) return [];
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const head = { length: 1.8, half: 0.7 };
  const foot = { x: tip.x - along.x * head.length, y: tip.y - along.y * head.length };
  return [
    stroked('guide', polyline([...way.slice(0, -1), foot]), {
      ink: sheetInk,
      width: pens.arrow,
      dash: [0.9, 0.6],
    }),
    filled(
      'guide',
      polygon([
        tip,
        { x: foot.x - along.y * head.half, y: foot.y + along.x * head.half },
        { x: foot.x + along.y * head.half, y: foot.y - along.x * head.half },
      ]),
      sheetInk,
    ),
  ];
}
