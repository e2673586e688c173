import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { notRun } from '#electron/starter/not-run.mjs';
import { missingTools, toolPath, tools } from '#electron/starter/tools.mjs';

const path = process.env['PATH'];
afterEach(() => {
  process.env['PATH'] = path;
});

describe('tools of the system', () => {
  it('are found on the path, by any of their names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cubewright-tools-'));
    const program = join(folder, 'chromium-browser');
    writeFileSync(program, '');
    process.env['PATH'] = folder;
    expect(toolPath('chromium')).toBeUndefined();
    chmodSync(program, 0o755);
    expect(toolPath('chromium')).toBe(program);
    rmSync(folder, { recursive: true });
  });

  it('that are missing are named with what is not run without them', () => {
    process.env['PATH'] = '';
    const missing = missingTools();
    expect(missing).toEqual(expect.arrayContaining(['chromium', 'poppler', 'qpdf', 'socat']));
    const lines = notRun(missing, []).join('\n');
    for (const name of missing) expect(lines).toContain(tools[name].debian);
  });

  it('leave the rest of what no run shows on the list, and skipped tests by name', () => {
    const lines = notRun(
      [],
      Array.from({ length: 23 }, (_, n) => `test ${n}`),
    );
    expect(lines.join('\n')).toMatch(/real printer[^]*real box[^]*native menus[^]*other systems/);
    expect(lines).toContain('skipped: test 19');
    expect(lines.at(-1)).toBe('skipped: 3 more');
  });
});
