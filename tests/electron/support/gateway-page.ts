import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { testProgram } from './program.ts';

/** A program whose one page opens the real gateway and leaves it at `window.gateway`. */
export async function gatewayProgram(): Promise<string> {
  const program = testProgram(
    '<!doctype html><html><head><title>Gateway</title><script type="module" src="/page.js"></script></head><body></body></html>',
  );
  const screens = join(program, 'build', 'renderer');
  mkdirSync(screens, { recursive: true });
  const entry = join(program, 'entry.ts');
  const gateway = join(import.meta.dirname, '../../../renderer/gateway/index.ts');
  writeFileSync(entry, `import { connect } from ${JSON.stringify(gateway)};\nwindow.gateway = connect();\n`);
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../../..'),
    logLevel: 'warn',
    build: { write: false, minify: false, rollupOptions: { input: entry, output: { format: 'es' } } },
  });
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined;
  writeFileSync(join(screens, 'page.js'), output?.[0]?.code ?? '');
  return program;
}
