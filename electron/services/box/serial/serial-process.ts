import '#electron/starter/sure-exit.mjs';
import { openSerialPorts } from './serial-ports.ts';
import type { SerialAsk } from './messages.ts';

// Electron gives a utility process `parentPort` in place of the channel of a forked one, and ends it with the program.
const { parentPort } = process as Partial<Pick<NodeJS.Process, 'parentPort'>>;
const answer = openSerialPorts((said) => {
  if (parentPort === undefined) process.send?.(said);
  else parentPort.postMessage(said);
});

if (parentPort === undefined) {
  process.on('message', (ask: SerialAsk) => void answer(ask));
  process.on('disconnect', () => {
    process.exit();
  });
} else parentPort.on('message', ({ data }: { readonly data: SerialAsk }) => void answer(data));

// Ctrl+C goes to all processes of a terminal; the program closes its ports before it ends this one.
process.on('SIGINT', () => undefined);
