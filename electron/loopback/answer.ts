import type { ServerResponse } from 'node:http';
import { securityHeaders } from '#electron/services/policy.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

/** Sends a Result as JSON; `undefined` becomes `null`, since JSON has no `undefined`. */
export function sendResult(response: ServerResponse, result: Result<unknown, Problem>, status = 200): void {
  const body = result.ok ? { ok: true, value: result.value ?? null } : result;
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain; charset=utf-8', text);
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  more: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...more,
  });
  response.end(body);
}
