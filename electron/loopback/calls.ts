import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Dispatch } from '#electron/handlers/dispatch.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { sendResult } from './answer.ts';

/** The limit is in bytes and leaves room for an escaped record of four million characters. */
const callLimit = 12_000_000;
const entryLimit = 1_000;

export type CallProblem =
  | { readonly code: 'app/bad-content-type' }
  | { readonly code: 'app/body-too-large'; readonly limit: number }
  | { readonly code: 'app/not-json' }
  | { readonly code: 'app/key-dead' };

export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  channel: string,
  dispatch: Dispatch,
): Promise<void> {
  const ask = await readJson(request, response, callLimit);
  if (ask.ok) sendResult(response, await dispatch(channel, ask.value));
}

export async function answerEntry(
  request: IncomingMessage,
  response: ServerResponse,
  exchange: (key: string) => string | undefined,
): Promise<void> {
  const ask = await readJson(request, response, entryLimit);
  if (!ask.ok) return;
  const entry = z.strictObject({ key: z.string() }).safeParse(ask.value);
  const token = entry.success ? exchange(entry.data.key) : undefined;
  if (token === undefined) return sendResult(response, refuse({ code: 'app/key-dead' }), 401);
  sendResult(response, ok({ token }));
}

async function readJson(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<Result<unknown, CallProblem>> {
  const refused = (problem: CallProblem, status: number): Result<never, CallProblem> => {
    const refusal = refuse(problem);
    sendResult(response, refusal, status);
    return refusal;
  };
  if (mediaType(request) !== 'application/json') return refused({ code: 'app/bad-content-type' }, 415);
  const body = await readBody(request, limit);
  if (body === undefined) {
    response.setHeader('connection', 'close');
    return refused({ code: 'app/body-too-large', limit }, 413);
  }
  try {
    return ok(JSON.parse(body) as unknown);
  } catch {
    return refused({ code: 'app/not-json' }, 400);
  }
}

function mediaType(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Returns undefined, without reading the rest, when the body is longer than `limit` bytes. */
async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
