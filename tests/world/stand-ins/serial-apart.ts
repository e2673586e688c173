import type * as Ports from './ports.ts';
import type * as Serial from './serial.ts';

const { search } = new URL(import.meta.url);
const { serialTransport } = (await import(`./serial.ts${search}`)) as typeof Serial;
const { listPorts } = (await import(`./ports.ts${search}`)) as typeof Ports;

/** A world is one process: its ports are those of the program that asks. */
export const serialApart = () => ({ list: listPorts, transport: serialTransport, end: () => undefined });
