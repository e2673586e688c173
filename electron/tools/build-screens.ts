import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { moveIntoPlace } from './move-into-place.ts';

/**
 * Builds the screens into `build/renderer`: `node electron/tools/build-screens.ts`. Scripts, styles and fonts are
 * files of their own, named by their content: the page's policy allows nothing inline and no data: address.
 */
const root = fileURLToPath(new URL('../../renderer', import.meta.url));
const place = fileURLToPath(new URL('../../build/renderer', import.meta.url));
const fresh = `${place}-${process.pid}`;

try {
  await build({
    configFile: false,
    root,
    // Addresses from the root: a page at /table/some-game finds the same files.
    base: '/',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: fresh,
      emptyOutDir: true,
      target: 'chrome140',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Tells the budget test what a first visit loads.
      manifest: true,
      // The licences of what is in the bundle go with it.
      license: { fileName: 'licences.md' },
      // Vite warns at 500 kB; the promise is 1.5 MB for the whole first bundle, and a test holds it.
      chunkSizeWarningLimit: 1500,
    },
  });
  moveIntoPlace(fresh, place, 'index.html');
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
