import { ok } from '#shared/kernel/index.ts';
import { boxPath } from '../line.ts';

export { portProblem } from '#firmware-protocol/transports/ports.ts';

/** Stands in for the list of ports in the modules of one program of a world. */
export const listPorts = () => Promise.resolve(ok([{ path: boxPath, label: 'A box' }]));
