import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBox } from '#electron/services/box/box.ts';
import { serialApart } from '#electron/services/box/serial/serial-apart.ts';
import { forkSerial, type SerialProcess } from '#electron/services/box/serial/start-serial.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import { programFolder } from '#electron/services/home/home.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { refuse } from '#shared/kernel/index.ts';
import { openBoxOnPty } from '#tests/support/box-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { isSerialProcess, seesProcesses, serialProcessOf } from '#tests/support/serial-process.ts';

/** Ports behind a process that `dies` kills, as often as one is started. */
function openSerial() {
  const started: SerialProcess[] = [];
  const dies = (): void => {
    started.at(-1)?.end();
  };
  onTestFinished(dies);
  const serial = serialApart(programFolder(), (program, hears) => {
    const process = forkSerial(program, hears);
    started.push(process);
    return process;
  });
  return { ...serial, started, dies };
}

describe('serial ports in a process of their own (D6)', () => {
  it.skipIf(!has('socat'))(
    'may die at any time: a line says so, it comes back, nothing is lost',
    async () => {
      const chip = await openBoxOnPty({ rows: 3, columns: 4 });
      onTestFinished(() => chip.end());
      const bus = createEventBus();
      const told: BoxState[] = [];
      bus.listen(({ event, payload }) => {
        if (event === 'boxChanged') told.push(payload as BoxState);
      });
      const { list, transport, started, dies } = openSerial();
      const box = openBox(bus, list, transport);
      onTestFinished(async () => void (await box.disconnect()));
      await box.connect(chip.path);
      await expect.poll(() => box.state().squares).toBe('1'.repeat(12));
      const before = started.length;
      for (const [time, square] of [0, 2, 4].entries()) {
        const since = told.length;
        chip.lift(square);
        dies();
        chip.lift(square + 1);
        await expect.poll(() => started.length).toBe(before + time + 1);
        await expect
          .poll(() => box.state())
          .toMatchObject({ link: 'live', squares: '0'.repeat(square + 2).padEnd(12, '1') });
        const lost = told.slice(since).find(({ link }) => link === 'lost');
        expect(lost?.problem).toEqual({ code: 'box/serial-ended', path: chip.path });
      }
      expect(box.state().changes.map((change) => change.square)).toEqual(
        expect.arrayContaining([0, 1, 2, 3, 4, 5]),
      );
    },
  );

  it('says of a port what is wrong with it', async () => {
    const { transport, dies } = openSerial();
    const reasonOf = async (path: string) => {
      const opened = await transport(path).open({ onData: () => undefined, onClose: () => undefined });
      return opened.ok ? undefined : opened.problem;
    };
    expect(await reasonOf('/dev/no-such-port')).toEqual({
      code: 'box/no-such-port',
      path: '/dev/no-such-port',
    });
    expect(await reasonOf('/')).toEqual({ code: 'box/not-a-port', path: '/' });
    const opening = reasonOf('/dev/no-such-port');
    dies();
    expect(await opening).toEqual({ code: 'box/serial-ended', path: '/dev/no-such-port' });
    expect((await reasonOf('/'))?.code).toBe('box/not-a-port');
  });

  it('asks again for a list that the process did not live to give, and says why there is none', async () => {
    const { list, started, dies } = openSerial();
    const listing = list();
    dies();
    const found = await listing;
    expect(found.ok || found.problem.reason).not.toBe('SIGTERM');
    expect(started.length).toBe(2);
    const never = serialApart(programFolder(), (program, hears) => {
      const process = forkSerial(program, hears);
      process.end();
      return process;
    });
    expect(await never.list()).toEqual(refuse({ code: 'box/no-port-list', reason: 'SIGTERM' }));
  });

  it.skipIf(!seesProcesses)('ends with the program, even if that is killed', async () => {
    const source = new URL('../../support/lists-ports.ts', import.meta.url);
    const program = spawn(process.execPath, [fileURLToPath(source)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((listed) => program.stdout.once('data', listed));
    const child = serialProcessOf(program.pid ?? 0) ?? 0;
    expect(isSerialProcess(child)).toBe(true);
    program.kill('SIGKILL');
    await expect.poll(() => isSerialProcess(child)).toBe(false);
  });
});
