import { firstLight, imageOf, type FlashProgress } from '#firmware-protocol/flashing/index.ts';
import { serialTransport } from '#firmware-protocol/transports/index.ts';
import { firmwarePath, readFirmware } from '#electron/services/box/firmware.ts';
import { ok } from '#shared/kernel/index.ts';
import { flagValue, type Call, type Run } from '../command.ts';
import { progressLine, type ProgressLine } from '../progress-line.ts';
import { readTextArgument } from '../read-argument.ts';
import { t } from '../texts.ts';

/** Room for an image that fills the chip, in the shortest lines. */
const mostHexBytes = 1_000_000;

export const run: Run = async (call) => {
  const path = call.words[0] ?? '';
  const given = flagValue(call, 'image');
  const file = given ?? firmwarePath;
  const hex =
    given === undefined ? ok(readFirmware()) : await readTextArgument(given, mostHexBytes, call.stop);
  if (!hex.ok) return hex;
  const image = imageOf(hex.value, file);
  if (!image.ok) return image;
  const progress = flashReporter(call);
  const light = await firstLight({
    transport: serialTransport(path),
    image: image.value,
    signal: call.stop,
    onProgress: progress.show,
  });
  progress.end();
  if (!light.ok) return light;
  const { bytes, speed, signature, info } = light.value;
  if (call.json) call.say(JSON.stringify({ path, bytes, speed, signature, info }));
  else {
    call.say(t('cli:flashing.chip', { signature, speed }));
    call.say(t('cli:flashing.written', { bytes, path }));
    call.say(t('cli:box.info', { ...info, features: info.features.join(', ') }));
  }
  return ok('done');
};

const whole = 100;

/** Each of the two steps has a line of its own, in percent. */
function flashReporter(call: Call): { show(progress: FlashProgress): void; end(): void } {
  let step: FlashProgress['step'] | undefined;
  let line: ProgressLine | undefined;
  let shown = 0;
  return {
    show(progress) {
      if (step !== progress.step) {
        line?.clear();
        step = progress.step;
        shown = 0;
        line = progressLine(call, whole, (percent) => t(`cli:flashing.${progress.step}`, { percent }));
      }
      const percent = Math.floor((whole * progress.done) / progress.total);
      if (percent === shown) return;
      shown = percent;
      line?.show(percent);
    },
    end: () => line?.clear(),
  };
}
