import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Builds what runs inside Electron into `build/electron`: `main.js`, the command line as `cli.js`, and `preload.cjs`
 * (a sandboxed preload can only be one CommonJS script). `node electron/tools/build-desktop.ts`.
 *
 * Packages with native parts or files of their own stay outside the bundle and are found in node_modules.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** TEMP */
function there(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entries)
      .map(([name, path]) => [name, `${root}${path}`])
      .filter(([, path]) => existsSync(path as string)),
  );
}
const outDir = `${root}build/electron`;
const external = ['electron', 'serialport', 'pdfkit', 'ws', /^node:/];

/**
 * A module that reads a file beside itself says where by `import.meta`. Inside the bundle that would point beside
 * the bundle; this makes it point to where the source lies, below the same folder of the program.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.'))
      return undefined;
    const place = JSON.stringify(`../../${relative(root, id).split(sep).join('/')}`);
    const url = `new URL(${place}, import.meta.url)`;
    return `import { fileURLToPath as placeOf } from 'node:url';
${code
  .replaceAll(/\bimport\.meta\.url\b/g, `${url}.href`)
  .replaceAll(/\bimport\.meta\.main\b/g, 'false')
  .replaceAll(/\bimport\.meta\.dirname\b/g, `placeOf(new URL('.', ${url}))`)}`;
  },
};

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [keepPlaces],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rollupOptions: {
      external,
      input: there({ main: 'electron/main/main.ts', cli: 'electron/cli/main.ts' }),
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'part-[name].js' },
    },
  },
});

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rollupOptions: {
      external,
      input: there({ preload: 'electron/preload/preload.ts' }),
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
});
