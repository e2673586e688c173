import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAsk {
  readonly method?: string;
  /** Sent as it is: nothing is tidied away. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request just as it is written down: any Host, any path, no helpful client in between. */
export function ask(
  port: number,
  { method = 'GET', path = '/', headers = {}, body }: RawAsk,
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, setHost: false, agent: false });
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        done({ status, headers: answered, body: Buffer.concat(parts).toString() });
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}
