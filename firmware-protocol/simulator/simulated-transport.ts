import { ok, refuse } from '#shared/kernel/index.ts';
import type { PortEvents, Transport } from '../transports/transport.ts';
import type { Wire } from './faulty-line.ts';

export interface PluggableBox {
  connect(hear: (bytes: Uint8Array) => void): Pick<Wire, 'write' | 'disconnect'> & Partial<Wire>;
}

export interface SimulatedPort extends Transport {
  unplug(): void;
  replug(): void;
}

export function simulatedPort(box: PluggableBox, path = 'simulated'): SimulatedPort {
  let plugged = true;
  let open: { readonly wire: Pick<Wire, 'disconnect'>; readonly events: PortEvents } | undefined;
  const end = (): PortEvents | undefined => {
    const events = open?.events;
    open?.wire.disconnect();
    open = undefined;
    return events;
  };
  return {
    path,
    async open(events) {
      if (!plugged) return refuse({ code: 'box/no-such-port', path });
      if (open !== undefined) return refuse({ code: 'box/port-busy', path });
      const wire = box.connect((bytes) => events.onData(Uint8Array.from(bytes)));
      const mine = { wire, events };
      open = mine;
      return ok({
        async setSpeed(speed) {
          wire.setSpeed?.(speed);
        },
        async write(bytes) {
          if (open !== mine) return refuse({ code: 'box/unplugged', path });
          wire.write(Uint8Array.from(bytes));
          return ok(undefined);
        },
        async close() {
          if (open === mine) end();
        },
      });
    },
    unplug() {
      plugged = false;
      end()?.onClose({ code: 'box/unplugged', path });
    },
    replug: () => void (plugged = true),
  };
}
