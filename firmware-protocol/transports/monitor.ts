import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { connectBox } from './connection.ts';
import type { ConnectionState } from './connection-state.ts';
import type { Transport } from './transport.ts';

export interface MonitorOptions {
  readonly transport: Transport;
  readonly signal: AbortSignal;
  readonly onState: (state: ConnectionState) => void;
}

/** Watches a box until `signal` aborts; a refused port or box ends the watch with its problem. */
export function monitor({ transport, signal, onState }: MonitorOptions): Promise<Result<undefined>> {
  return new Promise((resolve) => {
    const end = (result: Result<undefined>): void => {
      signal.removeEventListener('abort', stop);
      void connection.close().then(() => resolve(result));
    };
    const stop = (): void => end(ok(undefined));
    const connection = connectBox({
      transport,
      onState(state) {
        onState(state);
        if (state.link !== 'refused') return;
        const problem: Problem = state.problem ?? { code: 'box/not-connected' };
        end(refuse(problem));
      },
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
