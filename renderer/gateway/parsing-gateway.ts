import { contract, events, resultSchema, type Answer, type MethodName } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { z } from 'zod';
import type { Carrier, Gateway, GatewayProblem } from './gateway.ts';

/** A gateway over a carrier: every answer and event is parsed by the contract before a screen sees it. */
export function parsingGateway(carrier: Carrier): Gateway {
  return {
    async call(method, ...[ask]) {
      const carried = await carrier.carry(method, ask);
      if (!carried.ok) return carried;
      return parseAnswer(method, carried.value);
    },
    on(event, listen) {
      const { schema } = events[event];
      return carrier.listen(event, (payload) => {
        const parsed = schema.safeParse(payload);
        if (parsed.success) listen(parsed.data as Parameters<typeof listen>[0]);
      });
    },
    asset: readAsset,
    onDoor: (listen) => carrier.onDoor(listen),
    takeDownload(file) {
      if (file.kind !== 'download') return;
      const link = document.createElement('a');
      link.href = file.href;
      link.download = file.name;
      link.click();
    },
  };
}

/** The envelope is parsed first, so that a refusal is passed on whatever the method. */
function parseAnswer<M extends MethodName>(method: M, raw: unknown): Result<Answer<M>> {
  const { channel, answer } = contract[method];
  const parsed = resultSchema<z.ZodType>(answer).safeParse(raw);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return refuse({ code: 'app/bad-answer', channel, path });
  }
  return parsed.data.ok ? ok(parsed.data.value as Answer<M>) : refuse(parsed.data.problem);
}

/** Both doors serve bundled files on their own origin. */
async function readAsset(path: string): Promise<Result<Uint8Array, GatewayProblem>> {
  try {
    const response = await fetch(`/${path}`, { credentials: 'same-origin' });
    if (!response.ok) return refuse({ code: 'app/asset-missing', path });
    return ok(new Uint8Array(await response.arrayBuffer()));
  } catch {
    return refuse({ code: 'app/door-closed' });
  }
}
