import { readFile, stat } from 'node:fs/promises';
import type { SerialPort } from 'serialport';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { lineSpeeds } from '../codec/index.ts';
import { portProblem, type SystemFacts } from './ports.ts';
import type { OpenPort, PortEvents, Transport, TransportProblem } from './transport.ts';

const writeTimeoutMs = 1000;

/** The serial library is loaded at the first open. */
export function serialTransport(path: string): Transport {
  return { path, open: (events) => openSerial(path, events) };
}

async function openSerial(path: string, events: PortEvents): Promise<Result<OpenPort, TransportProblem>> {
  let Port: typeof SerialPort;
  try {
    ({ SerialPort: Port } = await import('serialport'));
  } catch (thrown) {
    return refuse({ code: 'box/no-serial-support', reason: messageOf(thrown) });
  }
  // The library opens anything, so folders and plain files are refused here.
  const kind = await stat(path).catch(() => undefined);
  if (kind !== undefined && !kind.isCharacterDevice()) return refuse({ code: 'box/not-a-port', path });
  return new Promise((resolve) => {
    let port: SerialPort;
    const opened = (error: Error | null): void => {
      if (error === null) resolve(ok(listen(port, path, events)));
      else void refusal(path, error.message).then(resolve);
    };
    try {
      // Without `hupcl`, closing keeps the DTR line up, so that the next opening resets no board.
      port = new Port({ path, baudRate: lineSpeeds[0], hupcl: false, autoOpen: false });
      port.open(opened);
    } catch (thrown) {
      opened(new Error(messageOf(thrown)));
    }
  });
}

/** The library notices an unplugged port only while reading, and may report it twice. */
function listen(port: SerialPort, path: string, events: PortEvents): OpenPort {
  let closed = false;
  const gone = (): void => {
    if (closed) return;
    closed = true;
    events.onClose({ code: 'box/unplugged', path });
  };
  port.on('data', (bytes: Uint8Array) => {
    if (!closed) events.onData(Uint8Array.from(bytes));
  });
  port.on('close', gone);
  port.on('end', gone);
  port.on('error', () => {
    if (!port.isOpen) gone();
  });
  const shut = (): Promise<void> =>
    new Promise((done) => {
      if (!port.isOpen) return done();
      port.close(() => done());
    });
  return {
    setSpeed: (speed) =>
      new Promise((done) => {
        if (closed || !port.isOpen) return done();
        port.update({ baudRate: speed }, () => done());
      }),
    setReady: (isReady) =>
      new Promise((done) => {
        if (closed || !port.isOpen) return done();
        port.set({ dtr: isReady, rts: isReady }, () => done());
      }),
    async write(bytes) {
      if (closed || !port.isOpen) return refuse({ code: 'box/unplugged', path });
      return writeWithin(port, path, bytes);
    },
    async close() {
      closed = true;
      await shut();
    },
  };
}

/** A write never calls back when the port closes meanwhile or its reader stalls, so a timer ends the wait. */
function writeWithin(
  port: SerialPort,
  path: string,
  bytes: Uint8Array,
): Promise<Result<undefined, TransportProblem>> {
  return new Promise((resolve) => {
    const late = setTimeout(
      () => resolve(refuse({ code: 'box/write-stuck', path, timeoutMs: writeTimeoutMs })),
      writeTimeoutMs,
    );
    port.write(Buffer.from(bytes), (error) => {
      clearTimeout(late);
      resolve(error ? refuse({ code: 'box/unplugged', path }) : ok(undefined));
    });
  });
}

async function refusal(path: string, reason: string): Promise<Result<OpenPort, TransportProblem>> {
  return refuse(portProblem(path, reason, await systemFacts(path)));
}

async function systemFacts(path: string): Promise<SystemFacts> {
  const { platform } = process;
  if (platform !== 'linux') return { platform };
  const owner = await stat(path).catch(() => undefined);
  const groups = await readFile('/etc/group', 'utf8').catch(() => '');
  const line = groups.split('\n').find((entry) => entry.split(':')[2] === String(owner?.gid));
  return { platform, group: line?.split(':')[0] };
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
