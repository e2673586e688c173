/** A chain of 74HC165 with a switch to ground at each input: a closed switch, which means a cube, reads as 0. */
export interface ShiftRegisters {
  setLoad(high: boolean): void;
  /** Shifts out eight bits, the first one highest. */
  shiftByte(): number;
  output(): boolean;
}

/** `isClosed` is read at the moment of loading. Inputs without a switch read high, and so does a cut chain. */
export function createShiftRegisters(
  squares: number,
  isClosed: (square: number) => boolean,
  isCut: () => boolean,
): ShiftRegisters {
  const size = Math.ceil(squares / 8) * 8;
  const bits = new Uint8Array(size);
  let at = 0;
  let isLoading = false;
  const load = (): void => {
    // Input D7 of a register comes out first; D0 is the square with the lowest number.
    for (let place = 0; place < size; place += 1) {
      const square = place - (place % 8) + 7 - (place % 8);
      bits[place] = square < squares && isClosed(square) ? 0 : 1;
    }
    at = 0;
  };
  const output = (): boolean => isCut() || bits[at] === 1;
  return {
    setLoad(high) {
      if (isLoading && high) load();
      isLoading = !high;
    },
    output,
    shiftByte() {
      let byte = 0;
      for (let bit = 0; bit < 8; bit += 1) {
        byte = byte * 2 + (output() ? 1 : 0);
        // Behind the last input the grounded serial input reads as 0.
        at += 1;
      }
      return byte;
    },
  };
}
