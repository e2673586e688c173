import { listPorts, serialTransport, type OpenPort } from '#firmware-protocol/transports/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { SerialAsk, SerialSaid } from './messages.ts';

/** Holds the ports in the process of their own. `say` gets an answer to each question, and what ports send. */
export function openSerialPorts(say: (said: SerialSaid) => void): (ask: SerialAsk) => Promise<void> {
  const ports = new Map<number, OpenPort>();

  async function open(id: number, path: string): Promise<Result<undefined>> {
    const opened = await serialTransport(path).open({
      onData(bytes) {
        say({ kind: 'data', port: id, bytes });
      },
      onClose(problem) {
        ports.delete(id);
        say({ kind: 'gone', port: id, problem });
      },
    });
    if (!opened.ok) return opened;
    ports.set(id, opened.value);
    return ok(undefined);
  }

  async function answer(ask: SerialAsk): Promise<Result<unknown>> {
    if (ask.kind === 'list') return listPorts();
    if (ask.kind === 'open') return open(ask.id, ask.path);
    const port = ports.get(ask.port);
    if (port === undefined) return refuse({ code: 'box/not-connected' });
    switch (ask.kind) {
      case 'write':
        return port.write(ask.bytes);
      case 'speed':
        return ok(await port.setSpeed?.(ask.speed));
      case 'ready':
        return ok(await port.setReady?.(ask.isReady));
      case 'close':
        ports.delete(ask.port);
        return ok(await port.close());
    }
  }

  return async (ask) => {
    say({ kind: 'answer', id: ask.id, result: await answer(ask) });
  };
}
