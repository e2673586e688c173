import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const runner = fileURLToPath(new URL('../../../electron/starter/test.mjs', import.meta.url));

it('a test run that is ended from outside still counts, names what was not run, and fails', async () => {
  const run = spawn(process.execPath, [runner, '--as-is'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  run.stdout.on('data', (chunk: Buffer) => {
    // The first stage is over: the run is in the midst of the next.
    if (said === '') run.kill('SIGTERM');
    said += chunk.toString();
  });
  const code = await new Promise((resolve) => run.on('close', resolve));
  const lines = said.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(said).toMatch(/failed: .*interrupted by SIGTERM/);
  expect(lines).toContain('not run:');
  expect(lines.at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed, 0 skipped$/);
});
