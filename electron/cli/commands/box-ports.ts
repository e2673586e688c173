import { listPorts } from '#firmware-protocol/transports/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { Run } from '../command.ts';
import { columns, t } from '../texts.ts';

export const run: Run = async (call) => {
  const ports = await listPorts();
  if (!ports.ok) return ports;
  if (call.json) call.say(JSON.stringify({ ports: ports.value }));
  else if (ports.value.length === 0) call.say(t('cli:box.noPorts'));
  else
    call.say(columns(ports.value.map(({ path, label, serialNumber = '' }) => [path, label, serialNumber])));
  return ok('done');
};
