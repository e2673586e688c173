import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { ConnectionState } from '../transports/connection-state.ts';
import { connectBox } from '../transports/connection.ts';
import type { TransportProblem } from '../transports/transport.ts';
import { flash, type Flashed, type FlashOptions, type FlashProblem } from './flash.ts';

export type GreetingProblem = { readonly code: 'box/flash-no-greeting'; readonly path: string };

export interface FirstLight extends Flashed {
  readonly info: NonNullable<ConnectionState['info']>;
}

/** From bare chip to first light: flashes an image and then waits until the box says what it is. */
export async function firstLight(
  options: FlashOptions,
): Promise<Result<FirstLight, FlashProblem | TransportProblem | GreetingProblem>> {
  const flashed = await flash(options);
  if (!flashed.ok) return flashed;
  const info = await greet(options);
  if (info === undefined) return refuse({ code: 'box/flash-no-greeting', path: options.transport.path });
  return ok({ ...flashed.value, info });
}

function greet({ transport, clock, signal }: FlashOptions): Promise<ConnectionState['info']> {
  return new Promise((resolve) => {
    const end = (info?: ConnectionState['info']): void => {
      signal.removeEventListener('abort', stop);
      void connection.close().then(() => resolve(info));
    };
    const stop = (): void => end();
    const connection = connectBox({
      transport,
      ...(clock === undefined ? {} : { clock }),
      onState({ link, info }) {
        if (link === 'refused' || link === 'lost') end();
        else if (info !== undefined) end(info);
      },
    });
    // It may have been stopped while the boot loader took its leave.
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
