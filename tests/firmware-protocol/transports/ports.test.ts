import { describe, expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { boxProblems } from '#shared/i18n/en/problem/box.ts';
import { listPorts, portProblem } from '#firmware-protocol/transports/index.ts';

describe('port problems (B12)', () => {
  const linux = { platform: 'linux', group: 'dialout' };
  it.each([
    ['Error Resource temporarily unavailable Cannot lock port', linux, 'box/port-busy'],
    ['Error: Device or resource busy, cannot open /dev/ttyUSB0', linux, 'box/port-busy'],
    ['Error: No such file or directory, cannot open /dev/ttyUSB0', linux, 'box/no-such-port'],
    ['Error: Permission denied, cannot open /dev/ttyACM0', linux, 'box/no-permission-group'],
    [
      'Error: Permission denied, cannot open /dev/ttyACM0',
      { platform: 'linux', group: 'root' },
      'box/no-permission-rule',
    ],
    ['Error: Permission denied, cannot open /dev/ttyACM0', { platform: 'linux' }, 'box/no-permission-rule'],
    [
      'Error: Permission denied, cannot open /dev/cu.usb1',
      { platform: 'darwin' },
      'box/no-permission-system',
    ],
    ['Opening COM3: File not found', { platform: 'win32' }, 'box/no-such-port'],
    ['Opening COM3: Access denied', { platform: 'win32' }, 'box/port-busy'],
    ['Error: Inappropriate ioctl for device, cannot get', linux, 'box/not-a-port'],
    ['Error: Input/output error, cannot open /dev/ttyS4', linux, 'box/port-failed'],
  ])('%s', (reason, system, code) => {
    expect(portProblem('/dev/port', reason, system)).toMatchObject({ code, path: '/dev/port' });
  });

  it('name the exact cure', () => {
    const t = createTranslator().getFixedT('en');
    const arch = portProblem('/dev/ttyACM0', 'Permission denied', { platform: 'linux', group: 'uucp' });
    expect(problemText(t, arch)).toBe(
      'You may not open /dev/ttyACM0: it belongs to the group uucp. Run "sudo usermod -aG uucp $USER", log out and in again, then connect.',
    );
    const root = portProblem('/dev/ttyACM0', 'Permission denied', { platform: 'linux', group: 'root' });
    expect(problemText(t, root)).toContain('/etc/udev/rules.d/70-cubewright.rules');
  });

  it('all have a sentence that ends', () => {
    for (const [code, text] of Object.entries(boxProblems)) expect(text, code).toMatch(/[.}]$/);
  });
});

describe('the list of ports', () => {
  it('puts plugged ones first and names them', async () => {
    const found = await listPorts(async () => [
      { path: '/dev/ttyS0' },
      { path: '/dev/ttyACM0', manufacturer: 'Arduino', serialNumber: '7533', vendorId: '2341' },
      { path: '/dev/ttyUSB1', vendorId: '1a86', serialNumber: '' },
    ]);
    expect(found).toEqual({
      ok: true,
      value: [
        { path: '/dev/ttyACM0', label: 'Arduino (/dev/ttyACM0)', serialNumber: '7533' },
        { path: '/dev/ttyUSB1', label: '/dev/ttyUSB1' },
        { path: '/dev/ttyS0', label: '/dev/ttyS0' },
      ],
    });
  });

  it('is a problem and no throw where udevadm is missing', async () => {
    const found = await listPorts(async () => {
      throw new Error('spawn udevadm ENOENT');
    });
    expect(found).toEqual({
      ok: false,
      problem: { code: 'box/no-port-list', reason: 'spawn udevadm ENOENT' },
    });
  });

  it('can be asked for on this machine, whatever it has', async () => {
    const found = await listPorts();
    if (found.ok) for (const port of found.value) expect(port.path).not.toBe('');
    else expect(found.problem.code).toBe('box/no-port-list');
  });
});
