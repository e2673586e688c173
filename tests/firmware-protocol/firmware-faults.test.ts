import { describe, expect, it } from 'vitest';
import { lastOf, firmwareBox } from './firmware-box.ts';

const newer = { kind: 'hello', major: 1, minor: 1 } as const;
const style = {
  steady: '#102030',
  blinking: '#405060',
  marked: '#708090',
  brightness: 77,
  limitMa: 1234,
} as const;

describe('B13: the sensors of the firmware', () => {
  it('show in their levels and in the self-test when they are stuck, dead or flicker', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.box.setSensor(3, 'flickers');
    talk.box.setSensor(5, 'dead');
    const levels = talk.ask({ kind: 'askLevels', first: 2, most: 4 }).message;
    const found = levels.kind === 'levels' ? levels.levels : [];
    expect([found[0], found[2], found[3]]).toEqual([255, 255, 0]);
    expect(found[1]).toBeGreaterThanOrEqual(64);
    expect(found[1]).toBeLessThanOrEqual(191);
    const test = talk.ask({ kind: 'askSelfTest' }).message;
    expect(test).toMatchObject({ failed: ['sensors'], lastStart: 'power', rows: 9, columns: 12 });
    expect(
      test.kind === 'selfTest' ? [...test.unsound].flatMap((bit, at) => (bit === '1' ? [at] : [])) : [],
    ).toEqual([3]);
    talk.box.setSensor(3, 'sound');
    talk.during(50);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: [] });
  });

  it('are not believed while their chain is cut, and that is named', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.box.cutChain(true);
    talk.during(100);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({
      failed: expect.arrayContaining(['chain']),
    });
    expect(talk.ask({ kind: 'askSnapshot' }).message).toMatchObject({ event: 0, squares: '1'.repeat(108) });
    talk.box.cutChain(false);
    talk.during(100);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: [] });
  });
});

describe('the scans of the firmware', () => {
  it('are judged by those missed since the last self-test, and counted since the start', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    const missed = () => {
      const { message } = talk.ask({ kind: 'askCounters' });
      return message.kind === 'counters' ? message.scansMissed : NaN;
    };
    expect(missed()).toBe(0);
    talk.box.hang(20);
    talk.during(40);
    expect(missed()).toBe(1);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: ['scans'] });
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: [] });
    expect(missed()).toBe(1);
    talk.box.hang(20);
    talk.during(40);
    expect(missed()).toBe(2);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: ['scans'] });
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: [] });
  });
});

describe('the starts of the firmware', () => {
  it('by the watchdog are told after each hello, and counted until the power goes', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.ask({ kind: 'ping' });
    talk.box.hang();
    talk.during(320);
    const hello = talk.tell(newer);
    const said = talk.during(20).map(({ message }) => message);
    expect(said).toMatchObject([
      { kind: 'info', answers: hello },
      { kind: 'error', error: 'watchdog', answers: 0xffff, detail: 1 },
    ]);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ lastStart: 'watchdog' });
    expect(talk.ask({ kind: 'askCounters' }).message).toMatchObject({ watchdogStarts: 1 });
    talk.box.unplug();
    talk.during(10);
    talk.box.plug();
    talk.during(40);
    expect(talk.ask({ kind: 'askCounters' }).message).toMatchObject({ watchdogStarts: 0 });
  });

  it('after a drop of the supply are named, and so is a low supply that does not stop it', () => {
    const talk = firmwareBox();
    talk.box.setSupply(2000);
    talk.during(5);
    expect(talk.during(20)).toEqual([]);
    talk.box.setSupply(5000);
    talk.during(40);
    talk.ask(newer);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ lastStart: 'lowSupply' });
    talk.box.setSupply(3900);
    const error = lastOf(talk.during(600), 'error');
    expect(error).toMatchObject({ error: 'supply', answers: 0xffff });
    expect(Math.abs((error?.detail ?? 0) - 3900)).toBeLessThan(50);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: ['supply'] });
  });

  it('lead through the boot loader for an update, and back when none comes', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    const lights = Array.from({ length: 108 }, () => 'steady' as const);
    talk.ask({ kind: 'setLights', lights });
    talk.during(30);
    expect(talk.ask({ kind: 'enterUpdate' }).message).toMatchObject({ kind: 'acknowledge' });
    talk.during(60);
    expect(talk.box.isInLoader()).toBe(true);
    expect(talk.box.lights().every(({ red, green, blue }) => red + green + blue === 0)).toBe(true);
    talk.during(1050);
    expect(talk.box.isInLoader()).toBe(false);
    expect(talk.ask(newer).message).toMatchObject({ kind: 'info' });
    expect(talk.ask({ kind: 'askCounters' }).message).toMatchObject({ watchdogStarts: 0 });
  });
});

describe('what the firmware keeps in its EEPROM', () => {
  it('are name and style, over a loss of power', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.ask({ kind: 'setStyle', ...style });
    talk.ask({ kind: 'setName', name: 'Küche №1' });
    talk.during(300);
    const next = firmwareBox({ eeprom: talk.box.eeprom() });
    expect(next.ask({ kind: 'askAbout' }).message).toMatchObject({ ...style, name: 'Küche №1' });
    expect(next.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: [] });
  });

  it('is the old setting where the power goes in the midst of writing the new one', () => {
    const talk = firmwareBox();
    talk.ask(newer);
    talk.ask({ kind: 'setName', name: 'first' });
    talk.during(300);
    talk.ask({ kind: 'setName', name: 'second' });
    talk.during(20);
    const cut = firmwareBox({ eeprom: talk.box.eeprom() });
    expect(cut.ask({ kind: 'askAbout' }).message).toMatchObject({ name: 'first' });
    expect(cut.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: [] });
  });

  it('is named in the self-test where nothing of it is whole', () => {
    const talk = firmwareBox();
    talk.ask({ kind: 'setName', name: 'first' });
    talk.during(300);
    const eeprom = talk.box.eeprom();
    for (const place of [64, 128]) eeprom.fill(0x55, place, place + 42);
    const damaged = firmwareBox({ eeprom });
    expect(damaged.ask({ kind: 'askSelfTest' }).message).toMatchObject({ failed: ['settings'] });
    expect(damaged.ask({ kind: 'askAbout' }).message).toMatchObject({ name: '', limitMa: 400 });
  });

  it('is a serial number of its own where its maker has given it none', () => {
    const numbers = [1, 2].map((seed) => {
      const talk = firmwareBox({ serialNumber: '', seed });
      talk.during(200);
      const first = talk.ask(newer).message;
      const again = firmwareBox({ serialNumber: '', eeprom: talk.box.eeprom(), seed: 9 }).ask(newer).message;
      expect(first).toMatchObject({ rows: 9, columns: 12 });
      expect(again).toMatchObject({ serialNumber: (first as { serialNumber: string }).serialNumber });
      return (first as { serialNumber: string }).serialNumber;
    });
    for (const number of numbers) expect(number).toMatch(/^CW[0-9A-Z]{8}$/);
    expect(numbers[0]).not.toBe(numbers[1]);
  });
});
