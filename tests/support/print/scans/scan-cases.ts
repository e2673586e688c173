import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { markPapers, markSides, sizeOfPaper, type MarkedSheet } from '#print-templates/scan/marks.ts';
import type { SheetFigures } from '#print-templates/scan/figures.ts';
import type { GreyPicture } from '#print-templates/scan/index.ts';
import { product, type Homography } from '#print-templates/scan/plane.ts';
import { dotsAt, leastDpi } from '#print-templates/scan/read-scan.ts';
import { truePrinter, type PrinterProfile } from '#shared/printers/index.ts';
import { printerMap, scanPicture, type ScanSettings } from './scan-picture.ts';

export interface ScanCase {
  readonly kind: 'scan' | 'photo';
  readonly settings: ScanSettings;
  readonly dpi: number | undefined;
}

const inch = 25.4;

export function randomOf(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/**
 * A sheet, a printer, a scanner or camera and a light, all at random. One in four has as few dots an inch as are taken,
 * and small ones have few more. Of the scans, some lie as straight as the stop on the glass makes them.
 */
export function randomCase(seed: number, isSmall = false): ScanCase {
  const random = randomOf(seed);
  const between = (least: number, most: number): number => least + random() * (most - least);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] ?? (list[0] as T);
  const sheet: MarkedSheet = { side: oneOf(markSides), paper: oneOf(markPapers.slice(0, isSmall ? 2 : 3)) };
  const paper = sizeOfPaper(sheet.paper) ?? { width: 210, height: 297 };
  const kind = oneOf(['scan', 'photo'] as const);
  const left = between(17, 23);
  const printer: PrinterProfile = {
    ...truePrinter,
    ...{ across: between(147, 153), down: between(147, 153), left, top: between(17, 23) },
    leftBelow: left + between(-1, 1),
  };
  const dots = random() < 0.25 ? leastDpi : between(leastDpi, isSmall ? 104 : 160);
  const isStraight = kind === 'scan' && random() < 0.25;
  const turn = isStraight ? 0 : between(-0.4, 0.4);
  const upright =
    kind === 'scan' ? { width: paper.width + 16, height: paper.height + 16 } : { width: 300, height: 400 };
  const isLying = random() < 0.3;
  const view = isLying ? { width: upright.height, height: upright.width } : upright;
  const askew = isStraight ? 0 : kind === 'scan' ? between(-1.5, 1.5) : between(-8, 8);
  const seat = { ...view, paper, turn: oneOf([0, 180]) + (isLying ? 90 : 0) + askew };
  const small =
    kind === 'scan'
      ? scanner({ ...seat, dpi: inch })
      : eye({ ...seat, tilt: between(0, 18), towards: between(0, 360), distance: between(350, 700) });
  const scale = dots / dotsAt(product(small, printerMap({ printer, turn })));
  // A straight edge lies anywhere between two rows or columns.
  const camera = product([scale, 0, random(), 0, scale, random(), 0, 0, 1], small);
  const isOnDark = kind === 'photo' || random() < 0.6;
  return {
    kind,
    dpi: kind === 'scan' ? scale * inch : undefined,
    settings: {
      ...{ sheet, paper, printer, camera, turn },
      ...{ width: Math.round(view.width * scale), height: Math.round(view.height * scale) },
      lights: {
        ...{ paper: between(0.7, 0.9), ink: between(0.015, 0.06) },
        ground: isOnDark ? between(0.02, 0.25) : between(0.4, 0.5),
        rough: kind === 'photo' ? between(0, 0.5) : 0,
      },
      shade: {
        least: kind === 'photo' ? between(0.45, 1) : between(0.85, 1),
        towards: between(0, 360),
        isShadow: random() < 0.4,
      },
      ...{ blur: between(0.5, 1.4), noise: between(0.5, 5) },
      jpeg: random() < 0.7 ? Math.round(between(60, 95)) : undefined,
      random,
    },
  };
}

interface Seat {
  readonly width: number;
  readonly height: number;
  readonly paper: { readonly width: number; readonly height: number };
  readonly turn: number;
}

/** The paper lies in the middle of the picture, turned by so many degrees. */
export function scanner({ width, height, paper, turn, dpi }: Seat & { readonly dpi: number }): Homography {
  const scale = dpi / inch;
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const [x, y] = [paper.width / 2, paper.height / 2];
  return [c, -s, width / 2 - c * x + s * y, s, c, height / 2 - s * x - c * y, 0, 0, 1];
}

interface Pose extends Seat {
  /** The paper leans back by so many degrees in this direction, and is so many millimetres away. */
  readonly tilt: number;
  readonly towards: number;
  readonly distance: number;
}

function eye({ width, height, paper, turn, tilt, towards, distance }: Pose): Homography {
  const flat = scanner({ width: 0, height: 0, paper, turn, dpi: inch });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = flat;
  const slope = Math.tan((tilt * Math.PI) / 180);
  const [x, y] = [Math.cos((towards * Math.PI) / 180) * slope, Math.sin((towards * Math.PI) / 180) * slope];
  const cosine = Math.cos((tilt * Math.PI) / 180);
  // Where it leans back it is farther away; along the slope, lengths are seen shorter.
  const depth = (u: number, v: number, w: number): readonly [number, number, number] => [
    (x * u + y * v) * cosine,
    u,
    w,
  ];
  const short = (u: number, v: number): readonly [number, number] => {
    const along = u * Math.cos((towards * Math.PI) / 180) + v * Math.sin((towards * Math.PI) / 180);
    return [
      u - along * (1 - cosine) * Math.cos((towards * Math.PI) / 180),
      v - along * (1 - cosine) * Math.sin((towards * Math.PI) / 180),
    ];
  };
  const rows = [
    [a, d],
    [b, e],
    [c, f],
  ].map(([u = 0, v = 0]) => [...short(u, v), depth(u, v, 0)[0]]);
  const at = (column: number, row: number): number => rows[column]?.[row] ?? 0;
  const homography = (zoom: number): Homography => {
    const third = [at(0, 2), at(1, 2), at(2, 2) + distance];
    const row = (index: number, middle: number): readonly number[] =>
      third.map((z, column) => zoom * at(column, index) + middle * z);
    return [...row(0, width / 2), ...row(1, height / 2), ...third];
  };
  // As large as it can be with all corners in the picture, and a finger's breadth about them.
  let zoom = 10 * distance;
  const fits = (): boolean =>
    [
      [0, 0],
      [paper.width, 0],
      [0, paper.height],
      [paper.width, paper.height],
    ].every(([u = 0, v = 0]) => {
      const h = homography(zoom);
      const w = (h[6] ?? 0) * u + (h[7] ?? 0) * v + (h[8] ?? 0);
      const there = {
        x: ((h[0] ?? 0) * u + (h[1] ?? 0) * v + (h[2] ?? 0)) / w,
        y: ((h[3] ?? 0) * u + (h[4] ?? 0) * v + (h[5] ?? 0)) / w,
      };
      const room = 0.03 * Math.min(width, height);
      return there.x > room && there.y > room && there.x < width - room && there.y < height - room;
    });
  while (!fits()) zoom *= 0.98;
  return homography(zoom);
}

export function pictureOfCase({ settings, dpi }: ScanCase): GreyPicture {
  const picture = scanPicture(settings);
  return dpi === undefined ? picture : { ...picture, dpi: { x: dpi, y: dpi } };
}

/** Returns the largest difference from what the printer does, in millimetres; a hundredth of a degree counts as such. */
export function errorOf(figures: SheetFigures, { printer, turn }: ScanSettings): number {
  const off = [
    figures.across - printer.across,
    figures.down - printer.down,
    figures.lean - (printer.leftBelow - printer.left),
    (figures.left ?? NaN) - printer.left,
    (figures.top ?? NaN) - printer.top,
    ((figures.turn ?? NaN) - turn) * (Math.PI / 180) * 150,
  ];
  return Math.max(...off.map(Math.abs));
}
