import { createSimulatedBox, simulatedPort } from '#firmware-protocol/simulator/index.ts';
import { connectBox, systemClock, type ConnectionState } from '#firmware-protocol/transports/index.ts';

// A box in software at the other end of a line; `serialTransport(path)` in place of the port hears a real one.
const box = createSimulatedBox({ clock: systemClock, rows: 2, columns: 3 });
const heard: string[] = [];
const lifted = Promise.withResolvers<undefined>();
function onState({ link, squares }: ConnectionState): void {
  if (link !== 'live' || squares === undefined || squares === heard.at(-1)) return;
  heard.push(squares);
  if (heard.length === 1) box.set(4, false);
  else lifted.resolve(undefined);
}
const connection = connectBox({ transport: simulatedPort(box), onState });
await lifted.promise;
await connection.close();
box.stop();
console.log(heard);

// It prints:
// [ '111111', '111101' ]
