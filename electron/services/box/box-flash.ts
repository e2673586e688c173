import { firstLight, imageOf } from '#firmware-protocol/flashing/index.ts';
import type { Transport } from '#firmware-protocol/transports/index.ts';
import type { BoxState } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { firmwarePath, readFirmware } from './firmware.ts';

export type FlashStep = Omit<NonNullable<BoxState['flashing']>, 'path'>;

/** Writes the bundled firmware, reads it back and waits until the box greets; the port is closed afterwards. */
export async function flashFirmware(
  transport: Transport,
  signal: AbortSignal,
  tell: (step: FlashStep) => void,
): Promise<Result<unknown, Problem>> {
  const image = imageOf(readFirmware(), firmwarePath);
  if (!image.ok) return image;
  return firstLight({
    transport,
    image: image.value,
    signal,
    onProgress({ step, done, total }) {
      const isRead = step === 'reading' && done === total;
      tell({ step: isRead ? 'greeting' : step, done, total });
    },
  });
}
