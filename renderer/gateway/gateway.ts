import type { Answer, Ask, EventName, EventOf, FileMethod, MethodName } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

/** What goes wrong with the door itself; every method has problems of its own beside these. */
export type GatewayProblem =
  | { readonly code: 'app/door-closed' }
  | { readonly code: 'app/session-ended' }
  | { readonly code: 'app/key-dead' }
  | { readonly code: 'app/download-gone' }
  | { readonly code: 'app/bad-answer'; readonly channel: string; readonly path: string }
  | { readonly code: 'app/asset-missing'; readonly path: string };

/**
 * `closed`: the Cubewright behind the door does not answer; tried again by itself. `locked`: it answers, but this page has
 * no token of this run; `enter` gets one.
 */
export type DoorState = 'open' | 'closed' | 'locked';

/** Methods that ask nothing may leave the ask out. */
export type AskArgument<M extends MethodName> = undefined extends Ask<M> ? [ask?: Ask<M>] : [ask: Ask<M>];

/** Methods whose answer is complete in itself. */
export type PlainMethod = Exclude<MethodName, FileMethod>;

/** The screens' only way out, whichever door they came in by. */
export interface Gateway {
  call<M extends PlainMethod>(method: M, ...ask: AskArgument<M>): Promise<Result<Answer<M>, Problem>>;
  /**
   * Calls a method that makes a file, and hands the file over: to the browser's own downloads where no dialog has saved it.
   * `call` does not take these methods, so that no screen can leave a file lying at the door.
   */
  takeFile<M extends FileMethod>(method: M, ...ask: AskArgument<M>): Promise<Result<Answer<M>, Problem>>;
  /** Returns what ends the listening. A payload that the contract does not know is dropped. */
  on<E extends EventName>(event: E, listen: (payload: EventOf<E>) => void): () => void;
  /** The bytes of a bundled file, as `lexica/english.cwlex`. */
  asset(path: string): Promise<Result<Uint8Array, GatewayProblem>>;
  /** Told at every change; the desktop door is always open. Returns what ends the listening. */
  onDoor(listen: (state: DoorState) => void): () => void;
  /** Exchanges the one-time key that the terminal shows, alone or in its address, for a token. */
  enter(key: string): Promise<Result<undefined, GatewayProblem>>;
}

/** One way of carrying questions, answers and events; what it carries is not looked at. */
export interface Carrier {
  carry(method: MethodName, ask: unknown): Promise<Result<unknown, Problem>>;
  listen(event: EventName, heard: (payload: unknown) => void): () => void;
  /** GET of a path on the page's own origin; rejects where nothing answers. */
  read(path: string): Promise<Response>;
  enter(key: string): Promise<Result<undefined, GatewayProblem>>;
  onDoor(listen: (state: DoorState) => void): () => void;
}
