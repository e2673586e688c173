import type { Grade } from '#shared/engine/index.ts';
import { box, filled, polygon, polyline, rectOf, stroked } from '../layout/draw.ts';
import { sheetInk } from '../layout/inks.ts';
import type { DrawOp } from '../layout/types.ts';

/** These are best told apart by their shapes: a ticked square, a tick, a stroke, a cross, a flag and a dashed square. */
export function gradeMark(grade: Grade, x: number, y: number, size: number): readonly DrawOp[] {
  const at = (across: number, down: number) => ({ x: x + across * size, y: y + down * size });
  const heavy = { ink: sheetInk, width: size * 0.14 };
  const light = { ink: sheetInk, width: size * 0.1 };
  const square = box(rectOf(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88));
  const tick = polyline([at(0.2, 0.52), at(0.42, 0.74), at(0.82, 0.26)]);
  switch (grade) {
    case 'best':
      return [filled('ink', square, sheetInk), stroked('ink', tick, { ink: '#FFFFFF', width: size * 0.14 })];
    case 'good':
      return [stroked('ink', tick, light)];
    case 'slip':
      return [stroked('ink', polyline([at(0.2, 0.82), at(0.8, 0.18)]), light)];
    case 'mistake':
      return [
        stroked('ink', polyline([at(0.14, 0.14), at(0.86, 0.86)]), heavy),
        stroked('ink', polyline([at(0.14, 0.86), at(0.86, 0.14)]), heavy),
      ];
    case 'unchallenged':
      return [
        stroked('ink', polyline([at(0.2, 0.05), at(0.2, 0.98)]), heavy),
        filled(
          'ink',
          polygon([at(0.2, 0.05), at(0.95, 0.05), at(0.75, 0.32), at(0.95, 0.6), at(0.2, 0.6)]),
          sheetInk,
        ),
      ];
    case 'missed':
      return [stroked('ink', square, { ...light, dash: [size * 0.2, size * 0.14] })];
  }
}
