import {
  contract,
  events,
  resultSchema,
  type ResponseOf,
  type Exported,
  type FileMethod,
  type MethodName,
} from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { z } from 'zod';
import type { Carrier, Gateway, GatewayProblem } from './gateway.ts';

export function parsingGateway(carrier: Carrier): Gateway {
  async function carry<M extends MethodName>(method: M, ask: unknown): Promise<Result<ResponseOf<M>>> {
    const carried = await carrier.carry(method, ask);
    return carried.ok ? parseAnswer(method, carried.value) : carried;
  }
  return {
    call: (method, ...[ask]) => carry(method, ask),
    async takeFile(method, ...[ask]) {
      const answer = await carry(method, ask);
      if (!answer.ok) return answer;
      const taken = await takeDownload(carrier, fileOf(answer.value));
      return taken.ok ? answer : taken;
    },
    on(event, listen) {
      const { schema } = events[event];
      return carrier.listen(event, (payload) => {
        const parsed = schema.safeParse(payload);
        if (parsed.success) listen(parsed.data as Parameters<typeof listen>[0]);
      });
    },
    asset: (path) => readBytes(carrier, path, { code: 'app/asset-missing', path }),
    door: () => carrier.door(),
    onDoor: (listen) => carrier.onDoor(listen),
    enter: (key) => carrier.enter(key),
  };
}

function fileOf(answer: ResponseOf<FileMethod>): Exported {
  return 'file' in answer ? answer.file : answer;
}

async function takeDownload(carrier: Carrier, file: Exported): Promise<Result<undefined, GatewayProblem>> {
  if (file.kind !== 'download') return ok(undefined);
  const bytes = await readBytes(carrier, file.href.replace(/^\//, ''), { code: 'app/download-gone' });
  if (!bytes.ok) return bytes;
  handOver(bytes.value, file.name);
  return ok(undefined);
}

/** Parses an answer by the contract. Every method may be refused, so `resultSchema` adds that to its schema. */
function parseAnswer<M extends MethodName>(method: M, raw: unknown): Result<ResponseOf<M>> {
  const { channel, answer } = contract[method];
  const parsed = resultSchema<z.ZodType>(answer).safeParse(raw);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return refuse({ code: 'app/bad-answer', channel, path });
  }
  return parsed.data.ok ? ok(parsed.data.value as ResponseOf<M>) : refuse(parsed.data.problem);
}

async function readBytes(
  carrier: Carrier,
  path: string,
  missing: GatewayProblem,
): Promise<Result<Uint8Array<ArrayBuffer>, GatewayProblem>> {
  try {
    const response = await carrier.read(`/${path}`);
    if (response.status === 401) return refuse({ code: 'app/session-ended' });
    if (!response.ok) return refuse(missing);
    return ok(new Uint8Array(await response.arrayBuffer()));
  } catch {
    return refuse({ code: 'app/door-closed' });
  }
}

/** After this time, any browser has begun to write the file. */
const handedOverMs = 60_000;

/** Saves bytes that the page has fetched, because a link to the file could not send the page's token. */
function handOver(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, handedOverMs);
}
