import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adviceFor, isInstalled } from '#electron/starter/packages.mjs';

const entry = (version: string, more = {}) => ({ version, integrity: `sha512-${version}`, ...more });
const wanted = {
  '': { version: '0.1.0' },
  'node_modules/zod': entry('4.6.7'),
  'node_modules/fsevents': entry('2.3.3', { optional: true }),
};

describe('packages', () => {
  it('are there when npm installed what the lock file asks for', () => {
    expect(isInstalled(wanted, { 'node_modules/zod': entry('4.6.7') })).toBe(true);
  });

  it.each([
    ['nothing is installed', {}],
    ['another version is', { 'node_modules/zod': entry('4.6.6') }],
    ['another content is', { 'node_modules/zod': { ...entry('4.6.7'), integrity: 'sha512-other' } }],
    [
      'an optional one is of another version',
      { 'node_modules/zod': entry('4.6.7'), 'node_modules/fsevents': entry('2.3.2') },
    ],
  ])('are not there when %s', (_, installed) => {
    expect(isInstalled(wanted, installed)).toBe(false);
  });

  it('are those of the lock file in this very run', () => {
    const packagesOf = (file: string) =>
      (JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')) as { packages: object })
        .packages as Record<string, { version?: string }>;
    const lock = packagesOf('package-lock.json');
    expect(Object.keys(lock).length).toBeGreaterThan(300);
    expect(isInstalled(lock, packagesOf('node_modules/.package-lock.json'))).toBe(true);
  });

  it.each([
    ['npm error code ENOTFOUND', /network/],
    ['npm error network connect ECONNREFUSED 127.0.0.1:443', /network/],
    ['npm error ENOSPC: no space left on device', /disk is full/],
    ['npm error EACCES: permission denied, mkdir', /cannot be written/],
    ['npm error something else', /node_modules/],
  ])('that fail with "%s" come with advice', (output, advice) => {
    expect(adviceFor(output)).toMatch(advice);
  });
});
