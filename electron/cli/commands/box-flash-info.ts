import { lineSpeeds } from '#firmware-protocol/codec/index.ts';
import { configuredFlash, parseHex, formatHex, type BuiltBox } from '#firmware-protocol/virtual-box/index.ts';
import { firmwarePath, readFirmware } from '#electron/services/box/firmware.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, hasFlag, type Call, type Run } from '../command.ts';
import { numberFlag } from '../option-values.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { columns, t } from '../texts.ts';

export interface SerialProblem {
  readonly code: 'cli/bad-serial';
  readonly given: string;
}

/** With one of these flags, the image differs from the bundled one, which is for 9 x 12 squares with lights. */
const changing = ['rows', 'columns', 'serial', 'no-lights', 'slow'] as const;

const ways = {
  uno: ['-c', 'arduino', '-P', 'PORT', '-b', '115200', '-D'],
  oldNano: ['-c', 'arduino', '-P', 'PORT', '-b', '57600', '-D'],
  // These fuses set no boot loader, a crystal, a reset below 4.3 V, and an EEPROM that outlives the flashing.
  programmer: ['-c', 'usbasp', '-U', 'lfuse:w:0xFF:m', '-U', 'hfuse:w:0xD1:m', '-U', 'efuse:w:0xFC:m'],
} as const;

export const run: Run = async (call) => {
  const path = await imagePath(call);
  if (!path.ok) return path;
  const calls = Object.entries(ways).map(([way, args]) => {
    const command = ['avrdude', '-p', 'm328p', ...args, '-U', `flash:w:${path.value}:i`].join(' ');
    return { way, command };
  });
  if (call.json) {
    call.say(JSON.stringify({ image: path.value, calls }));
    return ok('done');
  }
  call.say(t('cli:flash.image', { path: path.value }));
  call.say(columns(calls.map(({ way, command }) => [t(`cli:flash.${way as keyof typeof ways}`), command])));
  call.say(t('cli:flash.port'));
  return ok('done');
};

async function imagePath(call: Call): Promise<Result<string, Problem>> {
  const isOther = changing.some((flag) => hasFlag(call, flag));
  if (!isOther && !hasFlag(call, 'output')) return ok(firmwarePath);
  const built = builtBox(call);
  if (!built.ok) return built;
  const path = await freeOutputPath(call, 'box flash-info');
  if (!path.ok) return path;
  const content = new TextEncoder().encode(formatHex(configuredFlash(parseHex(readFirmware()), built.value)));
  const written = await writeOutputs(call, [{ path: path.value, content }]);
  return written.ok ? path : written;
}

function builtBox(call: Call): Result<BuiltBox, Problem> {
  const rows = numberFlag(call, 'rows', 1, 21);
  if (!rows.ok) return rows;
  const columns = numberFlag(call, 'columns', 1, 21);
  if (!columns.ok) return columns;
  const serialNumber = flagValue(call, 'serial') ?? '';
  if (!/^[!-~]{0,12}$/.test(serialNumber)) {
    return refuse<SerialProblem>({ code: 'cli/bad-serial', given: serialNumber });
  }
  return ok({
    rows: rows.value ?? 9,
    columns: columns.value ?? 12,
    serialNumber,
    hasLights: !hasFlag(call, 'no-lights'),
    speed: lineSpeeds[hasFlag(call, 'slow') ? 0 : 1],
  });
}
