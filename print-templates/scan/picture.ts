/** A picture in grey, row by row from the top, 0 is black; `dpi` is what the file names, if it names any. */
export interface GreyPicture {
  readonly grey: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly dpi?: Dpi | undefined;
}

export interface Dpi {
  readonly x: number;
  readonly y: number;
}

/** An A3 at 600 dots an inch has fewer; more would fill the memory. */
const mostPixels = 80_000_000;

export interface TooLarge {
  readonly code: 'scan/too-large';
  /** Both are in millions. */
  readonly pixels: number;
  readonly most: number;
}

export function tooLarge(width: number, height: number): TooLarge | undefined {
  if (width * height <= mostPixels) return undefined;
  return { code: 'scan/too-large', pixels: Math.ceil((width * height) / 1e6), most: mostPixels / 1e6 };
}

/** Light is added up by lenses and sensors before it is coded, so that edges are sought in it and not in grey (IEC 61966-2-1). */
export function lightOfGrey(grey: number): number {
  const share = grey / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function greyOfLight(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** Returns by how much grey grows with light. */
export function slopeOfGrey(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 : (1.055 / 2.4) * light ** (1 / 2.4 - 1));
}

const lights: readonly number[] = Array.from({ length: 256 }, (_, grey) => lightOfGrey(grey));

/** Returns the light, from 0 to 1, between the middles of pixels; NaN outside. The middle of the first pixel is at 0.5. */
export function lightAt({ grey, width, height }: GreyPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  if (!(left >= 0 && top >= 0 && left < width - 1 && top < height - 1)) return NaN;
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const at = top * width + left;
  const light = (index: number): number => lights[grey[index] ?? 0] ?? 0;
  const upper = light(at) * (1 - right) + light(at + 1) * right;
  const lower = light(at + width) * (1 - right) + light(at + width + 1) * right;
  return upper * (1 - down) + lower * down;
}

/** Averages squares of `factor` pixels; what is left over at the right and at the bottom is cut off. */
export function shrunk(picture: GreyPicture, factor: number): GreyPicture {
  if (factor === 1) return picture;
  const [width, height] = [Math.floor(picture.width / factor), Math.floor(picture.height / factor)];
  const grey = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0;
      for (let y = 0; y < factor; y += 1) {
        const from = (row * factor + y) * picture.width + column * factor;
        for (let x = 0; x < factor; x += 1) sum += picture.grey[from + x] ?? 0;
      }
      grey[row * width + column] = sum / (factor * factor);
    }
  }
  return { grey, width, height };
}

/** What is darker than this share of its surroundings counts as dark. */
const darkShare = 0.75;
/** Noise in dark surroundings is no mark. */
const leastStep = 12;

/** Marks pixels that are darker than the mean of a square about them, so that shadows do not matter (Bradley and Roth, 2007). */
export function darkPixels({ grey, width, height }: GreyPicture): Uint8Array {
  const reach = Math.max(8, Math.round(Math.max(width, height) / 28));
  const across = width + 1;
  const sums = new Uint32Array(across * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * across + x + 1] = (sums[y * across + x + 1] ?? 0) + row;
    }
  }
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom * across + right] ?? 0) -
        (sums[top * across + right] ?? 0) -
        (sums[bottom * across + left] ?? 0) +
        (sums[top * across + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      const at = y * width + x;
      if ((grey[at] ?? 0) < Math.min(mean * darkShare, mean - leastStep)) dark[at] = 1;
    }
  }
  return dark;
}

const leastRange = 30;

/** Returns the steepest steps between neighbours against the whole range of grey: below 0.1 there is no sharp edge. */
export function sharpness({ grey, width, height }: GreyPicture): number {
  const counts = new Uint32Array(256);
  const levels = new Uint32Array(256);
  for (let at = 0; at < width * height; at += 1) {
    const here = grey[at] ?? 0;
    levels[here] = (levels[here] ?? 0) + 1;
    if (at % width === 0) continue;
    const step = Math.abs(here - (grey[at - 1] ?? 0));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const share = (list: Uint32Array, part: number): number => {
    let left = part * width * height;
    return list.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
  };
  const range = share(levels, 0.98) - share(levels, 0.002);
  // A picture of one grey is not blurred: there is nothing in it.
  return range < leastRange ? 1 : share(counts, 0.998) / range;
}
