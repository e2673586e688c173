import { randomBytes } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { contentSecurityPolicy, filePolicy, securityHeaders, wordWorkerPolicy } from './policy.ts';
import { readContent } from './files/read-file.ts';

export interface WebAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | string;
}

export interface ScreenFiles {
  /** Answers a GET for `path`, which is percent-encoded and has no query. */
  get(path: string, asker: Requester): Promise<WebAnswer>;
}

export interface Requester {
  readonly sockets: readonly string[];
  readonly known?: string | undefined;
  /** The requester may read lexica added on this computer; the program's own files are public. */
  readonly isIn: boolean;
}

const sizeLimit = 200_000_000;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.cwlex': 'application/octet-stream',
};

export function openScreenFiles(program: string, ownLexica: string): ScreenFiles {
  const screens = join(program, 'build', 'renderer');
  const lexica = join(program, 'build', 'lexica');
  const placeOf = (segments: readonly string[]): Parameters<typeof readInside> =>
    segments[0] === 'lexica' ? [lexica, segments.slice(1)] : [screens, segments];
  return {
    async get(path, { sockets, known, isIn }) {
      const segments = safeSegments(path);
      if (segments === undefined) return notFound();
      const inLexica = segments[0] === 'lexica';
      if (inLexica && segments[1] === 'own') {
        if (!isIn) return plain(401, 'This list is for pages of Cubewright alone.');
        const own = await readInside(ownLexica, segments.slice(2));
        return own === undefined ? notFound() : ownFile(own);
      }
      const found = await readInside(...placeOf(segments));
      if (found !== undefined && extname(found.path) !== '.html')
        return file(found, known, segments[0] === 'assets');
      // Browsers request this icon by themselves, so its absence is not an error.
      if (path === '/favicon.ico') return { status: 204, headers: securityHeaders, body: '' };
      // The address of a screen, such as /table/some-game, gets the page, which does its own routing.
      const isScreen = !inLexica && (found !== undefined || extname(segments.at(-1) ?? '') === '');
      const page = isScreen ? await readInside(screens, ['index.html']) : undefined;
      if (page !== undefined) return pageAnswer(new TextDecoder().decode(page.bytes), sockets);
      return isScreen ? notBuilt() : notFound();
    },
  };
}

/** Returns undefined for a path that could leave its folder. */
function safeSegments(path: string): readonly string[] | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (/[\\\0:]/.test(plain)) return undefined;
  const segments = plain.split('/').filter((part) => part !== '');
  return segments.some((part) => part.startsWith('.')) ? undefined : segments;
}

interface Found {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

/** Links that lead out of the folder are not followed. */
async function readInside(folder: string, segments: readonly string[]): Promise<Found | undefined> {
  if (segments.length === 0) return undefined;
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, ...segments));
    if (!path.startsWith(root + sep)) return undefined;
    const content = await readContent(path, sizeLimit);
    if (!content.ok) return undefined;
    const { bytes, size, mtimeMs } = content.value;
    return { path, bytes, tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
  } catch {
    return undefined;
  }
}

/** Names under `assets/` contain a hash of their content, so browsers may keep them; others are revalidated. */
function file({ path, bytes, tag }: Found, known: string | undefined, kept: boolean): WebAnswer {
  const headers = {
    ...securityHeaders,
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-security-policy': kept && isWordWorker(path) ? wordWorkerPolicy : filePolicy,
    'cache-control': kept ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    etag: tag,
  };
  return known === tag ? { status: 304, headers, body: '' } : { status: 200, headers, body: bytes };
}

/** The build gives the script of renderer/worker/word-worker.ts such a name. */
const isWordWorker = (path: string): boolean => /^word-worker-[\w-]+\.js$/.test(basename(path));

/** These are not cached, since another program could listen on this port later and would have the same origin. */
function ownFile({ path, bytes }: Found): WebAnswer {
  const headers = {
    ...securityHeaders,
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-security-policy': filePolicy,
    'cache-control': 'no-store',
  };
  return { status: 200, headers, body: bytes };
}

function pageAnswer(html: string, sockets: readonly string[]): WebAnswer {
  const nonce = randomBytes(16).toString('base64');
  const meta = `<meta property="csp-nonce" nonce="${nonce}">`;
  return {
    status: 200,
    headers: {
      ...securityHeaders,
      'content-type': types['.html'] ?? '',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({ nonce, sockets }),
    },
    body: html.replace(/<head[^>]*>/i, (head) => head + meta),
  };
}

const notFound = (): WebAnswer => plain(404, 'There is nothing at this address.');
const notBuilt = (): WebAnswer => plain(503, 'The screens are not built yet. Run: npm start');

function plain(status: number, body: string): WebAnswer {
  return { status, headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' }, body };
}
