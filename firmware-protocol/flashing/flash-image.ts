import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { readIntelHex, type BadImageProblem } from './intel-hex.ts';

export type ImageProblem =
  | BadImageProblem
  | {
      readonly code: 'box/flash-large-image';
      readonly path: string;
      readonly bytes: number;
      readonly most: number;
    };

/** The largest boot loader, that of older Nano boards, takes the last 2 KB of the chip. */
const mostBytes = 30_720;

/** Returns the bytes of a file in Intel HEX from address 0 to the last one that is not blank. */
export function imageOf(hex: string, path: string): Result<Uint8Array, ImageProblem> {
  const flash = readIntelHex(hex, path);
  if (!flash.ok) return flash;
  const bytes = flash.value.findLastIndex((byte) => byte !== 0xff) + 1;
  if (bytes > mostBytes) return refuse({ code: 'box/flash-large-image', path, bytes, most: mostBytes });
  return ok(flash.value.subarray(0, bytes));
}
