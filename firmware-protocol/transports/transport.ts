import type { Result } from '#shared/kernel/index.ts';

export type TransportProblem =
  | { readonly code: 'box/no-such-port'; readonly path: string }
  | { readonly code: 'box/port-busy'; readonly path: string }
  | { readonly code: `box/no-permission-${PermissionCure}`; readonly path: string; readonly group: string }
  | { readonly code: 'box/not-a-port'; readonly path: string }
  | { readonly code: 'box/port-failed'; readonly path: string; readonly reason: string }
  | { readonly code: 'box/unplugged'; readonly path: string }
  /** The process that holds the ports has ended. */
  | { readonly code: 'box/serial-ended'; readonly path: string }
  | { readonly code: 'box/write-stuck'; readonly path: string; readonly timeoutMs: number }
  | { readonly code: 'box/no-serial-support'; readonly reason: string };

export type PermissionCure = 'group' | 'rule' | 'system';

export interface PortEvents {
  /** The receiver may keep the bytes. */
  onData(bytes: Uint8Array): void;
  /** Is called once, when the port is gone although `close` was not called. */
  onClose(problem: TransportProblem): void;
}

/** No method rejects. */
export interface OpenPort {
  /** Sets bits a second; absent where the line has no speed. A port that refuses the speed stays at its own. */
  setSpeed?(speed: number): Promise<void>;
  /** Sets DTR and RTS, whose rise restarts many boards; absent where the line has none. A port that cannot stays as it is. */
  setReady?(isReady: boolean): Promise<void>;
  write(bytes: Uint8Array): Promise<Result<undefined, TransportProblem>>;
  close(): Promise<void>;
}

/** A transport is a serial port, a simulated box or a recorded exchange. It can be reopened; `open` never rejects. */
export interface Transport {
  readonly path: string;
  open(events: PortEvents): Promise<Result<OpenPort, TransportProblem>>;
}

export interface Clock {
  /** Returns ms from an arbitrary start. They never run back, so that a corrected wall clock stalls nothing. */
  now(): number;
  /** Returns milliseconds since 1970, for display. */
  date(): number;
  /** Runs `call` once after `ms` milliseconds; the returned function cancels that. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
