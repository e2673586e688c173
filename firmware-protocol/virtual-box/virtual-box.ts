import { EEPROMMemoryBackend } from 'avr8js';
import { nextInt, randomFrom, type Seed } from '#shared/kernel/index.ts';
import { lineSpeeds, type Squares } from '../codec/index.ts';
import { noFaults, type Faults } from '../simulator/faults.ts';
import { flashFor } from './built.ts';
import { createCable, type Cable } from './cable.ts';
import { chipHz, createChip, ramSize, type Chip, type StartCause } from './chip.ts';
import { flashOf } from './hex.ts';
import { createLightStrip, type LightStrip, type Rgb } from './light-strip.ts';
import { createSensors, type SensorState } from './sensors.ts';
import { createShiftRegisters } from './shift-registers.ts';

export interface VirtualBoxOptions {
  /** The firmware, as Intel HEX. */
  readonly hex: string;
  readonly rows?: number;
  readonly columns?: number;
  /** Empty: the firmware draws itself one. */
  readonly serialNumber?: string;
  readonly hasLights?: boolean;
  /** The speed its firmware begins with. */
  readonly speed?: number;
  /** Of everything random: noise, flickering sensors, faults of the line, what the RAM holds at first. */
  readonly seed?: Seed;
  readonly faults?: Faults;
  /** An EEPROM that has been used before. */
  readonly eeprom?: Uint8Array;
}

/**
 * The box on a simulated chip: the firmware image, wired to switches, lights and a serial line. Its time stands still
 * but for `run`, and everything in it follows from its options and the calls.
 */
export interface VirtualBox {
  readonly model: { readonly rows: number; readonly columns: number };
  /** Simulated milliseconds since the power first came. */
  now(): number;
  run(ms: number): void;
  /** The cubes as they lie. */
  squares(): Squares;
  set(square: number, full: boolean): void;
  setSensor(square: number, state: SensorState): void;
  /** The wire from the chain of registers to the chip is cut, or whole again. */
  cutChain(cut: boolean): void;
  /** Somebody opens the other end of the line; what is returned ends it. */
  connect(hear: (bytes: Uint8Array) => void): BoxWire;
  setFaults(faults: Faults): void;
  /** The reset button. */
  reset(): void;
  /** The cable, which also brings the power. */
  unplug(): void;
  plug(): void;
  /** The supply from now on; below 2.7 V the chip stops until there is more. */
  setSupply(mv: number): void;
  /** The program goes round in a circle, until the watchdog starts it anew. */
  hang(): void;
  lights(): readonly Rgb[];
  /** The small light of the board. */
  isLit(): boolean;
  isInLoader(): boolean;
  /** How well the data of the lights keep to what they understand. */
  readonly strip: Pick<LightStrip, 'faults' | 'longestPause' | 'sendings'>;
  eeprom(): Uint8Array;
  /** Writes over bytes of the RAM, as a debugger would: for what would take years to come about. */
  poke(address: number, bytes: readonly number[]): void;
}

export interface BoxWire {
  write(bytes: Uint8Array): void;
  /** The host's end takes its bits at this speed from now on: 115,200 at first. Absent, there is no line between USB and
   * the chip that could have another speed. */
  setSpeed(speed: number | undefined): void;
  disconnect(): void;
}

const eepromSize = 1024;
const cyclesPerMs = chipHz / 1000;
/** Where the fuses have the chip stop. */
const stopsBelowMv = 2700;

export function createVirtualBox(options: VirtualBoxOptions): VirtualBox {
  const { hex, rows = 9, columns = 12, serialNumber = 'CW-VIRT-01', hasLights = true, seed = 1 } = options;
  const built = { rows, columns, serialNumber, hasLights, speed: options.speed ?? lineSpeeds[1] };
  const flash = flashFor(flashOf(hex), built);
  const count = rows * columns;
  const eeprom = new EEPROMMemoryBackend(eepromSize);
  eeprom.memory.set(options.eeprom ?? []);
  const sensors = createSensors(count, seed);
  const lights = createLightStrip(count);
  let random = randomFrom(seed + 1);
  let supplyMv = 5000;
  let chainIsCut = false;
  let isPlugged = true;
  let cycle = 0;
  let chip: Chip | undefined;
  /** What the RAM holds while the supply is too low to run and not gone. */
  let lowRam: Uint8Array | undefined;

  const roll = (below: number): number => {
    const [value, after] = nextInt(random, below);
    random = after;
    return value;
  };
  const cable: Cable = createCable({
    faults: options.faults ?? noFaults,
    seed: seed + 2,
    usart: () => (chip?.isInLoader() === true ? undefined : chip?.usart),
  });

  function start(cause: StartCause, ram: Uint8Array): void {
    const registers = createShiftRegisters(
      count,
      (square) => sensors.isClosed(square),
      () => chainIsCut,
    );
    chip = createChip({
      flash,
      eeprom,
      ram,
      cause,
      cycle,
      registers,
      lights,
      supplyMv: () => supplyMv,
      noise: () => 300 + roll(16),
      onSent(byte) {
        cable.sent(byte, chip?.cycle() ?? cycle);
        chip?.stopAt(cable.nextAt());
      },
    });
  }
  const startFromPower = (): void => {
    if (isPlugged && chip === undefined && supplyMv >= stopsBelowMv)
      start(
        'power',
        Uint8Array.from({ length: ramSize }, () => roll(256)),
      );
  };
  const stop = (): void => void (chip = undefined);

  function runUntil(end: number): void {
    while (cycle < end) {
      const next = Math.min(end, Math.max(cycle + 1, cable.nextAt()));
      const cause = chip?.run(next);
      cycle = chip?.cycle() ?? next;
      if (cause !== undefined && chip !== undefined) start(cause, chip.ram());
      cable.pass(cycle);
    }
  }

  startFromPower();
  return {
    model: { rows, columns },
    now: () => cycle / cyclesPerMs,
    run: (ms) => runUntil(cycle + Math.round(ms * cyclesPerMs)),
    squares: () =>
      Array.from({ length: count }, (_, square) => (sensors.isFull(square) ? '1' : '0')).join(''),
    set(square, full) {
      if (square < 0 || square >= count) throw new RangeError(`No square ${square}`);
      sensors.put(square, full);
    },
    setSensor: (square, state) => sensors.setState(square, state),
    cutChain: (cut) => void (chainIsCut = cut),
    connect(hear) {
      cable.open(hear);
      return {
        write: (bytes) => cable.write(bytes, cycle),
        setSpeed: (speed) => cable.setSpeed(speed),
        disconnect: () => cable.close(hear),
      };
    },
    setFaults: (faults) => cable.setFaults(faults),
    reset() {
      if (chip !== undefined) start('resetLine', chip.ram());
    },
    unplug() {
      isPlugged = false;
      lowRam = undefined;
      stop();
      cable.clear();
    },
    plug() {
      isPlugged = true;
      startFromPower();
    },
    setSupply(mv) {
      supplyMv = mv;
      const ram = chip?.ram();
      if (mv < stopsBelowMv) {
        stop();
        lowRam = ram ?? lowRam;
      } else if (chip === undefined && lowRam !== undefined) {
        start('lowSupply', lowRam);
        lowRam = undefined;
      } else startFromPower();
    },
    hang: () => chip?.hang(),
    lights: () => lights.colours(),
    isLit: () => chip?.isLit() === true,
    isInLoader: () => chip?.isInLoader() === true,
    strip: lights,
    eeprom: () => eeprom.memory.slice(),
    poke: (address, bytes) => chip?.poke(address, bytes),
  };
}
