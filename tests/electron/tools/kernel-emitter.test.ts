import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitKernel } from '#electron/tools/kernel/emit-module.ts';

const operations = `
  export declare function get(address: number): number;
  export declare function put(address: number, value: number): void;
  export declare function putByte(address: number, value: number): void;
  export declare function getByte(address: number): number;
  export declare function putShort(address: number, value: number): void;
  export declare function getShort(address: number): number;
  export declare function getUnsignedShort(address: number): number;
  export declare function lowest(bits: number): number;
  export declare function ones(bits: number): number;
  export declare function fill(address: number, byte: number, bytes: number): void;
  export declare function and16(to: number, one: number, other: number): number;
  export declare function or16(to: number, one: number, other: number): void;
  export declare function tell(value: number): void;`;

type Call = (...values: readonly number[]) => number;

/** A program's functions, and what it told the host. */
function run(source: string) {
  const told: number[] = [];
  const bytes = emitKernel([
    { file: 'operations.ts', text: operations },
    { file: 'program.ts', text: source },
  ]);
  const memory = new WebAssembly.Memory({ initial: 1 });
  const tell = (value: number) => void told.push(value);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { memory, tell } });
  const call =
    (name: string): Call =>
    (...values) =>
      (exports[name] as Call)(...values);
  return { call, told, memory: new Uint8Array(memory.buffer) };
}

const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

describe('the compiler of the kernel', () => {
  it('reckons as TypeScript does with whole numbers of 32 bits', () => {
    const operators: Readonly<Record<string, (one: number, other: number) => number>> = {
      '+': (one, other) => (one + other) | 0,
      '-': (one, other) => (one - other) | 0,
      '*': Math.imul,
      '&': (one, other) => one & other,
      '|': (one, other) => one | other,
      '^': (one, other) => one ^ other,
      '<<': (one, other) => one << other,
      '>>': (one, other) => one >> other,
      '>>>': (one, other) => (one >>> other) | 0,
      '===': (one, other) => Number(one === other),
      '!==': (one, other) => Number(one !== other),
      '<': (one, other) => Number(one < other),
      '<=': (one, other) => Number(one <= other),
      '>': (one, other) => Number(one > other),
      '>=': (one, other) => Number(one >= other),
      '&&': (one, other) => Number(one !== 0 && other !== 0),
      '||': (one, other) => Number(one !== 0 || other !== 0),
    };
    const names = Object.keys(operators);
    const functions = names.map(
      (name, place) =>
        `/** @entry */ export function f${place}(a: number, b: number): number { return (a ${name} b) !== 0 ? (a ${name} b) : 0; }`,
    );
    const { call } = run(functions.join('\n'));
    fc.assert(
      fc.property(fc.constantFrom(...names), whole, fc.oneof(whole, fc.nat(3)), (name, one, other) => {
        const found = call(`f${names.indexOf(name)}`)(one, other);
        const wanted = operators[name]?.(one, other) ?? NaN;
        // Of two conditions only what they come to as one is told.
        expect(name.length === 2 && '&|'.includes(name.charAt(0)) ? Number(found !== 0) : found).toBe(wanted);
      }),
    );
  });

  it('keeps every number that a program names', () => {
    fc.assert(
      fc.property(whole, (number) => {
        const { call } = run(`/** @entry */ export function it(): number { return ${number}; }`);
        expect(call('it')()).toBe(number);
      }),
      { numRuns: 40 },
    );
  });

  it('has loops, calls that call themselves, and functions that stand inline', () => {
    const { call, told } = run(`
      const step = 2;
      /** @inline */ function larger(one: number, other: number): number {
        if (one > other) return one;
        for (let at = 0; ; at += 1) { if (at === other) return at; }
      }
      function factorial(of: number): number { return of <= 1 ? 1 : of * factorial(of - 1); }
      /** @entry */ export function sum(below: number): number {
        let sum = 0;
        for (let at = 0; at < below; at += step) {
          if (at === 4) continue;
          if (at === 10) break;
          sum += larger(at, 3);
        }
        let left = 3;
        while (left !== 0) { left -= 1; tell(left); }
        return sum;
      }
      /** @entry */ export function product(of: number): number { return factorial(of); }`);
    expect(call('sum')(100)).toBe(3 + 3 + 6 + 8);
    expect(told).toEqual([2, 1, 0]);
    expect(call('product')(10)).toBe(3_628_800);
  });

  it('reads and writes memory, bits and rows of sixteen bytes', () => {
    const { call, memory } = run(`
      const table = 64;
      /** @entry */ export function write(at: number): number {
        put(table + at, 0x01020304);
        putByte(table + 4 + at, 250);
        putShort(table + 6 + at, 0 - 2);
        fill(table + 16, 12, 16);
        or16(table + 32, table, table + 16);
        return and16(table + 48, table, table + 100);
      }
      /** @entry */ export function read(at: number): number {
        return get(table + at) + getByte(table + 4 + at) + getShort(table + 6 + at) + getUnsignedShort(table + 6 + at);
      }
      /** @entry */ export function bits(of: number): number { return lowest(of) * 100 + ones(of); }`);
    expect(call('write')(0)).toBe(0);
    expect([...memory.subarray(64, 72)]).toEqual([4, 3, 2, 1, 250, 0, 254, 255]);
    expect([...memory.subarray(96, 100)]).toEqual([12, 15, 14, 13]);
    expect(call('read')(0)).toBe(0x01020304 + 250 - 2 + 65_534);
    expect(call('bits')(0b1011000)).toBe(303);
  });

  it.each([
    ['it of a name that is not there', 'return other;', 'program.ts:1: other is not known here'],
    ['a call that it does not know', 'return other(1);', 'program.ts:1: other is not known'],
    ['what the kernel cannot say', "return 'a';", 'program.ts:1: the kernel has no StringLiteral'],
    ['a line that does nothing', '!fixed; return 1;', 'program.ts:1: this does nothing'],
    [
      'a name of a constant for something else',
      'const fixed = 3; return fixed;',
      'program.ts:1: fixed is a constant',
    ],
  ])('refuses %s, and says where', (_, body, message) => {
    const source = `const fixed = 1; /** @entry */ export function it(): number { ${body} }`;
    expect(() => run(source)).toThrow(message);
  });
});
