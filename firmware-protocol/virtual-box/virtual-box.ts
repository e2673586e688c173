import { EEPROMMemoryBackend } from 'avr8js';
import { nextInt, randomFrom, type Seed } from '#shared/kernel/index.ts';
import { lineSpeeds, type Squares } from '../codec/index.ts';
import { noFaults, type Faults } from '../simulator/faults.ts';
import { addLoader, blankHex, configuredFlash, parseHex } from './flash-image.ts';
import { createCable, type Cable } from './cable.ts';
import { chipHz, createChip, ramSize, type Chip, type ResetCause } from './chip.ts';
import { createLightStrip, type LightStrip, type Rgb } from './light-strip.ts';
import { createSensors, createShiftRegisters, type SensorState } from './shift-registers.ts';

export interface VirtualBoxOptions {
  /** The firmware; without it the chip is blank but for its boot loader. */
  readonly hex?: string;
  /** A boot loader in Intel HEX, in which the chip starts as by its fuses; without it one is only waited for. */
  readonly loader?: string;
  readonly rows?: number;
  readonly columns?: number;
  readonly serialNumber?: string;
  readonly hasLights?: boolean;
  readonly speed?: number;
  /** Seeds noise, flickering sensors, line faults and the first content of the RAM. */
  readonly seed?: Seed;
  readonly faults?: Faults;
  readonly eeprom?: Uint8Array;
}

/** Runs the firmware on a simulated chip; time moves only in `run`, and the same calls always give the same result. */
export interface VirtualBox {
  readonly model: { readonly rows: number; readonly columns: number };
  /** Counts simulated milliseconds since the power first came. */
  now(): number;
  run(ms: number): void;
  squares(): Squares;
  set(square: number, full: boolean): void;
  setSensor(square: number, state: SensorState): void;
  cutChain(cut: boolean): void;
  connect(hear: (bytes: Uint8Array) => void): BoxWire;
  setFaults(faults: Faults): void;
  reset(): void;
  unplug(): void;
  plug(): void;
  /** Sets the supply; below 2.7 V the chip stops until it rises again. */
  setSupply(mv: number): void;
  /** Makes the program loop for this long, or until the watchdog restarts the chip. */
  hang(ms?: number): void;
  lights(): readonly Rgb[];
  isLit(): boolean;
  isInLoader(): boolean;
  readonly strip: Pick<LightStrip, 'faults' | 'longestPause' | 'sendings'>;
  eeprom(): Uint8Array;
  /** The program memory. */
  flash(): Uint8Array;
  /** Overwrites bytes of the RAM, for states that would take years to reach. */
  poke(address: number, bytes: readonly number[]): void;
}

export interface BoxWire {
  write(bytes: Uint8Array): void;
  /** Sets the speed of the host's end, at first 115,200. Undefined always matches, as on USB without a serial line. */
  setSpeed(speed: number | undefined): void;
  disconnect(): void;
}

const eepromSize = 1024;
const cyclesPerMs = chipHz / 1000;
const stopsBelowMv = 2700;

export function createVirtualBox(options: VirtualBoxOptions): VirtualBox {
  const { hex, rows = 9, columns = 12, serialNumber = 'CW-VIRT-01', hasLights = true, seed = 1 } = options;
  const built = { rows, columns, serialNumber, hasLights, speed: options.speed ?? lineSpeeds[1] };
  const flash = hex === undefined ? parseHex(blankHex) : configuredFlash(parseHex(hex), built);
  const loaderAt = addLoader(flash, options.loader);
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
  /** Keeps the RAM while the supply is too low to run but not gone. */
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

  function start(cause: ResetCause, ram: Uint8Array): void {
    const registers = createShiftRegisters(
      count,
      (square) => sensors.isClosed(square),
      () => chainIsCut,
    );
    chip = createChip({
      flash,
      loaderAt,
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
    hang: (ms) => chip?.hang(ms === undefined ? undefined : cycle + ms * cyclesPerMs),
    lights: () => lights.colours(),
    isLit: () => chip?.isLit() === true,
    isInLoader: () => chip?.isInLoader() === true,
    strip: lights,
    eeprom: () => eeprom.memory.slice(),
    flash: () => new Uint8Array(flash.slice().buffer),
    poke: (address, bytes) => chip?.poke(address, bytes),
  };
}
