import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The bundle where it is built, since what it loads first is decided there; else its source. */
const built =
  process.env.CUBEWRIGHT_COMMAND_LINE ??
  fileURLToPath(new URL('../../../electron/cli/built.ts', import.meta.url));

function commandLineOn(version: string) {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`;
  const pretending = `Object.defineProperty(process, 'versions', ${versions})`;
  const preload = `data:text/javascript,${encodeURIComponent(pretending)}`;
  return spawnSync(process.execPath, ['--import', preload, built, 'help', 'print'], { encoding: 'utf8' });
}

test('the built command line says which Node it needs before it loads anything that an older one lacks', () => {
  const old = commandLineOn('20.20.2');
  expect(old).toMatchObject({ status: 1, stdout: '' });
  expect(old.stderr).toBe(
    'Cubewright needs Node 24 or later; this is Node 20.20.2. Get it: https://nodejs.org\n',
  );
  const now = commandLineOn(process.versions.node);
  expect(now).toMatchObject({ status: 0, stderr: '' });
  expect(now.stdout).toContain('cubewright print PRODUCT');
});
