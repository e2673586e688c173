import { EEPROMMemoryBackend } from 'avr8js';
import { describe, expect, it } from 'vitest';
import { createChip, ramSize, type Chip } from '#firmware-protocol/virtual-box/chip.ts';
import { flashSize } from '#firmware-protocol/flashing/intel-hex.ts';
import { createLightStrip } from '#firmware-protocol/virtual-box/light-strip.ts';
import { createShiftRegisters } from '#firmware-protocol/virtual-box/shift-registers.ts';

const [reti, sei, sleep, stay] = [0x9518, 0x9478, 0x9588, 0xcfff];
const jumpToMain = 0xc03f;
const mainAt = 0x40;
/** Makes the pin of the board's light an output, and sets it. */
const [lightIsOutput, lightUp] = [0x9a25, 0x9a2d];
/** Waits for the match of Timer 1: skip if the bit of TIFR1 is set, else back. */
const untilMatch = [0x9bb1, 0xcffe];
const vector = { timerMatch: 0x16, sendRegisterEmpty: 0x26 } as const;
const at = { timerControl: 0x81, matchLow: 0x88, timerMask: 0x6f, sleepMode: 0x53, serialControl: 0xc1 };
/** Loads r16 with a byte and stores it at an address. */
const store = (address: number, byte: number): number[] => [
  0xe000 | ((byte >> 4) << 8) | (byte & 15),
  0x9300,
  address,
];

/** A chip with this program, whose interrupt does nothing. */
function chipWith(interruptAt: number, main: readonly number[]): Chip {
  const flash = new Uint16Array(flashSize / 2).fill(0xffff);
  flash[0] = jumpToMain;
  flash[interruptAt] = reti;
  flash.set([lightIsOutput, ...main, lightUp, stay], mainAt);
  return createChip({
    flash,
    eeprom: new EEPROMMemoryBackend(1024),
    ram: new Uint8Array(ramSize),
    cause: 'power',
    cycle: 0,
    registers: createShiftRegisters(
      8,
      () => false,
      () => false,
    ),
    lights: createLightStrip(8),
    supplyMv: () => 5000,
    noise: () => 0,
    onSent: () => undefined,
  });
}

describe('the chip of the virtual box lets interrupts in one instruction late', () => {
  it('behind sei, so that one which has come already ends the sleep that follows', () => {
    const chip = chipWith(vector.timerMatch, [
      ...store(at.matchLow, 100),
      ...store(at.timerMask, 2),
      ...store(at.timerControl, 1),
      ...store(at.sleepMode, 1),
      ...untilMatch,
      sei,
      sleep,
    ]);
    chip.run(1000);
    expect(chip.isLit()).toBe(true);
  });

  it('behind reti, so that one which comes again and again lets the program go on', () => {
    const chip = chipWith(vector.sendRegisterEmpty, [...store(at.serialControl, 0x28), sei]);
    chip.run(1000);
    expect(chip.isLit()).toBe(true);
  });
});
