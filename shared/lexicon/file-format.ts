import { crc32, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { rootsOf, type Lexicon } from './lexicon.ts';
import { isGraph } from './check-graph.ts';
import { languageCode } from './language.ts';
import { maxLetters } from './node.ts';

/**
 * A lexicon file is `*.cwlex`. Numbers are little-endian; texts are a 16-bit length and UTF-16 units.
 *
 * ```
 *  0  8   magic: "CWLEX", CR, LF, 26 (a transfer that converts line ends breaks it)
 *  8  u16 format version, 2 or 3       16  u32 number of words
 * 10  u16 where the nodes begin, n     20  u32 number of nodes
 * 12  u32 CRC-32 of all from byte 16   24  u32 first list of the DAWG
 * 28  u32 first list of the GADDAG     32  32  SHA-256 of the plain list
 * 64  texts: name, alphabet, and the language if known; zeros to a multiple of 4
 *  n  u32 nodes to the end of the file
 * ```
 *
 * Version 3 is for a list with a letter that is typed as two characters (Dutch IJ). It has two more graphs, which spell
 * that letter as two, and its texts begin at 72:
 *
 * ```
 * 64  u32 first list of that DAWG     68  u32 first list of that GADDAG
 * ```
 */
const magic = [0x43, 0x57, 0x4c, 0x45, 0x58, 0x0d, 0x0a, 0x1a];
const lexiconFileVersion = 3;
const oneSpellingVersion = 2;
const checkedFrom = 16;
const shaAt = 32;
const besideAt = 64;
const textsAt = (version: number): number => (version === oneSpellingVersion ? 64 : 72);

export type LexiconFileProblem =
  | { readonly code: 'lexicon/not-a-lexicon'; readonly file: string }
  | {
      readonly code: 'lexicon/unknown-version';
      readonly file: string;
      readonly version: number;
      readonly known: number;
    }
  | {
      readonly code: 'lexicon/wrong-length';
      readonly file: string;
      readonly bytes: number;
      readonly expected: number;
    }
  | { readonly code: 'lexicon/damaged'; readonly file: string };

/** The same lexicon always gives the same bytes. */
export function encodeLexicon(lexicon: Lexicon): Uint8Array<ArrayBuffer> {
  const { beside, name, alphabet, language } = lexicon;
  const texts = [name, alphabet, ...(language === undefined ? [] : [language])];
  const version = beside === undefined ? oneSpellingVersion : lexiconFileVersion;
  const textBytes = (texts.reduce((sum, { length }) => sum + 2 + 2 * length, 0) + 3) & ~3;
  const nodesAt = textsAt(version) + textBytes;
  const bytes = new Uint8Array(nodesAt + 4 * lexicon.nodes.length);
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  view.setUint16(8, version, true);
  view.setUint16(10, nodesAt, true);
  view.setUint32(16, lexicon.words, true);
  view.setUint32(20, lexicon.nodes.length, true);
  view.setUint32(24, lexicon.root, true);
  view.setUint32(28, lexicon.gaddag, true);
  bytes.set(fromHex(lexicon.sha256), shaAt);
  if (beside !== undefined) {
    view.setUint32(besideAt, beside.root, true);
    view.setUint32(besideAt + 4, beside.gaddag, true);
  }
  texts.reduce((at, text) => writeText(view, at, text), textsAt(version));
  lexicon.nodes.forEach((node, index) => view.setUint32(nodesAt + 4 * index, node, true));
  view.setUint32(12, crc32(bytes.subarray(checkedFrom)), true);
  return bytes;
}

/** `bytes` must not change afterwards: aligned nodes are not copied. `checksum` may be a runtime's faster CRC-32. */
export function decodeLexicon(
  bytes: Uint8Array,
  file: string,
  checksum: (part: Uint8Array) => number = crc32,
): Result<Lexicon, LexiconFileProblem> {
  if (bytes.length < magic.length || magic.some((byte, at) => bytes[at] !== byte)) {
    return refuse({ code: 'lexicon/not-a-lexicon', file });
  }
  const least = textsAt(oneSpellingVersion);
  const tooShort = { code: 'lexicon/wrong-length', file, bytes: bytes.length, expected: least } as const;
  if (bytes.length < least) return refuse(tooShort);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint16(8, true);
  if (version !== oneSpellingVersion && version !== lexiconFileVersion) {
    return refuse({ code: 'lexicon/unknown-version', file, version, known: lexiconFileVersion });
  }
  const nodesAt = view.getUint16(10, true);
  if (bytes.length < textsAt(version)) return refuse({ ...tooShort, expected: textsAt(version) });
  const count = view.getUint32(20, true);
  const expected = nodesAt + 4 * count;
  if (bytes.length !== expected) return refuse({ ...tooShort, expected });
  const damaged = { code: 'lexicon/damaged', file } as const;
  if (view.getUint32(12, true) !== checksum(bytes.subarray(checkedFrom))) return refuse(damaged);

  const name = readText(view, textsAt(version), nodesAt);
  const alphabet = readText(view, name?.end ?? nodesAt, nodesAt);
  if (name === undefined || alphabet === undefined || nodesAt % 4 !== 0) return refuse(damaged);
  // Older files have no language: their texts end here, or with two zero bytes.
  const language = readText(view, alphabet.end, nodesAt)?.text ?? '';
  if (language !== '' && !languageCode.test(language)) return refuse(damaged);
  const nodes = readNodes(bytes, nodesAt, count);
  const root = view.getUint32(24, true);
  const gaddag = view.getUint32(28, true);
  const beside =
    version === oneSpellingVersion
      ? undefined
      : { root: view.getUint32(besideAt, true), gaddag: view.getUint32(besideAt + 4, true) };
  const graphs = { root, gaddag, ...(beside === undefined ? {} : { beside }) };
  // The name is printed, and a terminal obeys control characters.
  if (/\p{Cc}/u.test(name.text)) return refuse(damaged);
  if (!isAlphabet(alphabet.text) || !isGraph(nodes, rootsOf(graphs), alphabet.text.length)) {
    return refuse(damaged);
  }
  return ok({
    name: name.text,
    alphabet: alphabet.text,
    sha256: toHex(bytes.subarray(shaAt, besideAt)),
    ...(language === '' ? {} : { language }),
    words: view.getUint32(16, true),
    nodes,
    ...graphs,
  });
}

/** Words are looked up in capitals, so letters must be their own capitals. */
function isAlphabet(text: string): boolean {
  const isCapital = (letter: string): boolean => /^\p{L}$/u.test(letter) && letter.toUpperCase() === letter;
  const letters = text.split('');
  return (
    letters.length > 0 &&
    letters.length <= maxLetters &&
    new Set(letters).size === letters.length &&
    letters.every(isCapital)
  );
}

const littleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

function readNodes(bytes: Uint8Array, at: number, count: number): Uint32Array {
  const offset = bytes.byteOffset + at;
  if (littleEndian && offset % 4 === 0) return new Uint32Array(bytes.buffer, offset, count);
  const view = new DataView(bytes.buffer, offset, 4 * count);
  return Uint32Array.from({ length: count }, (_, index) => view.getUint32(4 * index, true));
}

function writeText(view: DataView, at: number, text: string): number {
  view.setUint16(at, text.length, true);
  for (let unit = 0; unit < text.length; unit += 1) {
    view.setUint16(at + 2 + 2 * unit, text.charCodeAt(unit), true);
  }
  return at + 2 + 2 * text.length;
}

function readText(view: DataView, at: number, end: number): { text: string; end: number } | undefined {
  if (at + 2 > end || end > view.byteLength) return undefined;
  const length = view.getUint16(at, true);
  const textEnd = at + 2 + 2 * length;
  if (textEnd > end) return undefined;
  const units = Array.from({ length }, (_, unit) => view.getUint16(at + 2 + 2 * unit, true));
  return { text: units.map((unit) => String.fromCharCode(unit)).join(''), end: textEnd };
}

function fromHex(hex: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new RangeError('A SHA-256 is 64 hexadecimal digits in lower case.');
  return Uint8Array.from({ length: 32 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
