import './no-eval.ts';
import { channels, eventChannels, type Bridge } from '#shared/contract/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { Carrier, Gateway } from './gateway.ts';
import { loopbackCarrier } from './loopback-carrier.ts';
import { parsingGateway } from './parsing-gateway.ts';

export { sendFile } from './send-file.ts';
export type { AskArgument, DoorState, Gateway, GatewayProblem, PlainMethod } from './gateway.ts';

/** The gateway of the door this page came in by: called once, when the page starts. */
export function connect(): Gateway {
  return parsingGateway(
    window.cubewright === undefined ? loopbackCarrier() : bridgeCarrier(window.cubewright),
  );
}

declare global {
  interface Window {
    /** Put there by the desktop door's preload script; absent in a browser. */
    readonly cubewright?: Bridge;
  }
}

/** Carries by the desktop door. A rejected call means a bug in the door and stays a throw. */
function bridgeCarrier(bridge: Bridge): Carrier {
  return {
    carry: async (method, ask) => ok(await bridge.call(channels[method], ask)),
    listen: (event, heard) => bridge.on(eventChannels[event], heard),
    read: (path) => fetch(path),
    // There is no key to this door: a page of it is in.
    enter: async () => ok(undefined),
    onDoor: () => () => undefined,
  };
}
