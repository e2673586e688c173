import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureSystemPackages } from '#electron/starter/system-packages.mjs';

/** A system in one folder: an apt-get that writes down what it was asked, and may know one package. */
let system: string;
const path = process.env['PATH'] ?? '';

const program = (name: string, script: string): void => {
  writeFileSync(join(system, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
};
const asked = (): string[] => readFileSync(join(system, 'asked'), 'utf8').trimEnd().split('\n');

beforeEach(() => {
  system = mkdtempSync(join(tmpdir(), 'cubewright-apt-'));
  writeFileSync(join(system, 'asked'), '');
  symlinkSync('/usr/bin/env', join(system, 'env'));
  // Rights of root, for whoever runs this test: what follows the options of sudo is run as it is.
  program('sudo', 'while [ "${1#-}" != "$1" ]; do shift; done; exec "$@"');
  program('true', 'exit 0');
  process.env['PATH'] = system;
});
afterEach(() => {
  process.env['PATH'] = path;
  delete process.env['CUBEWRIGHT_NO_APT'];
  rmSync(system, { recursive: true });
});

/** Installs qpdf when it is asked for alone, and knows nothing else. */
const aptWithQpdf = `echo "$@" >> ${'"${0%/*}/asked"'}
case "$1 $*" in
  --version*) exit 0 ;;
  update*) exit 0 ;;
  *recommends\\ qpdf) echo > "\${0%/*}/qpdf"; /bin/chmod +x "\${0%/*}/qpdf"; exit 0 ;;
esac
exit 100`;

describe.skipIf(process.platform !== 'linux')('system packages', () => {
  it('are installed one by one where they cannot be had together, after the lists are renewed', async () => {
    program('apt-get', aptWithQpdf);
    const missing = await ensureSystemPackages();
    expect(missing).toContain('chromium');
    expect(missing).not.toContain('qpdf');
    expect(asked().filter((line) => line.startsWith('install'))[0]).toMatch(/chromium.* qpdf /);
    expect(asked()).toContain('update -q');
    expect(asked()).toContain('install -y -q --no-install-recommends qpdf');
    expect(asked()).toContain('install -y -q --no-install-recommends avr-libc');
  });

  it('stay missing where there is no apt', async () => {
    expect(await ensureSystemPackages()).toContain('qpdf');
  });

  it('are left alone where that is wished', async () => {
    program('apt-get', aptWithQpdf);
    process.env['CUBEWRIGHT_NO_APT'] = '1';
    expect(await ensureSystemPackages()).toContain('qpdf');
    expect(asked()).toEqual(['']);
  });
});
