import './no-eval.ts';
import { channels, eventChannels, type Bridge } from '#shared/contract/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { Carrier, Gateway } from './gateway.ts';
import { loopbackCarrier } from './loopback-carrier.ts';
import { parsingGateway } from './parsing-gateway.ts';

export { sendFile } from './send-file.ts';
export type { AskArgument, DoorState, Gateway, GatewayProblem, PlainMethod } from './gateway.ts';

/** Returns the gateway of the door by which this page was opened; called once, when the page starts. */
export function connect(): Gateway {
  return parsingGateway(
    window.cubewright === undefined ? loopbackCarrier() : bridgeCarrier(window.cubewright),
  );
}

declare global {
  interface Window {
    /** The desktop door's preload script sets it; it is absent in a browser. */
    readonly cubewright?: Bridge;
  }
}

/** The carrier of the desktop door. A rejected call is a bug of the door, so it is thrown. */
function bridgeCarrier(bridge: Bridge): Carrier {
  return {
    carry: async (method, ask) => ok(await bridge.call(channels[method], ask)),
    listen: (event, heard) => bridge.on(eventChannels[event], heard),
    read: (path) => fetch(path),
    // Pages of the desktop door need no token.
    enter: async () => ok(undefined),
    onDoor: () => () => undefined,
  };
}
