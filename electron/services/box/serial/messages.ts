import type { TransportProblem } from '#firmware-protocol/transports/index.ts';
import type { Result } from '#shared/kernel/index.ts';

/** What is asked of the process of the serial ports. A port is known by the `id` of the question that opened it. */
export type SerialQuestion =
  | { readonly kind: 'list' }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'write'; readonly port: number; readonly bytes: Uint8Array }
  /** In bits a second. */
  | { readonly kind: 'speed'; readonly port: number; readonly speed: number }
  | { readonly kind: 'ready'; readonly port: number; readonly isReady: boolean }
  | { readonly kind: 'close'; readonly port: number };

export type SerialAsk = SerialQuestion & { readonly id: number };

export type SerialSaid =
  | { readonly kind: 'answer'; readonly id: number; readonly result: Result<unknown> }
  | { readonly kind: 'data'; readonly port: number; readonly bytes: Uint8Array }
  | { readonly kind: 'gone'; readonly port: number; readonly problem: TransportProblem };
