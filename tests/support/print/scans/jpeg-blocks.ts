/** What JPEG does to a grey picture: blocks of eight by eight are turned into waves, rounded, and turned back (ITU T.81). */
const luminance = [
  ...[16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55],
  ...[14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62],
  ...[18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92],
  ...[49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99],
];

const waves = Float64Array.from({ length: 64 }, (_, at) => {
  const [wave, place] = [Math.floor(at / 8), at % 8];
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * wave * Math.PI) / 16);
});

const forth = waves;
const back = Float64Array.from({ length: 64 }, (_, at) => waves[(at % 8) * 8 + Math.floor(at / 8)] ?? 0);

/** Rows are turned into waves, and come out as columns. */
function pass(from: Float64Array, to: Float64Array, by: Float64Array): void {
  for (let row = 0; row < 64; row += 8) {
    for (let column = 0; column < 8; column += 1) {
      let sum = 0;
      for (let k = 0; k < 8; k += 1) sum += (from[row + k] ?? 0) * (by[column * 8 + k] ?? 0);
      to[column * 8 + row / 8] = sum;
    }
  }
}

/** `quality` is from 1 to 100, as the library of the Independent JPEG Group counts it. */
export function asJpeg(grey: Uint8Array, width: number, height: number, quality: number): void {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50;
  const steps = luminance.map((step) => Math.max(1, Math.round(step * scale)));
  const [block, half] = [new Float64Array(64), new Float64Array(64)];
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      let [least, most] = [255, 0];
      for (let at = 0; at < 64; at += 1) {
        const value = grey[(top + (at >> 3)) * width + left + (at & 7)] ?? 0;
        block[at] = value - 128;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
      if (most - least < 3) continue;
      pass(block, half, forth);
      pass(half, block, forth);
      for (let at = 0; at < 64; at += 1) {
        const step = steps[at] ?? 1;
        block[at] = Math.round((block[at] ?? 0) / step) * step;
      }
      pass(block, half, back);
      pass(half, block, back);
      for (let at = 0; at < 64; at += 1) {
        grey[(top + (at >> 3)) * width + left + (at & 7)] = Math.max(
          0,
          Math.min(255, Math.round((block[at] ?? 0) + 128)),
        );
      }
    }
  }
}
