import { image } from './image.ts';

/** The memory keeps its size, so that views of it stay valid. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

export interface KernelHost {
  takePlays(plays: number): number;
  isDenied(place: number): boolean;
  tellLetter(letter: number): void;
  tellSlot(done: number, slots: number): void;
}

/** assembly/index.ts exports these; a result of 0 means false. */
export interface KernelCalls {
  open(
    root: number,
    gaddag: number,
    faces: number,
    pieces: number,
    rackMask: number,
    width: number,
    height: number,
    neededFlag: number,
    mayDeny: boolean,
  ): void;
  findAll(blockWords: number, takesRow: number, beginnings: number): number;
  findBest(): number;
  clearTails(at: number, bytes: number): void;
  workOutTails(list: number): void;
}

/** Node and browsers have WebAssembly, but this folder is typed for neither. */
interface Runtime {
  readonly atob: (text: string) => string;
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Memory: new (size: { readonly initial: number; readonly maximum: number }) => KernelMemory;
    readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  };
}

export const pageBytes = 65_536;

/** A thread compiles the program once; `refused` means that the host does not allow it. */
let program: object | 'refused' | undefined;

/** Starts a kernel with its own memory; undefined if the host lacks WebAssembly, refuses it or has no room. */
export function startKernel(
  bytes: number,
  host: KernelHost,
): { readonly memory: KernelMemory; readonly calls: KernelCalls } | undefined {
  if (program === 'refused') return undefined;
  const { WebAssembly, atob } = globalThis as unknown as Runtime;
  try {
    program ??= new WebAssembly.Module(Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0)));
  } catch {
    program = 'refused';
    return undefined;
  }
  try {
    const pages = Math.ceil(bytes / pageBytes);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const { exports } = new WebAssembly.Instance(program, { env: { memory }, host });
    return { memory, calls: exports as KernelCalls };
  } catch {
    return undefined;
  }
}
