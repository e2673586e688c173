import { contract, type MethodName } from '#shared/contract/index.ts';
import {
  deepest,
  mostContainers,
  refuse,
  shapeFault,
  type Phrase,
  type Problem,
  type Result,
} from '#shared/kernel/index.ts';
import { firstMisfit } from '#shared/options/index.ts';
import type { Services } from '#electron/services/services.ts';
import { handlers } from './handlers.ts';

const methodOf: ReadonlyMap<string, MethodName> = new Map(
  (Object.keys(contract) as MethodName[]).map((name) => [contract[name].channel, name]),
);

export type DispatchProblem =
  | { readonly code: 'app/unknown-channel'; readonly channel: string }
  | {
      readonly code: 'app/bad-ask';
      readonly channel: string;
      readonly path: string;
      readonly expected: Phrase;
    }
  | { readonly code: 'app/too-deep'; readonly channel: string; readonly most: number }
  | { readonly code: 'app/too-many-values'; readonly channel: string; readonly most: number }
  | { readonly code: 'app/bug'; readonly message: string };

/** Always resolves to a Result and never rejects. */
export type Dispatch = (channel: string, raw: unknown) => Promise<Result<unknown, Problem>>;

/** `log` gets exceptions that escape from handlers, which are bugs. */
export function createDispatch(services: Services, log: (bug: unknown) => void): Dispatch {
  const dispatch: Dispatch = async (channel, raw) => {
    const name = methodOf.get(channel);
    if (name === undefined) return refuse({ code: 'app/unknown-channel', channel: channel.slice(0, 100) });
    try {
      const fault = shapeFault(raw);
      if (fault === 'too-deep') return refuse({ code: 'app/too-deep', channel, most: deepest });
      if (fault === 'too-many') {
        return refuse({ code: 'app/too-many-values', channel, most: mostContainers });
      }
      const ask = contract[name].ask.safeParse(raw);
      if (!ask.success) return refuse(badRequest(channel, ask.error));
      return await answer(name, ask.data, services);
    } catch (bug) {
      log(bug);
      return refuse({ code: 'app/bug', message: bug instanceof Error ? bug.message : String(bug) });
    }
  };
  return (channel, raw) => services.calls.add(dispatch(channel, raw));
}

/** The compiler cannot tie a method to its request here, hence the cast. */
function answer(name: MethodName, ask: unknown, services: Services): Promise<Result<unknown, Problem>> {
  const handler = handlers[name] as (ask: unknown, services: Services) => Promise<Result<unknown, Problem>>;
  return handler(ask, services);
}

function badRequest(channel: string, error: Parameters<typeof firstMisfit>[0]): DispatchProblem {
  const path = (error.issues[0]?.path ?? []).map(String).join('.');
  return { code: 'app/bad-ask', channel, path: path.slice(0, 200), expected: firstMisfit(error).expected };
}
