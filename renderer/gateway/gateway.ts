import type {
  ResponseOf,
  RequestOf,
  EventName,
  EventOf,
  FileMethod,
  MethodName,
} from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

export type GatewayProblem =
  | { readonly code: 'app/door-closed' }
  | { readonly code: 'app/session-ended' }
  | { readonly code: 'app/key-dead' }
  | { readonly code: 'app/download-gone' }
  | { readonly code: 'app/bad-answer'; readonly channel: string; readonly path: string }
  | { readonly code: 'app/asset-missing'; readonly path: string };

/** `closed` does not answer and is retried; `locked` answers, but this page needs a token of this run (see `enter`). */
export type DoorState = 'open' | 'closed' | 'locked';

export type AskArgument<M extends MethodName> =
  undefined extends RequestOf<M> ? [ask?: RequestOf<M>] : [ask: RequestOf<M>];

export type PlainMethod = Exclude<MethodName, FileMethod>;

/** Is the only way by which screens reach what is outside the page, at either door. */
export interface Gateway {
  call<M extends PlainMethod>(method: M, ...ask: AskArgument<M>): Promise<Result<ResponseOf<M>, Problem>>;
  /** Calls a method that makes a file. Where no dialog has saved the file, the browser downloads it. */
  takeFile<M extends FileMethod>(method: M, ...ask: AskArgument<M>): Promise<Result<ResponseOf<M>, Problem>>;
  /** A payload that does not match the contract is dropped. Returns a function that ends the subscription. */
  on<E extends EventName>(event: E, listen: (payload: EventOf<E>) => void): () => void;
  /** Resolves to the bytes of a bundled file such as `lexica/english.cwlex`. */
  asset(path: string): Promise<Result<Uint8Array, GatewayProblem>>;
  /** Returns the state of the door; the desktop door is always open. */
  door(): DoorState;
  /** Reports every change of `door`. Returns a function that ends the subscription. */
  onDoor(listen: (state: DoorState) => void): () => void;
  /** Exchanges the one-time key from the terminal, alone or within its address, for a token. */
  enter(key: string): Promise<Result<undefined, GatewayProblem>>;
}

/** Transports requests, answers and events without checking them. */
export interface Carrier {
  carry(method: MethodName, ask: unknown): Promise<Result<unknown, Problem>>;
  listen(event: EventName, heard: (payload: unknown) => void): () => void;
  /** Sends a GET for a path on the page's own origin; rejects if there is no answer. */
  read(path: string): Promise<Response>;
  enter(key: string): Promise<Result<undefined, GatewayProblem>>;
  door(): DoorState;
  onDoor(listen: (state: DoorState) => void): () => void;
}

/** Returns true if nobody has heard a call, since the door is closed or locked; every screen shows a notice of that. */
export function isOfDoor({ code }: Problem): boolean {
  return code === 'app/door-closed' || code === 'app/session-ended';
}
