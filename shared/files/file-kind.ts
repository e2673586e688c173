import { refuse, ok, type Result } from '#shared/kernel/index.ts';
import { decodeListBytes } from '#shared/lexicon/index.ts';

/**
 * `print` is a project of sheets: its JSON, its code as text, or a PDF that may carry it; `trace` is a recording of a box; `scan` is a picture that may show a
 * calibration sheet.
 */
export type FileKind = 'game' | 'gcg' | 'set' | 'print' | 'words' | 'trace' | 'scan';

/** `name` is the name of the file; `found` is the format that a file of Cubewright gives itself. */
export type FileKindProblem =
  | {
      readonly code: 'files/empty' | 'files/picture' | 'files/archive' | 'files/binary' | 'files/text';
      readonly name: string;
    }
  | { readonly code: 'files/other-format'; readonly name: string; readonly found: string };

/** Callers read this many bytes from the beginning of a file; what follows does not change its kind. */
export const fileHeadBytes = 65_536;

/** Tells what a file is from its first `fileHeadBytes` bytes. Its name only appears in problems. */
export function fileKind(bytes: Uint8Array, name: string): Result<FileKind, FileKindProblem> {
  const head = bytes.subarray(0, fileHeadBytes);
  if (head.length === 0) return refuse({ code: 'files/empty', name });
  if (startsWith(head, lexiconMagic)) return ok('words');
  // Readers of PDF accept a file that begins with something else.
  if (latin(head.subarray(0, 1024)).includes('%PDF-')) return ok('print');
  if (scans.some((start) => startsWith(head, start))) return ok('scan');
  const known = signatures.find(({ starts }) => starts.some((start) => startsWith(head, start)));
  if (known !== undefined) return refuse({ code: known.code, name });
  const text = textOf(head, bytes.length > head.length || head.length === fileHeadBytes);
  if (text.includes('\0')) return refuse({ code: 'files/binary', name });
  if (text.trim() === '') return refuse({ code: 'files/empty', name });
  return kindOfText(text, name);
}

function kindOfText(text: string, name: string): Result<FileKind, FileKindProblem> {
  if (text.trimStart().startsWith('cubewright:')) return ok('print');
  if (/^\s*\{/.test(text)) {
    const found = formatIn(text);
    if (found === undefined) return refuse({ code: 'files/text', name });
    const kind = formats.get(found);
    return kind === undefined
      ? refuse({ code: 'files/other-format', name, found: found.slice(0, 60) })
      : ok(kind);
  }
  if (looksLikeGcg(text)) return ok('gcg');
  return looksLikeList(text) ? ok('words') : refuse({ code: 'files/text', name });
}

const formats: ReadonlyMap<string, FileKind> = new Map([
  ['cubewright-game', 'game'],
  ['cubewright-set', 'set'],
  ['cubewright-print', 'print'],
  ['cubewright-box-trace', 'trace'],
]);

const lexiconMagic = 'CWLEX\r\n\u001A';

const scans = ['\u0089PNG', '\u00FF\u00D8\u00FF'];

const signatures = [
  {
    code: 'files/picture',
    starts: ['GIF8', 'BM', 'II*\0', 'MM\0*', 'RIFF', '\0\0\0\u0018ftyp'],
  },
  {
    code: 'files/archive',
    starts: [
      'PK\u0003\u0004',
      'PK\u0005\u0006',
      '\u001F\u008B',
      '7z\u00BC\u00AF',
      'Rar!',
      'BZh',
      '\u00FD7zXZ',
    ],
  },
  { code: 'files/binary', starts: ['\u007FELF', '\u00CA\u00FE\u00BA\u00BE'] },
] as const;

function startsWith(bytes: Uint8Array, start: string): boolean {
  // Two or three letters also begin a word, so that what looks like text is not taken for a picture.
  const isWord = start === 'BM' || start === 'BZh';
  if (isWord && !bytes.subarray(0, 64).some((byte) => byte === 0)) return false;
  return bytes.length >= start.length && [...start].every((sign, at) => bytes[at] === sign.charCodeAt(0));
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** A head that was cut ends with its last whole line, so that half a character does not change its encoding. */
function textOf(head: Uint8Array, isCut: boolean): string {
  const end = isCut ? head.lastIndexOf(10) + 1 : head.length;
  return decodeListBytes(end === 0 ? head : head.subarray(0, end)).text.replace(/^\uFEFF/, '');
}

/** One token of JSON, or a space, at a time: a sticky match reads each character once, also of what is no JSON. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+|\s+/sy;

/** Returns the value of `format` in the outermost object; what lies in objects inside it is somebody else's. */
function formatIn(text: string): string | undefined {
  let depth = 0;
  let [key, before] = ['', ''];
  token.lastIndex = 0;
  for (let found = token.exec(text)?.[0]; found !== undefined; found = token.exec(text)?.[0]) {
    if (/^\s/.test(found)) continue;
    if (depth === 1 && before === ':' && key === '"format"') {
      return found.startsWith('"') ? found.slice(1, -1) : undefined;
    }
    if (found === '{' || found === '[') depth += 1;
    if (found === '}' || found === ']') depth -= 1;
    if (found === ':') key = before;
    if (depth === 0) return undefined;
    before = found;
  }
  return undefined;
}

/** `#` and `>` also begin notes and quotations, so a line must be one that only GCG has. */
function looksLikeGcg(text: string): boolean {
  return (
    /^\s*[#>]/.test(text) &&
    /^(?:#(?:cubewright|character-encoding|player[1-9]|lexicon|id) |>[^:\s]{1,60}:)/m.test(text)
  );
}

const linesLooked = 200;

/** A list has a word at the beginning of most lines, and hardly anything else in them. */
function looksLikeList(text: string): boolean {
  const lines = text
    .split(/[\r\n]+/, 4 * linesLooked)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !/^\d+$/.test(line))
    .slice(0, linesLooked);
  const fitting = lines.filter(
    (line) => line.length <= 200 && /^[\p{L}\p{M}'’.-]{1,60}(?:[/,;\t].*|\s+\S+)?$/u.test(line),
  );
  return lines.length > 0 && fitting.length >= lines.length * 0.8;
}
