import { FunctionEmitter } from './emit-function.ts';
import { isOperation } from './instructions.ts';
import { readProgram, type KernelFunction, type SourceText } from './kernel-program.ts';
import { i32, section, text, unsigned, vector } from './wasm-bytes.ts';

const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const functionType = 0x60;
const asFunction = 0x00;
const asMemory = 0x02;

/**
 * Compiles the kernel to a module of WebAssembly. It imports its memory and the functions that have no body as `host`, and
 * exports those marked `@entry`. The same sources give the same bytes.
 */
export function emitKernel(sources: readonly SourceText[]): Uint8Array<ArrayBuffer> {
  const program = readProgram(sources);
  const all = [...program.functions.values()].filter(({ name }) => !isOperation(name));
  const imported = all.filter(({ body }) => body === undefined);
  const own = all.filter(({ body, isInlined }) => body !== undefined && !isInlined);
  const numbers = new Map([...imported, ...own].map(({ name }, number) => [name, number]));
  const types = new Map<string, number>();
  const typeOf = ({ parameters, answers }: KernelFunction): number => {
    const key = `${parameters.length} ${answers ? 1 : 0}`;
    const type = types.get(key) ?? types.size;
    types.set(key, type);
    return type;
  };
  const imports = [
    [...text('host'), ...text('memory'), asMemory, 0x00, 1],
    ...imported.map((one) => [...text('host'), ...text(one.name), asFunction, ...unsigned(typeOf(one))]),
  ];
  const declared = own.map((one) => unsigned(typeOf(one)));
  const entries = own.filter(({ isEntry }) => isEntry);
  const exported = entries.map(({ name }) => [
    ...text(name),
    asFunction,
    ...unsigned(numbers.get(name) ?? 0),
  ]);
  const bodies = own.map((one) => new FunctionEmitter(program, numbers, one).body());
  const typeBytes = [...types.keys()].map((key) => {
    const [parameters = 0, answers = 0] = key.split(' ').map(Number);
    const results = Array.from({ length: answers }, () => [i32]);
    return [functionType, ...vector(Array.from({ length: parameters }, () => [i32])), ...vector(results)];
  });
  return Uint8Array.from([
    ...header,
    ...section(1, vector(typeBytes)),
    ...section(2, vector(imports)),
    ...section(3, vector(declared)),
    ...section(7, vector(exported)),
    ...section(10, vector(bodies)),
  ]);
}
