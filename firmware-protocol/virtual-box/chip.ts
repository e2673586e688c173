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
import { endsPolling } from './polling.ts';
import { createSelfProgramming } from './self-programming.ts';
import type { ShiftRegisters } from './shift-registers.ts';
import { createUsart, type Usart } from './usart.ts';

export const chipHz = 16_000_000;
export const ramSize = 2048;

/** The register MCUSR holds the cause of a start as one of these; a boot loader clears it before the program starts. */
export const resetFlags = {
  power: 0x01,
  resetLine: 0x02,
  lowSupply: 0x04,
  watchdog: 0x08,
  loader: 0,
} as const;
export type ResetCause = keyof typeof resetFlags;

export interface ChipOptions {
  /** A boot loader writes here. */
  readonly flash: Uint16Array<ArrayBuffer>;
  /** The word at which the boot loader in `flash` begins and the chip starts; undefined where there is none. */
  readonly loaderAt?: number | undefined;
  readonly eeprom: EEPROMBackend;
  readonly ram: Uint8Array;
  readonly cause: ResetCause;
  readonly cycle: number;
  readonly registers: ShiftRegisters;
  readonly lights: LightStrip;
  readonly supplyMv: () => number;
  readonly noise: () => number;
  readonly onSent: (byte: number) => void;
}

export interface Chip {
  readonly usart: Usart;
  cycle(): number;
  /** Runs to that cycle or until the chip restarts; returns the cause of a restart, otherwise undefined. */
  run(until: number): ResetCause | undefined;
  stopAt(cycle: number): void;
  ram(): Uint8Array;
  /** `address` is the one that the program uses, not an offset into the RAM. */
  poke(address: number, bytes: readonly number[]): void;
  isLit(): boolean;
  /** Whether it waits as long as a boot loader would, where there is none. */
  isInLoader(): boolean;
  hang(until?: number): void;
}

const ramAt = 0x100;
const marksAt = 0x54;
/** Low, lock, extended, high, in the order in which they are read. */
const fusesFor = (loaderAt: number): readonly number[] => [0xff, 0xff, 0xfd, highFuse(loaderAt)];
/** Has the chip start in a boot loader that takes 256, 512, 1,024 or 2,048 words at the end. */
const highFuse = (loaderAt: number): number => 0xd8 | ((3 - Math.log2((0x4000 - loaderAt) / 256)) << 1);
/** Optiboot lies here. */
const usualLoaderAt = 0x3f00;
const loaderCycles = chipHz;
/** A boot loader looks at least this often whether a byte has come. */
const pollingCycles = 200;
const opcode = { sei: 0x9478, reti: 0x9518, sleep: 0x9588, spm: 0x95e8 } as const;
const jumpToItself = 0xcfff;
const pin = { load: 1, sensors: 4, led: 5, lights: 6 } as const;

export function createChip(options: ChipOptions): Chip {
  const { eeprom, registers, lights, cause, loaderAt = usualLoaderAt } = options;
  const hasLoader = options.loaderAt !== undefined;
  const cpu = new CPU(new Uint16Array(options.flash), ramSize);
  if (hasLoader) cpu.pc = loaderAt;
  cpu.cycles = options.cycle;
  cpu.data.set(options.ram, ramAt);
  cpu.data[marksAt] = resetFlags[cause];
  let ended: ResetCause | undefined;
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

  const programming = createSelfProgramming(cpu, options.flash, { at: loaderAt, fuses: fusesFor(loaderAt) });

  /** An interrupt enabled by `sei` or `reti` comes one instruction later, so that none can slip in before `sleep`. */
  function execute(): void {
    let word: number | undefined;
    do {
      word = cpu.progMem[cpu.pc];
      if (word === opcode.spm) programming.spm();
      avrInstruction(cpu);
    } while (word === opcode.sei || word === opcode.reti);
    isAsleep = word === opcode.sleep;
  }

  function skip(until: number): void {
    const next = cpu['nextClockEvent']?.cycles ?? Infinity;
    cpu.cycles = Math.max(cpu.cycles, Math.min(end, until, next));
  }

  function step(): void {
    // A sleeping or waiting chip skips to the next event of its peripherals, which is private in avr8js.
    if (isAsleep) skip(end);
    else if (cpu.pc >= loaderAt && endsPolling(cpu.progMem, cpu.pc)) {
      execute();
      skip(cpu.cycles + pollingCycles);
    } else execute();
    const { pc } = cpu;
    cpu.tick();
    // Only an interrupt changes the program counter here, and it wakes the chip.
    if (cpu.pc !== pc) isAsleep = false;
  }

  /** Passes the time that the boot loader, which is missing here, would wait for a program. */
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
        if (hasLoader || cpu.pc < loaderAt) step();
        else wait(end);
      }
      return ended;
    },
    stopAt: (cycle) => void (end = Math.min(end, cycle)),
    ram: () => cpu.data.slice(ramAt, ramAt + ramSize),
    poke: (address, bytes) => cpu.data.set(bytes, address),
    isLit: () => ((cpu.data[portBConfig.PORT] ?? 0) & (1 << pin.led)) !== 0,
    isInLoader: () => !hasLoader && cpu.pc >= loaderAt,
    hang(until) {
      const { pc } = cpu;
      const word = cpu.progMem[pc] ?? 0;
      cpu.progMem[pc] = jumpToItself;
      if (until !== undefined) cpu.addClockEvent(() => (cpu.progMem[pc] = word), until - cpu.cycles);
    },
  };
}
