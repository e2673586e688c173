import './no-eval.ts';
import { bridgeCarrier } from './bridge-carrier.ts';
import type { Gateway } from './gateway.ts';
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
