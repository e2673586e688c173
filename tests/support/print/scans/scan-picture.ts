import { marksOf, markPitch, type MarkedSheet } from '#print-templates/scan/marks.ts';
import type { GreyPicture } from '#print-templates/scan/index.ts';
import { inverted, type Homography } from '#print-templates/scan/plane.ts';
import { calibration, type PrinterProfile } from '#shared/printers/index.ts';
import { asJpeg } from './jpeg-blocks.ts';

/** A printed calibration sheet as a scanner or a camera sees it. Lengths are millimetres on the paper. */
export interface ScanSettings {
  readonly sheet: MarkedSheet;
  readonly paper: { readonly width: number; readonly height: number };
  readonly printer: PrinterProfile;
  /** The print lies turned by this many degrees about the cross. */
  readonly turn: number;
  /** From the paper to pixels. */
  readonly camera: Homography;
  readonly width: number;
  readonly height: number;
  /** Shares of light: of paper, of ink, of what lies round the paper, and of that how rough it is. */
  readonly lights: {
    readonly paper: number;
    readonly ink: number;
    readonly ground: number;
    readonly rough: number;
  };
  /** The light at the far end of the picture in the direction, in degrees; and whether there it falls off as at the edge of a shadow. */
  readonly shade: { readonly least: number; readonly towards: number; readonly isShadow: boolean };
  /** In pixels, the deviation of a normal blur. */
  readonly blur: number;
  /** In levels of grey, the deviation of normal noise. */
  readonly noise: number;
  readonly jpeg: number | undefined;
  readonly random: () => number;
}

/** The map of a printer: from the sheet as drawn to the paper. */
export function printerMap({ printer, turn }: Pick<ScanSettings, 'printer' | 'turn'>): Homography {
  const { line, cross } = calibration;
  const [a, d, c] = [printer.across / line, printer.down / line, (printer.leftBelow - printer.left) / line];
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const rows = [cosine * a, cosine * c - sine * d, sine * a, sine * c + cosine * d] as const;
  const [xx, xy, yx, yy] = rows;
  return [
    ...[xx, xy, printer.left - xx * cross - xy * cross],
    ...[yx, yy, printer.top - yx * cross - yy * cross],
    ...[0, 0, 1],
  ];
}

export function scanPicture(settings: ScanSettings): GreyPicture {
  const { width, height } = settings;
  const light = blurred(seen(settings), settings);
  const grey = new Uint8Array(width * height);
  let state = settings.random() * 2 ** 31;
  // A plain generator is enough for noise (Numerical Recipes, ranqd1).
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const noise = Float32Array.from({ length: 4096 }, () => settings.noise * normal(settings.random));
  for (let at = 0; at < grey.length; at += 1) {
    const share = light[at] ?? 0;
    const level = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
    grey[at] = Math.max(0, Math.min(255, Math.round(level * 255 + (noise[Math.floor(next() * 4096)] ?? 0))));
  }
  if (settings.jpeg !== undefined) asJpeg(grey, width, height, settings.jpeg);
  return { grey, width, height };
}

function seen(settings: ScanSettings): Float32Array {
  const { width, height, paper, lights, shade, camera } = settings;
  // Maps are written out, because this is done for millions of pixels.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = inverted(camera);
  const toSheet = inverted(printerMap(settings));
  const [xx = 0, xy = 0, left = 0, yx = 0, yy = 0, top = 0] = toSheet.map((one) => one / (toSheet[8] ?? 1));
  const ink = inkOf(settings);
  const [right, down] = [
    Math.cos((shade.towards * Math.PI) / 180),
    Math.sin((shade.towards * Math.PI) / 180),
  ];
  const light = new Float32Array(width * height);
  const within = (distance: number, pixel: number): number =>
    Math.max(0, Math.min(1, distance / pixel + 0.5));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [u, v] = [column + 0.5, row + 0.5];
      const w = g * u + h * v + i;
      const [x, y] = [(a * u + b * v + c) / w, (d * u + e * v + f) / w];
      const pixel = Math.hypot((a - g * x) / w, (d - g * y) / w);
      const onPaper =
        within(Math.min(x, paper.width - x), pixel) * within(Math.min(y, paper.height - y), pixel);
      let here = 0;
      if (onPaper > 0) {
        const share = ink(xx * x + xy * y + left, yx * x + yy * y + top, pixel);
        here += onPaper * (lights.paper + (lights.ink - lights.paper) * share);
      }
      if (onPaper < 1) {
        const grain = Math.sin(x * 0.31 + 2 * Math.sin(y * 0.05)) + Math.sin(x * 1.7 + y * 0.4);
        here += (1 - onPaper) * lights.ground * (1 + lights.rough * 0.5 * grain);
      }
      const far = ((u / width - 0.5) * right + (v / height - 0.5) * down) / 1.42 + 0.5;
      const fall = shade.isShadow ? 1 / (1 + Math.exp((0.6 - far) * 18)) : far;
      light[row * width + column] = here * (1 - (1 - shade.least) * fall);
    }
  }
  return light;
}

/** Returns the share of ink about a place of the sheet as drawn: marks, lines, and what looks like text from afar. */
function inkOf({ sheet, paper }: ScanSettings): (x: number, y: number, pixel: number) => number {
  const marks = new Map(marksOf(sheet).map((mark) => [`${mark.x},${mark.y}`, mark]));
  const table = Array.from({ length: 25 }, (_, at) =>
    marks.get(`${33 + (at % 5) * markPitch},${35 + Math.floor(at / 5) * markPitch}`),
  );
  const { cross, line } = calibration;
  const covered = (outside: number, pixel: number): number =>
    outside > pixel ? 0 : Math.max(0, Math.min(1, 0.5 - outside / pixel));
  const isText = (x: number, y: number): boolean =>
    (x > 49 && x < 156 && y > 56 && y < 113 && (y - 56) % 5 < 2) ||
    (y > 6.5 && y < 8.6 && (x < 45 || (x > 90 && x < paper.width - 6))) ||
    (x > paper.width - 40 && x < paper.width - 24 && y > paper.height - 60 && y < paper.height - 44);
  const letters = (x: number, y: number): number =>
    Math.sin(x * 5.1) * Math.sin(y * 6.3 + x) > 0 ? 0.8 : 0.05;
  return (x, y, pixel) => {
    const [column, row] = [Math.round((x - 33) / markPitch), Math.round((y - 35) / markPitch)];
    const mark = column >= 0 && column < 5 && row >= 0 && row < 5 ? table[row * 5 + column] : undefined;
    if (mark !== undefined) {
      const far = Math.hypot(x - mark.x, y - mark.y);
      if (far < 3.5) return covered(mark.isRing ? Math.abs(far - 1.875) - 0.625 : far - 2.5, pixel);
    }
    if (isText(x, y)) return letters(x, y);
    const across = Math.max(Math.abs(y - cross) - 0.1, cross - 3 - x, x - cross - line);
    const down = Math.max(Math.abs(x - cross) - 0.1, cross - 3 - y, y - cross - line);
    const ruler = Math.max(Math.abs(x - 10.3) - 0.08, 14 - y, y - 114);
    const under = Math.max(Math.abs(y - paper.height + 12) - 0.08, 12 - x, x - 112);
    const square = Math.max(Math.abs(y - paper.height + 14) - 0.1, paper.width - 56 - x, x - paper.width + 6);
    return Math.min(1, covered(Math.min(across, down, ruler, under, square), Math.max(pixel, 0.2)));
  };
}

function blurred(light: Float32Array, { width, height, blur }: ScanSettings): Float32Array {
  const reach = Math.ceil(blur * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-(((at - reach) / blur) ** 2) / 2),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const along = (
    from: Float32Array,
    step: number,
    lines: number,
    stride: number,
    count: number,
  ): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      for (let at = 0; at < count; at += 1) {
        let total = 0;
        for (let off = -reach; off <= reach; off += 1) {
          const near = Math.max(0, Math.min(count - 1, at + off));
          total += (from[line * stride + near * step] ?? 0) * (weights[off + reach] ?? 0);
        }
        to[line * stride + at * step] = total / sum;
      }
    }
    return to;
  };
  return along(along(light, 1, height, width, width), width, width, 1, height);
}

function normal(random: () => number): number {
  return random() + random() + random() + random() - 2;
}
