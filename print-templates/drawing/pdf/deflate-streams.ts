import { zlibSync } from 'fflate';
import { joinBytes } from '#shared/kernel/index.ts';

/**
 * zlib differs between runtimes; fflate is plain JavaScript of a pinned version, so the bytes stay the same (R25).
 * Metadata stay plain for programs that search a PDF without a reader. The generator yields after each stream.
 */
export function* deflateStreams(pdf: Uint8Array): Generator<undefined, Uint8Array> {
  const parts: Uint8Array[] = [];
  const offsets = new Map<number, number>();
  let length = 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const { starts, table, trailer } = readTable(pdf);
  add(pdf.subarray(0, starts[0]?.at ?? table));
  for (const [index, { id, at }] of starts.entries()) {
    offsets.set(id, length);
    const object = pdf.subarray(at, starts[index + 1]?.at ?? table);
    const deflated = deflateObject(object);
    for (const part of deflated ?? [object]) add(part);
    if (deflated !== undefined) yield;
  }
  const rows = starts.map((_, index) => `${String(offsets.get(index + 1)).padStart(10, '0')} 00000 n \n`);
  const head = `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n`;
  const tail = `${head}${rows.join('')}${trailer}startxref\n${length}\n%%EOF\n`;
  add(bytesOf(tail));
  return joinBytes(parts);
}

interface ObjectStart {
  readonly id: number;
  readonly at: number;
}

interface Table {
  readonly starts: readonly ObjectStart[];
  readonly table: number;
  readonly trailer: string;
}

function readTable(pdf: Uint8Array): Table {
  const end = textOf(pdf.subarray(-64));
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(end)?.[1]);
  const text = textOf(pdf.subarray(table));
  const rows = [...text.matchAll(/(\d{10}) 00000 n \n/g)];
  const trailer = /trailer\n[^]*?(?=startxref\n)/.exec(text)?.[0];
  if (!text.startsWith('xref\n') || trailer === undefined)
    throw new Error('pdfkit wrote no table of objects');
  const starts = rows.map(([, at], index) => ({ id: index + 1, at: Number(at) }));
  return { starts: starts.sort((a, b) => a.at - b.at), table, trailer };
}

const streamMark = '\nstream\n';

function deflateObject(object: Uint8Array): readonly Uint8Array[] | undefined {
  // A dictionary with a stream is short; the only long dictionary, of a page's resources, has no stream.
  const head = textOf(object.subarray(0, 4096));
  const mark = head.indexOf(streamMark);
  const dictionary = head.slice(0, mark);
  const size = /\/Length (\d+)/.exec(dictionary)?.[1];
  if (mark < 0 || size === undefined || /\/Filter|\/Type \/Metadata/.test(dictionary)) return undefined;
  const from = mark + streamMark.length;
  const deflated = zlibSync(object.subarray(from, from + Number(size)), { level: 9 });
  const shorter = dictionary.replace(/\/Length \d+/, `/Length ${deflated.length}\n/Filter /FlateDecode`);
  return [bytesOf(shorter + streamMark), deflated, object.subarray(from + Number(size))];
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}
