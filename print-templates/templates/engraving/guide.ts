import type { Translate } from '#shared/i18n/index.ts';
import { onCurve } from '../../layout/bounds.ts';
import { fromFront } from '../../layout/guide/picture.ts';
import { blockScene, together } from '../../layout/guide/scene.ts';
import type { FacePlace } from '../../layout/nets/net-shapes.ts';
import { strokeText } from '../../layout/stroke-text.ts';
import { turned, turnText, type Pass, type Turn } from './turns.ts';
import type { Vector, Scene, GuideStep } from '../../layout/types.ts';

const edge = 20;
const half = edge / 2;

/** The first step places the blocks; the others turn a block for each pass and number its finished faces. */
export function engravingGuide(passes: readonly Pass[], t: Translate): readonly GuideStep[] {
  const first = {
    scene: together(blockAt(edge + 10, []), pocket(), arrowDown()),
    view: fromFront,
    caption: t('option:print.engraving.lay'),
  };
  const done: { place: FacePlace; frame: Frame; number: number }[] = [];
  const steps = passes.map(({ place, turns }, index): GuideStep => {
    for (const face of done) face.frame = turns.reduce(turnedFrame, face.frame);
    done.push({ place, frame: upwards, number: index + 1 });
    const way = turns.length === 0 ? [] : [arrowOf(turns.at(-1) ?? 'away')];
    const scene = together(blockAt(0, done), { faces: [], marks: [], arrows: way });
    const caption = t('option:print.engraving.pass', { pass: index + 1, turn: turnText(turns, t) });
    return { scene, view: fromFront, caption };
  });
  return [first, ...steps];
}

/** The directions lead out of the face, and to the right and down as a reader sees it. */
interface Frame {
  readonly out: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

const upwards: Frame = { out: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] };

function turnedFrame({ out, right, down }: Frame, turn: Turn): Frame {
  return { out: turned(out, turn), right: turned(right, turn), down: turned(down, turn) };
}

function blockAt(z: number, faces: readonly { readonly frame: Frame; readonly number: number }[]): Scene {
  const scene = blockScene([0, 0, z], [edge, edge, edge]);
  return { ...scene, marks: faces.flatMap(({ frame, number }) => figureOn(frame, number)) };
}

function figureOn({ out, right, down }: Frame, number: number): Scene['marks'] {
  const drawn = strokeText(`${number}`, 0, 0, edge * 0.5);
  if (!drawn.ok) return [];
  const { width, ops } = drawn.value;
  const place = (x: number, y: number): Vector => {
    const [across, deep] = [x - width / 2, y + edge * 0.25];
    const at = (axis: 0 | 1 | 2): number =>
      half + out[axis] * (half + 0.01) + right[axis] * across + down[axis] * deep;
    return [at(0), at(1), at(2)];
  };
  return ops.flatMap((op) => {
    if (op.kind !== 'path') return [];
    const marks: (readonly [Vector, Vector])[] = [];
    let at = { x: 0, y: 0 };
    for (const step of op.steps) {
      if (step.to === 'close') continue;
      if (step.to !== 'move') {
        const stops = step.to === 'line' ? [1] : [0.2, 0.4, 0.6, 0.8, 1];
        const from = at;
        let last = from;
        for (const share of stops) {
          const next = step.to === 'line' ? step : onCurve(from, step, share);
          marks.push([place(last.x, last.y), place(next.x, next.y)]);
          last = next;
        }
      }
      at = { x: step.x, y: step.y };
    }
    return marks;
  });
}

function arrowOf(turn: Turn): readonly Vector[] {
  const radius = edge * 0.95;
  return [-40, -20, 0, 20, 40].map((degrees): Vector => {
    const angle = (degrees * Math.PI) / 180;
    const [along, up] = [Math.sin(angle) * radius, half + Math.cos(angle) * radius];
    const sign = turn === 'away' || turn === 'left' ? -1 : 1;
    return turn === 'away' || turn === 'towards'
      ? [half, half + sign * along, up]
      : [half + sign * along, half, up];
  });
}

function pocket(): Scene {
  const frame = 6;
  const ring: readonly Vector[] = [
    [-frame, -frame, 0],
    [edge + frame, -frame, 0],
    [edge + frame, edge + frame, 0],
    [-frame, edge + frame, 0],
  ];
  const hole: readonly Vector[] = [
    [0, 0, 0],
    [edge, 0, 0],
    [edge, edge, 0],
    [0, edge, 0],
  ];
  return {
    faces: [ring],
    marks: hole.map((from, index) => [from, hole[(index + 1) % hole.length] ?? from] as const),
    arrows: [],
  };
}

function arrowDown(): Scene {
  return {
    faces: [],
    marks: [],
    arrows: [
      [
        [half, edge, edge + 9],
        [half, edge, 1],
      ],
    ],
  };
}
