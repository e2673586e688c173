import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { screenStyles } from '#electron/tools/screen-styles.ts';

/** A page that shows parts of a table, built as the screens are and served on this machine. */
export interface PartsPage {
  readonly address: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** `name`: the folder of the page, beside this file. */
export async function openPartsPage(name: 'kubo-page' | 'scruble-page'): Promise<PartsPage> {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const root = fileURLToPath(new URL(name, import.meta.url));
  await inProduction(() =>
    build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [react(), screenStyles()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'chrome140',
        assetsInlineLimit: 0,
        minify: false,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 5000,
      },
    }),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname));
    try {
      const body = readFileSync(file);
      response.setHeader('content-type', types[path.extname(file).slice(1)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Within tests Vite would take the React that developers run: twice the work for the page, and not what people get. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
