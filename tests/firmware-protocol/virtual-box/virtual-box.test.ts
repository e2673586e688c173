import { describe, expect, it } from 'vitest';
import { encodeMessage, lineSpeeds } from '#firmware-protocol/codec/index.ts';
import {
  createVirtualBox,
  configuredFlash,
  parseHex,
  formatHex,
  inRealTime,
} from '#firmware-protocol/virtual-box/index.ts';
import { receiveAt } from '#firmware-protocol/virtual-box/cable.ts';
import { testClock } from '../conversation.ts';
import { firmwareBox, firmwareHex } from '../firmware-box.ts';

describe('the virtual box', () => {
  it('does the same whenever it does the same', () => {
    const story = (): string => {
      const talk = firmwareBox({ seed: 7 });
      talk.box.setSensor(4, 'flickers');
      talk.ask({ kind: 'hello', major: 1, minor: 1 });
      talk.box.set(9, false);
      talk.during(150);
      return JSON.stringify(talk.said);
    };
    expect(story()).toBe(story());
  });

  it('runs with a clock, behind a line without a speed', () => {
    const clock = testClock();
    const { box, stop } = inRealTime(createVirtualBox({ hex: firmwareHex }), clock);
    let heard = 0;
    const wire = box.connect((bytes) => void (heard += bytes.length));
    clock.advance(60);
    wire.write(encodeMessage({ kind: 'askSnapshot' }, 3));
    clock.advance(12);
    expect(heard).toBe(40);
    stop();
    wire.write(encodeMessage({ kind: 'askSnapshot' }, 4));
    clock.advance(50);
    expect(heard).toBe(40);
  });

  it('says nothing while it has no power, and starts anew with it', () => {
    const talk = firmwareBox();
    talk.box.unplug();
    talk.tell({ kind: 'askSnapshot' });
    expect(talk.during(100)).toEqual([]);
    talk.box.plug();
    talk.during(40);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ lastStart: 'power' });
  });

  it('does not run on a supply whose plug is out', () => {
    const talk = firmwareBox();
    talk.box.setSupply(2000);
    talk.box.unplug();
    talk.box.setSupply(5000);
    talk.tell({ kind: 'askSnapshot' });
    expect(talk.during(100)).toEqual([]);
    talk.box.setSupply(2000);
    talk.box.plug();
    talk.box.setSupply(5000);
    talk.during(40);
    expect(talk.ask({ kind: 'askSelfTest' }).message).toMatchObject({ lastStart: 'power' });
  });

  it('knows no square but its own', () => {
    const box = createVirtualBox({ hex: firmwareHex, rows: 2, columns: 3 });
    expect(() => box.set(6, true)).toThrow(RangeError);
    expect(box.squares()).toBe('111111');
  });
});

describe('an image', () => {
  it.each([
    ['a wrong sum', ':0100000001FF\n:00000001FF'],
    ['another kind of line', ':00000006FA\n'],
    ['no end', ':0100000001FE'],
    ['no colon', '0100000001FE'],
  ])('with %s is refused', (_, hex) => {
    expect(() => parseHex(hex)).toThrow();
  });
});

describe('an image for another box', () => {
  const box = { rows: 3, columns: 5, serialNumber: 'CW-1', hasLights: false, speed: lineSpeeds[0] };

  it('is a file again, and says what was built', () => {
    const original = parseHex(firmwareHex);
    const hex = formatHex(configuredFlash(original, box));
    expect(formatHex(parseHex(hex))).toBe(hex);
    const changed = parseHex(hex).filter((word, at) => word !== original[at]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(8);
    const talk = firmwareBox({ hex, ...box });
    expect(talk.ask({ kind: 'hello', major: 1, minor: 1 }).message).toMatchObject({
      rows: 3,
      columns: 5,
      serialNumber: 'CW-1',
    });
  });

  it('has 1 to 21 rows and columns, and a serial number of at most 12 characters', () => {
    const flash = parseHex(firmwareHex);
    expect(() => configuredFlash(flash, { ...box, rows: 22 })).toThrow(RangeError);
    expect(() => configuredFlash(flash, { ...box, columns: 0 })).toThrow(RangeError);
    expect(() => configuredFlash(flash, { ...box, serialNumber: 'CW 1' })).toThrow(RangeError);
    expect(() => configuredFlash(flash, { ...box, serialNumber: 'CW-1234567890' })).toThrow(RangeError);
    expect(() => configuredFlash(flash.slice().fill(0), box)).toThrow('not the firmware');
  });
});

describe('bytes at another speed than the receiver listens at', () => {
  const [slow, fast] = [16e6 / lineSpeeds[0], 16e6 / lineSpeeds[1]];

  it('come whole where the difference is 2 in 100, as at 115,200 from 16 MHz', () => {
    expect(receiveAt(Uint8Array.of(0, 0x55, 0xff), slow, 136)).toEqual([
      { byte: 0 },
      { byte: 0x55 },
      { byte: 0xff },
    ]);
  });

  it('are more and other bytes to a faster receiver, and a zero has no stop bit', () => {
    expect(receiveAt(Uint8Array.of(0), slow, fast)[0]).toEqual({ byte: 0, wrongStop: true });
    expect(receiveAt(Uint8Array.of(0x0f), slow, fast).length).toBeGreaterThan(1);
  });

  it('are fewer to a slower one', () => {
    const received = receiveAt(Uint8Array.of(0, 0, 0, 0, 0xff), fast, slow);
    expect(received.length).toBeLessThan(4);
  });
});
