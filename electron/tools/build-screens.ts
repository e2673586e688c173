import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { moveIntoPlace } from './move-into-place.ts';
import { screenStyles } from './screen-styles.ts';

/** Scripts, styles and fonts are separate files, since the page's policy allows nothing inline and no data: address. */
const root = fileURLToPath(new URL('../../renderer', import.meta.url));
const place = fileURLToPath(new URL('../../build/renderer', import.meta.url));
const fresh = `${place}-${process.pid}`;

try {
  await build({
    configFile: false,
    root,
    // Addresses start at the root, so that a page at /table/some-game finds the same files.
    base: '/',
    logLevel: 'warn',
    plugins: [react(), screenStyles()],
    // Threads load parts of themselves on demand, as the page does.
    worker: { format: 'es' },
    build: {
      outDir: fresh,
      emptyOutDir: true,
      target: 'chrome140',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The budget test reads from it what a first visit loads.
      manifest: true,
      license: { fileName: 'licences.md' },
      // Vite warns at 500 kB, but the limit is 1.5 MB for the whole first bundle, and a test checks it.
      chunkSizeWarningLimit: 1500,
    },
  });
  moveIntoPlace(fresh, place, 'index.html');
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
