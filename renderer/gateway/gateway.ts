import type { Answer, Ask, EventName, EventOf, FileMethod, MethodName } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

/** Problems of the door itself; every method has problems of its own. */
export type GatewayProblem =
  | { readonly code: 'app/door-closed' }
  | { readonly code: 'app/session-ended' }
  | { readonly code: 'app/key-dead' }
  | { readonly code: 'app/download-gone' }
  | { readonly code: 'app/bad-answer'; readonly channel: string; readonly path: string }
  | { readonly code: 'app/asset-missing'; readonly path: string };

/**
 * `closed`: the door does not answer and is retried automatically. `locked`: it answers, but this page has no token of
 * this run; `enter` gets one.
 */
export type DoorState = 'open' | 'closed' | 'locked';

/** The ask is optional for methods that take none. */
export type AskArgument<M extends MethodName> = undefined extends Ask<M> ? [ask?: Ask<M>] : [ask: Ask<M>];

export type PlainMethod = Exclude<MethodName, FileMethod>;

/** The gateway is the only way out for the screens, at either door. */
export interface Gateway {
  call<M extends PlainMethod>(method: M, ...ask: AskArgument<M>): Promise<Result<Answer<M>, Problem>>;
  /**
   * Calls a method that makes a file and delivers it, through the browser's downloads where no dialog has saved it.
   * `call` does not take these methods, so that no file is left at the door.
   */
  takeFile<M extends FileMethod>(method: M, ...ask: AskArgument<M>): Promise<Result<Answer<M>, Problem>>;
  /** Returns a function that ends the subscription. A payload that does not match the contract is dropped. */
  on<E extends EventName>(event: E, listen: (payload: EventOf<E>) => void): () => void;
  /** Returns the bytes of a bundled file such as `lexica/english.cwlex`. */
  asset(path: string): Promise<Result<Uint8Array, GatewayProblem>>;
  /**
   * Calls `listen` at every change and returns a function that ends the subscription. The desktop door is always open.
   */
  onDoor(listen: (state: DoorState) => void): () => void;
  /** Exchanges the one-time key from the terminal, alone or within its address, for a token. */
  enter(key: string): Promise<Result<undefined, GatewayProblem>>;
}

/** A carrier transports questions, answers and events without checking them. */
export interface Carrier {
  carry(method: MethodName, ask: unknown): Promise<Result<unknown, Problem>>;
  listen(event: EventName, heard: (payload: unknown) => void): () => void;
  /** Sends a GET for a path on the page's own origin; rejects if nothing answers. */
  read(path: string): Promise<Response>;
  enter(key: string): Promise<Result<undefined, GatewayProblem>>;
  onDoor(listen: (state: DoorState) => void): () => void;
}
