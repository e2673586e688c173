/** Bytes of WebAssembly's binary format (WebAssembly Core Specification 2.0, chapter 5). */
export const op = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  return: 0x0f,
  call: 0x10,
  drop: 0x1a,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  load: 0x28,
  loadByte: 0x2d,
  loadShort: 0x2e,
  loadUnsignedShort: 0x2f,
  store: 0x36,
  storeByte: 0x3a,
  storeShort: 0x3b,
  constant: 0x41,
  isZero: 0x45,
  equal: 0x46,
  unequal: 0x47,
  less: 0x48,
  greater: 0x4a,
  lessOrEqual: 0x4c,
  greaterOrEqual: 0x4e,
  trailingZeros: 0x68,
  ones: 0x69,
  add: 0x6a,
  subtract: 0x6b,
  multiply: 0x6c,
  and: 0x71,
  or: 0x72,
  xor: 0x73,
  shiftLeft: 0x74,
  shiftRight: 0x75,
  shiftRightUnsigned: 0x76,
} as const;

/** Instructions of two bytes: on memory as a whole, and on vectors of 128 bits. */
export const longOp = {
  memoryFill: [0xfc, 0x0b, 0x00],
  vectorLoad: [0xfd, 0x00],
  vectorStore: [0xfd, 0x0b],
  vectorAnd: [0xfd, 0x4e],
  vectorOr: [0xfd, 0x50],
  vectorAnyTrue: [0xfd, 0x53],
} as const;

export const i32 = 0x7f;
const v128 = 0x7b;
/** A block that leaves nothing. */
export const noResult = 0x40;

/** A number of 0 and more in as few bytes as it takes (LEB128). */
export function unsigned(value: number): readonly number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

/** A number of 32 bits with its sign (LEB128). */
export function signed(value: number): readonly number[] {
  const bytes: number[] = [];
  let rest = value | 0;
  for (;;) {
    const part = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && (part & 0x40) === 0) || (rest === -1 && (part & 0x40) !== 0)) return [...bytes, part];
    bytes.push(part | 0x80);
  }
}

export function text(value: string): readonly number[] {
  const bytes = [...new TextEncoder().encode(value)];
  return [...unsigned(bytes.length), ...bytes];
}

export function vector(items: readonly (readonly number[])[]): readonly number[] {
  return [...unsigned(items.length), ...items.flat()];
}

export function section(id: number, content: readonly number[]): readonly number[] {
  return [id, ...unsigned(content.length), ...content];
}

/** Stands for the number of the vector's local until all locals are known; no byte has this value. */
export const theVector = 256;

/** A function as the code section holds it; its one vector comes behind the other locals, of which the first are parameters. */
export function functionBody(
  code: readonly number[],
  parameters: number,
  locals: number,
  usesVector: boolean,
): readonly number[] {
  const groups = [
    ...(locals === parameters ? [] : [[...unsigned(locals - parameters), i32]]),
    ...(usesVector ? [[1, v128]] : []),
  ];
  const vectorLocal = unsigned(locals);
  const bytes = [...vector(groups), ...code.flatMap((byte) => (byte === theVector ? vectorLocal : [byte]))];
  return [...unsigned(bytes.length), ...bytes];
}
