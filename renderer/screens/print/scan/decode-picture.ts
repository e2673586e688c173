import {
  dpiOfFile,
  sizeOfFile,
  tooLarge,
  type GreyPicture,
  type TooLarge,
} from '#print-templates/scan/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';

export interface DecodedPicture {
  readonly picture: GreyPicture;
  /** What is shown; close it when it is not shown any more. */
  readonly bitmap: ImageBitmap;
}

export type DecodeProblem = { readonly code: 'scan/not-a-picture' } | TooLarge;

/** Resolutions stand in the first bytes, before the picture. */
const headBytes = 65_536;
/** Rows are read so many at a time, since their colours take four times the memory of what is kept. */
const strip = 256;

/** The browser decodes the file and turns a photograph upright. */
export async function decodePicture(file: Blob): Promise<Result<DecodedPicture, DecodeProblem>> {
  let bitmap: ImageBitmap;
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    // A picture that is decoded takes four bytes a pixel, of which a small file can name very many.
    const large = tooLarge(...(sizeOfFile(head) ?? [0, 0]));
    if (large !== undefined) return refuse(large);
    bitmap = await createImageBitmap(file);
  } catch {
    return refuse({ code: 'scan/not-a-picture' });
  }
  const picture = greyOf(bitmap);
  if (!picture.ok) {
    bitmap.close();
    return picture;
  }
  const dpi = dpiOfFile(head);
  return ok({ picture: { ...picture.value, ...(dpi !== undefined && { dpi }) }, bitmap });
}

/** A picture may be larger than its head says, and than there is memory for. */
function greyOf(bitmap: ImageBitmap): Result<GreyPicture, DecodeProblem> {
  const { width, height } = bitmap;
  const large = tooLarge(width, height);
  if (large !== undefined) return refuse(large);
  try {
    const canvas = new OffscreenCanvas(width, Math.min(strip, height));
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) return refuse({ code: 'scan/not-a-picture' });
    const grey = new Uint8Array(width * height);
    for (let top = 0; top < height; top += strip) {
      const rows = Math.min(strip, height - top);
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, width, rows);
      pen.drawImage(bitmap, 0, -top);
      const { data } = pen.getImageData(0, 0, width, rows);
      for (let at = 0; at < width * rows; at += 1) {
        const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
        grey[top * width + at] = 0.299 * red + 0.587 * green + 0.114 * blue;
      }
    }
    return ok({ grey, width, height });
  } catch {
    return refuse({ code: 'scan/not-a-picture' });
  }
}
