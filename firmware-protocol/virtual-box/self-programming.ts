import type { CPU } from 'avr8js';

/** The data sheet gives 3.7 to 4.5 ms for an erase or a write. */
const programmingCycles = 72_000;
/** In words: a page, and the part of the memory that can be written while the rest goes on being read. */
const pageWords = 64;
const readWhileWriteWords = 0x3800;
const blank = 0xffff;
const controlAt = 0x57;
const control = { enable: 0x01, erase: 0x03, write: 0x05, fuses: 0x09, readAgain: 0x11 } as const;
const readWhileWriteBusy = 0x40;
const orderHoldsCycles = 4;

export interface SelfProgramming {
  /** Runs the instruction SPM, which avr8js passes over. */
  spm(): void;
}

/**
 * The part of the chip by which a boot loader writes the program memory, and by which the fuses are read (ATmega328P
 * data sheet, "Boot Loader Support"). `flash` outlives a restart, while the memory of `cpu` is what can be read just now: blank
 * while its pages are written. A restart within a write leaves half of the page. Lock bits keep the boot loader itself.
 */
export function createSelfProgramming(
  cpu: CPU,
  flash: Uint16Array,
  loader: { readonly at: number; readonly fuses: readonly number[] },
): SelfProgramming {
  const page = new Uint16Array(pageWords).fill(blank);
  let orderUntil = -1;
  let isBusy = false;

  const set = (value: number): void => void (cpu.data[controlAt] = value);
  const busyFlag = (): number => (cpu.data[controlAt] ?? 0) & readWhileWriteBusy;

  cpu.writeHooks[controlAt] = (value) => {
    if (value === control.fuses) {
      // avr8js has no fuses, so they replace the start of the memory for the few cycles in which they can be read.
      const vectors = cpu.progBytes.slice(0, loader.fuses.length);
      cpu.progBytes.set(loader.fuses);
      cpu.addClockEvent(() => cpu.progBytes.set(vectors), 6);
    } else if (!isBusy) {
      set(busyFlag() | (value & 0x1f));
      orderUntil = cpu.cycles + orderHoldsCycles;
    }
    return true;
  };

  function fill(from: number, words: Uint16Array): void {
    for (const [n, word] of words.entries()) flash[from + n] = (flash[from + n] ?? 0) & word;
  }

  function program(order: number, from: number): void {
    const isWrite = order === control.write;
    const half = pageWords / 2;
    const words = page.slice();
    page.fill(blank);
    const finish = (): void => {
      if (isWrite) fill(from + half, words.subarray(half));
      if (from >= readWhileWriteWords) cpu.progMem.set(flash.subarray(from, from + pageWords), from);
      isBusy = false;
      set(busyFlag());
    };
    if (isWrite) fill(from, words.subarray(0, half));
    else flash.fill(blank, from, from + pageWords);
    // The chip stands still while it writes the part in which the boot loader lies.
    if (from >= readWhileWriteWords) {
      cpu.cycles += programmingCycles;
      return finish();
    }
    isBusy = true;
    set(readWhileWriteBusy | order);
    cpu.progMem.fill(blank, 0, readWhileWriteWords);
    cpu.addClockEvent(finish, programmingCycles);
  }

  return {
    spm() {
      const isAllowed = !isBusy && cpu.cycles <= orderUntil && cpu.pc >= loader.at;
      const order = (cpu.data[controlAt] ?? 0) & 0x1f;
      if (!isAllowed) return;
      orderUntil = -1;
      set(busyFlag());
      const at = cpu.dataView.getUint16(30, true) >> 1;
      const from = at & ~(pageWords - 1);
      if (order === control.enable) page[at % pageWords] = cpu.dataView.getUint16(0, true);
      else if (order === control.readAgain) {
        set(0);
        page.fill(blank);
        cpu.progMem.set(flash.subarray(0, readWhileWriteWords));
      } else if ((order === control.erase || order === control.write) && from < loader.at)
        program(order, from);
    },
  };
}
