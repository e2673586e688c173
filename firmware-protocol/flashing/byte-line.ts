import { joinBytes, ok, type Result } from '#shared/kernel/index.ts';
import type { Clock, Transport, TransportProblem } from '../transports/transport.ts';

/** An open port, read by the byte; every wait has an end. */
export interface ByteLine {
  setSpeed(speed: number): Promise<void>;
  /** Restarts a board whose reset hangs on DTR or RTS. */
  restartBoard(): Promise<void>;
  /** Resolves to false when the port is gone. */
  write(bytes: Uint8Array): Promise<boolean>;
  /** Takes all that has come as soon as it is enough, or when the time is up. */
  read(isEnough: (bytes: Uint8Array) => boolean, withinMs: number): Promise<Uint8Array>;
  /** Drops what comes until nothing has come for this long, at most ten times as long. */
  quiet(ms: number): Promise<void>;
  isGone(): boolean;
  close(): Promise<void>;
}

/** The capacitor between DTR and reset has discharged within a fraction of this. */
const restartMs = 100;

export async function openByteLine(
  transport: Transport,
  clock: Clock,
): Promise<Result<ByteLine, TransportProblem>> {
  let heard: Uint8Array = new Uint8Array();
  let isGone = false;
  let look = (): void => undefined;
  const opened = await transport.open({
    onData(bytes) {
      heard = joinBytes([heard, bytes]);
      look();
    },
    onClose() {
      isGone = true;
      look();
    },
  });
  if (!opened.ok) return opened;
  const port = opened.value;
  const wait = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve));
  const take = (): Uint8Array => {
    const taken = heard;
    heard = new Uint8Array();
    return taken;
  };
  const read: ByteLine['read'] = (isEnough, withinMs) =>
    new Promise((resolve) => {
      const end = (): void => {
        callOff();
        look = () => undefined;
        resolve(take());
      };
      const callOff = clock.after(withinMs, end);
      look = () => {
        if (isGone || isEnough(heard)) end();
      };
      look();
    });
  return ok({
    read,
    async setSpeed(speed) {
      await port.setSpeed?.(speed);
    },
    async restartBoard() {
      await port.setReady?.(false);
      await wait(restartMs);
      await port.setReady?.(true);
    },
    async write(bytes) {
      if (isGone) return false;
      const written = await port.write(bytes);
      if (!written.ok) isGone = true;
      return written.ok;
    },
    async quiet(ms) {
      for (let waits = 0; waits < 10; waits += 1) {
        take();
        await wait(ms);
        if (heard.length === 0) return;
      }
      take();
    },
    isGone: () => isGone,
    close: () => port.close(),
  });
}
