import './no-eval.ts';
import { channels, eventChannels, type Bridge } from '#shared/contract/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { Carrier, Gateway } from './gateway.ts';
import { loopbackCarrier } from './loopback-carrier.ts';
import { parsingGateway } from './parsing-gateway.ts';

export { isOfDoor } from './gateway.ts';
export { sendListFile } from './send-file.ts';
export type { AskArgument, DoorState, Gateway, GatewayProblem, PlainMethod } from './gateway.ts';

export function connect(): Gateway {
  return parsingGateway(
    window.cubewright === undefined ? loopbackCarrier() : bridgeCarrier(window.cubewright),
  );
}

declare global {
  interface Window {
    /** The preload script of the desktop door sets it; it is absent in a browser. */
    readonly cubewright?: Bridge;
  }
}

/** A rejected call is a bug of the desktop door, so it is not caught. */
function bridgeCarrier(bridge: Bridge): Carrier {
  return {
    carry: async (method, ask) => ok(await bridge.call(channels[method], ask)),
    listen: (event, heard) => bridge.on(eventChannels[event], heard),
    read: (path) => fetch(path),
    enter: async () => ok(undefined),
    door: () => 'open',
    onDoor: () => () => undefined,
  };
}
