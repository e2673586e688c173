import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, normalizePath, type InlineConfig, type Plugin } from 'vite';

/**
 * A sandboxed preload must be one CommonJS script. The `dependencies` of package.json have native parts or files of
 * their own, or are used by one that has, so they stay outside the bundle and are the only packages that are packed.
 */
const root = normalizePath(fileURLToPath(new URL('../../', import.meta.url)));
const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** In the bundle, `import.meta` would name the bundle's folder; this makes it name the source's place instead. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    const isOurs = id.startsWith(root) && !id.includes('/node_modules/');
    if (!isOurs || !code.includes('import.meta.')) return undefined;
    const url = `new URL('../../${id.slice(root.length)}', import.meta.url)`;
    const placed = code
      .replaceAll(/\bimport\.meta\.url\b/g, `${url}.href`)
      .replaceAll(/\bimport\.meta\.main\b/g, 'false')
      .replaceAll(/\bimport\.meta\.dirname\b/g, `placeOf(new URL('.', ${url}))`);
    return `import { fileURLToPath as placeOf } from 'node:url';\n${placed}`;
  },
};

function bundle(input: Record<string, string>, format: 'es' | 'cjs', emptyOutDir: boolean): InlineConfig {
  const suffix = format === 'es' ? 'js' : 'cjs';
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [keepPlaces],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: 'build/electron',
      emptyOutDir,
      target: 'node24',
      license: { fileName: `licences-${format}.md` },
      rollupOptions: {
        external: ['electron', ...Object.keys(dependencies), /^node:/],
        input: Object.fromEntries(Object.entries(input).map(([name, source]) => [name, root + source])),
        output: { format, entryFileNames: `[name].${suffix}`, chunkFileNames: `part-[name].${suffix}` },
      },
    },
  };
}

const scripts = {
  main: 'electron/main/main.ts',
  cli: 'electron/cli/built.ts',
  'command-worker': 'electron/cli/command-worker.ts',
  'match-worker': 'electron/cli/match/match-worker.ts',
  'review-worker': 'electron/cli/reviews/review-worker.ts',
  'print-worker': 'electron/services/print/print-worker.ts',
  'serial-process': 'electron/services/box/serial/serial-process.ts',
  'word-worker': 'electron/services/words/word-worker.ts',
  'list-worker': 'electron/services/words/list-worker.ts',
};
await build(bundle(scripts, 'es', true));
await build(bundle({ preload: 'electron/preload/preload.ts' }, 'cjs', false));
