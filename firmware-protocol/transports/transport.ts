import type { Result } from '#shared/kernel/index.ts';

/** What can go wrong with a port, whatever lies behind it. */
export type TransportProblem =
  | { readonly code: 'box/no-such-port'; readonly path: string }
  | { readonly code: 'box/port-busy'; readonly path: string }
  | { readonly code: `box/no-permission-${PermissionCure}`; readonly path: string; readonly group: string }
  | { readonly code: 'box/not-a-port'; readonly path: string }
  | { readonly code: 'box/port-failed'; readonly path: string; readonly reason: string }
  | { readonly code: 'box/unplugged'; readonly path: string }
  | { readonly code: 'box/write-stuck'; readonly path: string; readonly timeoutMs: number }
  | { readonly code: 'box/no-serial-support'; readonly reason: string };

export type PermissionCure = 'group' | 'rule' | 'system';

export interface PortEvents {
  /** The bytes are the receiver's to keep. */
  onData(bytes: Uint8Array): void;
  /** Once, when the port is gone without `close` having been called. */
  onClose(problem: TransportProblem): void;
}

/** A port that is open. Neither method rejects. */
export interface OpenPort {
  /** Changes the speed of the line, in bits a second; absent where there is none. What the port refuses is left so. */
  setSpeed?(speed: number): Promise<void>;
  write(bytes: Uint8Array): Promise<Result<undefined, TransportProblem>>;
  close(): Promise<void>;
}

/** A way to a box: a serial port, a simulated box, a recorded exchange. It may be opened again after it closed. */
export interface Transport {
  /** How people call it: a path. */
  readonly path: string;
  /** Never rejects. */
  open(events: PortEvents): Promise<Result<OpenPort, TransportProblem>>;
}
