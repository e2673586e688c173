import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { has } from '#tests/support/capabilities.ts';
import { cubewright, said, start } from '../../support/command.ts';

/** The firmware on its chip behind a pseudo-terminal, set as a real box is. */
describe.skipIf(!has('socat'))('box set', () => {
  let box: ChildProcessWithoutNullStreams;
  let path: string;
  beforeAll(async () => {
    box = start(['box', 'simulate', '--pty', '--firmware', '--json']);
    [, path = ''] = await said(box, /"path":"([^"]+)"/);
  });
  afterAll(() => void box.kill('SIGKILL'));

  it('sets what is named, leaves the rest, and the box keeps it', async () => {
    const before = JSON.parse((await cubewright('box', 'set', path, '--json')).out) as { lights: object };
    expect(before).toMatchObject({ name: '', debounceMs: 20, lights: { brightness: 80, limitMa: 400 } });
    const set = await cubewright(
      ...[
        'box',
        'set',
        path,
        '--name',
        'Töpfer',
        '--debounce',
        '65',
        '--marked',
        '#0A8CFF',
        '--brightness',
        '31',
      ],
    );
    expect(set.err).toBe('');
    expect(set.out).toMatch(/^Name\s+Töpfer\n/);
    expect(set.out).toMatch(/Debounce\s+65 ms, until the box starts anew/);
    // Asked anew over another connection: so says the box, not the program.
    const after: unknown = JSON.parse((await cubewright('box', 'set', path, '--json')).out);
    const lights = { ...before.lights, marked: '#0a8cff', brightness: 31 };
    expect(after).toEqual({ name: 'Töpfer', debounceMs: 65, lights });
  });

  it('refuses a name that does not fit, and sets nothing then', async () => {
    const { code, err } = await cubewright('box', 'set', path, '--name', 'ü'.repeat(13), '--debounce', '90');
    expect(err).toContain('This name takes 26 bytes and the box keeps 24');
    expect(code).toBe(1);
    expect(JSON.parse((await cubewright('box', 'set', path, '--json')).out)).toMatchObject({
      debounceMs: 65,
    });
  });

  it('says so where another program has the port', async () => {
    const watcher = start(['box', 'monitor', path]);
    try {
      await said(watcher, /Connected\./);
      const { code, err } = await cubewright('box', 'set', path, '--debounce', '90');
      expect(err).toContain(`Another program has ${path} open`);
      expect(code).toBe(1);
    } finally {
      watcher.kill('SIGKILL');
    }
  });
});
