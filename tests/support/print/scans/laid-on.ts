import type { PNG } from 'pngjs';
import type { GreyPicture } from '#print-templates/scan/index.ts';
import { inverted, type Homography } from '#print-templates/scan/plane.ts';

export function greyOf({ data, width, height }: PNG): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = data[at * 4 + 1] ?? 0;
  return { grey, width, height };
}

interface Glass {
  /** The page has this many dots an inch. */
  readonly dpi: number;
  readonly width: number;
  readonly height: number;
  /** From millimetres on the page to pixels. */
  readonly camera: Homography;
  /** The grey about the page. */
  readonly ground: number;
}

/** A page as it lies on a glass or a table; between its dots, grey goes over evenly. */
export function laidOn(page: GreyPicture, { dpi, width, height, camera, ground }: Glass): GreyPicture {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = inverted(camera);
  const dots = dpi / 25.4;
  const grey = new Uint8Array(width * height);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= page.width || y >= page.height ? ground : (page.grey[y * page.width + x] ?? 0);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [u, v] = [column + 0.5, row + 0.5];
      const w = g * u + h * v + i;
      const [x, y] = [((a * u + b * v + c) / w) * dots - 0.5, ((d * u + e * v + f) / w) * dots - 0.5];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, down] = [x - left, y - top];
      const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
      const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
      grey[row * width + column] = Math.round(upper * (1 - down) + lower * down);
    }
  }
  return { grey, width, height };
}
