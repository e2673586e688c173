import { createInterface } from 'node:readline';
import {
  lineFaults,
  parseFaults,
  simulateOverPty,
  type SimulatorEvent,
} from '#firmware-protocol/simulator/index.ts';
import { systemClock } from '#firmware-protocol/transports/index.ts';
import { createVirtualBox, inRealTime } from '#firmware-protocol/virtual-box/index.ts';
import { readFirmware } from '#electron/services/box/firmware.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { hasFlag, type Call, type Run } from '../command.ts';
import { numberFlag } from '../option-values.ts';
import { t } from '../texts.ts';

export const run: Run = async (call) => {
  const onChip = hasFlag(call, 'firmware');
  const named = (call.flags.get('fault') ?? []).flatMap((names) => names.split(','));
  const faults = onChip ? parseFaults(named, lineFaults) : parseFaults(named);
  if (!faults.ok) return faults;
  const rows = numberFlag(call, 'rows', 1, 21);
  const columns = numberFlag(call, 'columns', 1, 21);
  const every = numberFlag(call, 'every', 10, 3_600_000);
  if (!rows.ok) return rows;
  if (!columns.ok) return columns;
  if (!every.ok) return every;
  const commands = createInterface({ input: process.stdin });
  const options = {
    faults: faults.value,
    ...(rows.value === undefined ? {} : { rows: rows.value }),
    ...(columns.value === undefined ? {} : { columns: columns.value }),
  };
  const chip = onChip
    ? inRealTime(createVirtualBox({ ...options, hex: readFirmware() }), systemClock)
    : undefined;
  const simulated = await simulateOverPty({
    ...options,
    ...(chip === undefined ? {} : { box: chip.box }),
    ...(every.value === undefined ? {} : { every: every.value }),
    commands,
    signal: call.stop,
    onEvent: (event) => {
      tell(call, event);
    },
  });
  chip?.stop();
  commands.close();
  process.stdin.destroy();
  return simulated.ok ? ok('done') : simulated;
};

function tell(call: Call, event: SimulatorEvent): void {
  if (call.json) return call.say(JSON.stringify(event));
  if (event.kind === 'problem') return call.note(problemText(t, event.problem));
  call.say(t(`cli:simulate.${event.kind}`, { ...event }));
}
