import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatch } from '#electron/handlers/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { sendResult } from './answer.ts';

/** A record of four million characters, escaped, and some room. */
const bodyLimit = 12_000_000;

export type CallProblem =
  | { readonly code: 'app/bad-content-type' }
  | { readonly code: 'app/body-too-large'; readonly limit: number }
  | { readonly code: 'app/not-json' };

/** Answers `POST /call/<channel>`; host, origin and session are checked already. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  channel: string,
  dispatch: Dispatch,
): Promise<void> {
  if (mediaType(request) !== 'application/json') {
    return sendResult(response, refuse({ code: 'app/bad-content-type' }), 415);
  }
  const body = await readBody(request, bodyLimit);
  if (!body.ok) {
    response.setHeader('connection', 'close');
    return sendResult(response, body, 413);
  }
  const ask = parseJson(body.value);
  if (!ask.ok) return sendResult(response, ask, 400);
  sendResult(response, await dispatch(channel, ask.value));
}

function mediaType(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readBody(request: IncomingMessage, limit: number): Promise<Result<string, CallProblem>> {
  const tooLarge = refuse<CallProblem>({ code: 'app/body-too-large', limit });
  if (Number(request.headers['content-length'] ?? 0) > limit) return tooLarge;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return tooLarge;
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks).toString('utf8'));
}

function parseJson(text: string): Result<unknown, Problem> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return refuse({ code: 'app/not-json' });
  }
}
