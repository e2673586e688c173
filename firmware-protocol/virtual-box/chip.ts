import {
  ADCMuxInputType,
  adcConfig,
  AVRADC,
  AVRClock,
  AVREEPROM,
  avrInstruction,
  AVRIOPort,
  AVRSPI,
  AVRTimer,
  AVRWatchdog,
  clockConfig,
  CPU,
  portBConfig,
  portDConfig,
  spiConfig,
  timer1Config,
  watchdogConfig,
  type EEPROMBackend,
} from 'avr8js';
import type { LightStrip } from './light-strip.ts';
import type { ShiftRegisters } from './shift-registers.ts';
import { createUsart, type Usart } from './usart.ts';

export const chipHz = 16_000_000;
export const ramSize = 2048;

/** Why a chip starts, as its register MCUSR tells; a boot loader clears that before it goes on. */
export const startMarks = {
  power: 0x01,
  resetLine: 0x02,
  lowSupply: 0x04,
  watchdog: 0x08,
  loader: 0,
} as const;
export type StartCause = keyof typeof startMarks;

/** What is soldered to the chip, and what it finds when it starts. */
export interface ChipOptions {
  readonly flash: Uint16Array<ArrayBuffer>;
  readonly eeprom: EEPROMBackend;
  readonly ram: Uint8Array;
  readonly cause: StartCause;
  /** When it starts, in cycles of the box. */
  readonly cycle: number;
  readonly registers: ShiftRegisters;
  readonly lights: LightStrip;
  readonly supplyMv: () => number;
  /** A value of the converter at an input without a fixed level. */
  readonly noise: () => number;
  readonly onSent: (byte: number) => void;
}

/** An ATmega328P that runs. */
export interface Chip {
  readonly usart: Usart;
  cycle(): number;
  /** Runs to that cycle, or until it starts anew: why, or undefined. */
  run(until: number): StartCause | undefined;
  /** Ends the run that is going on at that cycle, if that is earlier. */
  stopAt(cycle: number): void;
  ram(): Uint8Array;
  /** Writes over bytes of its RAM, by the address that the program has for them. */
  poke(address: number, bytes: readonly number[]): void;
  /** The light of the board. */
  isLit(): boolean;
  isInLoader(): boolean;
  /** It goes round in a circle from now on. */
  hang(): void;
}

const ramAt = 0x100;
const marksAt = 0x54;
const spmAt = 0x57;
const readsFuses = 0x09;
/** As they are read: low, lock, extended, high. A boot loader of 512 bytes, where Optiboot has it. */
const fuses = [0xff, 0xff, 0xfd, 0xde] as const;
const loaderAt = 0x3f00;
/** How long Optiboot waits for a program. */
const loaderCycles = chipHz;
const opcode = { sei: 0x9478, reti: 0x9518, sleep: 0x9588 } as const;
const jumpToItself = 0xcfff;
const pin = { load: 1, sensors: 4, led: 5, lights: 6 } as const;

export function createChip(options: ChipOptions): Chip {
  const { eeprom, registers, lights, cause } = options;
  const cpu = new CPU(new Uint16Array(options.flash), ramSize);
  cpu.cycles = options.cycle;
  cpu.data.set(options.ram, ramAt);
  cpu.data[marksAt] = startMarks[cause];
  let ended: StartCause | undefined;
  let end = options.cycle;
  let isAsleep = false;
  let loaderUntil: number | undefined;

  const usart = createUsart(cpu, options.onSent);
  const portB = new AVRIOPort(cpu, portBConfig);
  const portD = new AVRIOPort(cpu, portDConfig);
  new AVRTimer(cpu, timer1Config);
  new AVREEPROM(cpu, eeprom);
  new AVRWatchdog(cpu, watchdogConfig, new AVRClock(cpu, chipHz, clockConfig));
  cpu.reset = () => void (ended = 'watchdog');

  portB.addListener((value) => registers.setLoad((value & (1 << pin.load)) !== 0));
  const spi = new AVRSPI(cpu, spiConfig, chipHz);
  spi.onByte = () => {
    const byte = registers.shiftByte();
    cpu.addClockEvent(() => {
      spi.completeTransfer(byte);
      portB.setPin(pin.sensors, registers.output());
    }, spi.transferCycles);
  };
  portD.addListener((value, before) => {
    const mask = 1 << pin.lights;
    if (((value ^ before) & mask) !== 0) lights.edge((value & mask) !== 0, cpu.cycles);
  });

  const adc = new AVRADC(cpu, adcConfig);
  adc.onADCRead = (input) => {
    const isReference = input.type === ADCMuxInputType.Constant;
    const value = isReference ? Math.round((1100 / options.supplyMv()) * 1024) : options.noise();
    cpu.addClockEvent(() => adc.completeADCRead(value), adc.sampleCycles);
  };

  // The program memory of avr8js knows no fuses: for the few cycles in which they can be read they lie in its place.
  cpu.writeHooks[spmAt] = (value) => {
    if (value !== readsFuses) return false;
    const vectors = cpu.progBytes.slice(0, fuses.length);
    cpu.progBytes.set(fuses);
    cpu.addClockEvent(() => cpu.progBytes.set(vectors), 6);
    return true;
  };

  /** What lets interrupts in does so one instruction later: `sei` and `sleep` leave no gap for one to be slept over. */
  function execute(): void {
    let word: number | undefined;
    do {
      word = cpu.progMem[cpu.pc];
      avrInstruction(cpu);
    } while (word === opcode.sei || word === opcode.reti);
    isAsleep = word === opcode.sleep;
  }

  function step(): void {
    // A sleeping chip does nothing until the next event of its peripherals, which avr8js keeps to itself.
    if (isAsleep) cpu.cycles = Math.min(end, Math.max(cpu.cycles, cpu['nextClockEvent']?.cycles ?? end));
    else execute();
    const { pc } = cpu;
    cpu.tick();
    // Only an interrupt leads elsewhere, and that wakes it.
    if (cpu.pc !== pc) isAsleep = false;
  }

  /** The boot loader, which is not here, waits for a program in vain. */
  function wait(until: number): void {
    loaderUntil ??= cpu.cycles + loaderCycles;
    cpu.cycles = Math.min(until, loaderUntil);
    if (cpu.cycles === loaderUntil) ended = 'loader';
  }

  return {
    usart,
    cycle: () => cpu.cycles,
    run(until) {
      end = until;
      while (cpu.cycles < end && ended === undefined) {
        if (cpu.pc < loaderAt) step();
        else wait(end);
      }
      return ended;
    },
    stopAt: (cycle) => void (end = Math.min(end, cycle)),
    ram: () => cpu.data.slice(ramAt, ramAt + ramSize),
    poke: (address, bytes) => cpu.data.set(bytes, address),
    isLit: () => ((cpu.data[portBConfig.PORT] ?? 0) & (1 << pin.led)) !== 0,
    isInLoader: () => cpu.pc >= loaderAt,
    hang: () => void (cpu.progMem[cpu.pc] = jumpToItself),
  };
}
