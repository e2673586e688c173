import { onCurve } from '../bounds.ts';
import { line, move, type Point } from '../draw.ts';
import type { PathStep, Rect } from '../types.ts';

/** With this many chords a quarter circle with a radius of 10 mm is off by about 0.003 mm. */
const chords = 32;

/** Cutting programs ignore clips, so only the part of a stroke within the rectangle stays, as lines. */
export function croppedStroke(steps: readonly PathStep[], window: Rect): readonly PathStep[] {
  const cropped: PathStep[] = [];
  let at: Point | undefined;
  for (const [from, to] of chordsOf(steps)) {
    const inside = croppedLine(from, to, window);
    if (inside === undefined) continue;
    const [a, b] = inside;
    if (at === undefined || at.x !== a.x || at.y !== a.y) cropped.push(move(a.x, a.y));
    cropped.push(line(b.x, b.y));
    at = b;
  }
  return cropped;
}

function chordsOf(steps: readonly PathStep[]): readonly (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = [];
  let start: Point = { x: 0, y: 0 };
  let at = start;
  const go = (to: Point): void => {
    lines.push([at, to]);
    at = to;
  };
  for (const step of steps) {
    if (step.to === 'move') start = at = { x: step.x, y: step.y };
    else if (step.to === 'line') go({ x: step.x, y: step.y });
    else if (step.to === 'close') go(start);
    else {
      const from = at;
      for (let chord = 1; chord <= chords; chord += 1) go(onCurve(from, step, chord / chords));
    }
  }
  return lines;
}

/** As in Liang and Barsky (1984), each side of the window moves the start of the line forward or its end back. */
function croppedLine(
  from: Point,
  to: Point,
  { x, y, width, height }: Rect,
): readonly [Point, Point] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  const sides = [
    [-dx, from.x - x],
    [dx, x + width - from.x],
    [-dy, from.y - y],
    [dy, y + height - from.y],
  ] as const;
  for (const [speed, room] of sides) {
    if (speed === 0 && room < 0) return undefined;
    if (speed < 0) enter = Math.max(enter, room / speed);
    if (speed > 0) leave = Math.min(leave, room / speed);
  }
  if (enter >= leave) return undefined;
  const point = (share: number): Point => ({ x: from.x + dx * share, y: from.y + dy * share });
  return [enter === 0 ? from : point(enter), leave === 1 ? to : point(leave)];
}
