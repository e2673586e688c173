import { readFileSync } from 'node:fs';
import { plainHex, twinCrc, twinRead, twinStuff } from './twin-frames.ts';
import { twinMessage, twinWrite } from './twin.ts';

/** One value of a vector that the page would have otherwise than the file. */
export interface VectorChange {
  readonly file: string;
  readonly vector: string;
  readonly key: string;
  readonly was: unknown;
  readonly is: unknown;
}

type Vector = Record<string, unknown> & { readonly name?: string };
interface VectorFile {
  readonly vectors: Vector[];
}

const spaced = (hex: string): string => hex.match(/../g)?.join(' ') ?? '';
const streamOf = (chunks: unknown): string => plainHex((chunks as readonly string[]).join(''));
const frameIn = (hex: unknown) => twinRead(plainHex(String(hex)))[0] ?? '';

/** The outcome of a message as the vectors write it. */
function saidBy(hex: unknown): unknown {
  const frame = frameIn(hex);
  const message = typeof frame === 'string' ? frame : twinMessage(frame);
  return typeof message === 'string' ? { problem: message } : message;
}

/**
 * What follows from each vector by the page alone, file by file: the reader and writer that were made from PROTOCOL.md, and
 * none of the code that the vectors test. `exchanges.json` is written by hand, and two boxes are held to it.
 */
const derived: Readonly<Record<string, (vector: Vector) => Readonly<Record<string, unknown>>>> = {
  crc: ({ text, hex }) => ({
    crc: twinCrc(text === undefined ? plainHex(String(hex)) : Buffer.from(String(text)).toString('hex')),
  }),
  cobs: ({ plain }) => ({ stuffed: spaced(twinStuff(plainHex(String(plain)))) }),
  messages: ({ message, sequence }) => ({ hex: spaced(twinWrite(message as never, Number(sequence))) }),
  'void-messages': ({ hex }) => saidBy(hex) as Readonly<Record<string, unknown>>,
  'later-versions': ({ hex }) => ({ expect: saidBy(hex) }),
  'bad-frames': ({ hex }) => ({ problem: frameIn(hex) }),
  sessions: ({ chunks }) => ({
    expect: twinRead(streamOf(chunks)).map((frame) =>
      typeof frame === 'string'
        ? { problem: frame }
        : { type: frame.type, sequence: frame.sequence, length: frame.payload.length / 2 },
    ),
  }),
};

export const vectorFiles: readonly string[] = Object.keys(derived);

export const fileOf = (name: string): URL =>
  new URL(`../../firmware-protocol/spec/vectors/${name}.json`, import.meta.url);

/** A file of vectors as it is, or as given, with what follows from each written anew; and each change. */
export function recorded(
  name: string,
  text = readFileSync(fileOf(name), 'utf8'),
): { readonly content: VectorFile; readonly changes: readonly VectorChange[] } {
  const content = JSON.parse(text) as VectorFile;
  const changes: VectorChange[] = [];
  const vectors = content.vectors.map((vector, at) => {
    const values = derived[name]?.(vector) ?? {};
    for (const [key, is] of Object.entries(values)) {
      const was = vector[key];
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      changes.push({ file: name, vector: vector.name ?? String(at + 1), key, was, is });
    }
    return { ...vector, ...values };
  });
  return { content: { ...content, vectors }, changes };
}
