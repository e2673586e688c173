import { describe, expect, it } from 'vitest';
import { followingTransport, type Transport } from '#firmware-protocol/transports/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';

interface Port {
  readonly path: string;
  readonly serialNumber?: string;
}

/** A machine whose ports come and go; `opened` are the names that were opened. */
function machine(ports: Port[] | undefined) {
  const opened: string[] = [];
  const at = (path: string): Transport => ({
    path,
    async open() {
      if (ports?.some((port) => port.path === path) === false) {
        return refuse({ code: 'box/no-such-port', path });
      }
      opened.push(path);
      return ok({ write: async () => ok(undefined), close: async () => undefined });
    },
  });
  const transport = followingTransport('/dev/a', at, async () =>
    ports === undefined
      ? refuse({ code: 'box/no-port-list', reason: 'no udevadm' })
      : ok(ports.map((port) => ({ label: port.path, ...port }))),
  );
  const open = () => transport.open({ onData: () => undefined, onClose: () => undefined });
  return { transport, open, opened, change: (next: Port[]) => void (ports = next) };
}

describe('a port under another name', () => {
  it('is found by the serial number of its USB device', async () => {
    const { transport, open, opened, change } = machine([
      { path: '/dev/a', serialNumber: 'S1' },
      { path: '/dev/z', serialNumber: 'S2' },
    ]);
    await open();
    change([
      { path: '/dev/z', serialNumber: 'S2' },
      { path: '/dev/b', serialNumber: 'S1' },
    ]);
    expect((await open()).ok).toBe(true);
    expect(transport.path).toBe('/dev/b');
    expect(opened).toEqual(['/dev/a', '/dev/b']);
  });

  it('leaves another device alone, even under the old name (B12)', async () => {
    const { open, opened, change } = machine([{ path: '/dev/a', serialNumber: 'S1' }]);
    await open();
    change([{ path: '/dev/a', serialNumber: 'S2' }, { path: '/dev/b' }]);
    expect(await open()).toEqual(refuse({ code: 'box/no-such-port', path: '/dev/a' }));
    expect(opened).toEqual(['/dev/a']);
  });

  it.each([
    ['has no serial number', [{ path: '/dev/a' }], [{ path: '/dev/b' }]],
    [
      'has the same one as another',
      [
        { path: '/dev/a', serialNumber: '0001' },
        { path: '/dev/z', serialNumber: '0001' },
      ],
      [{ path: '/dev/z', serialNumber: '0001' }],
    ],
  ])('is not looked for where it %s', async (_, before, after) => {
    const { open, opened, change } = machine(before);
    await open();
    change(after);
    expect((await open()).ok).toBe(false);
    expect(opened).toEqual(['/dev/a']);
  });

  it('keeps its name where the system gives no list', async () => {
    const { open, opened } = machine(undefined);
    await open();
    await open();
    expect(opened).toEqual(['/dev/a', '/dev/a']);
  });
});
