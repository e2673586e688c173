import { sendListFile, type Gateway } from '#renderer/gateway/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { expectOk, longestName, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { decodeListBytes, knownLanguage, undetermined } from '#shared/lexicon/index.ts';
import {
  parseSet,
  parseSetWithWords,
  setFileLimit,
  type PieceSet,
  type SetWithWords,
  type SetWords,
} from '#shared/pieces/index.ts';

export async function openSetFile(file: File | undefined): Promise<Result<SetWithWords>> {
  if (file === undefined) return refuse({ code: 'design/no-file' });
  const text = await textOf(file, setFileLimit);
  return text.ok ? parseSetWithWords(text.value) : text;
}

/** This many titles are tried before the problem of a taken name is shown. */
const mostOfATitle = 20;

export async function addSetWords(
  gateway: Gateway,
  { title, language, alphabet, sha256, words }: SetWords,
  lists: readonly LexiconSummary[],
): Promise<Result<string>> {
  const same = lists.find((list) => list.sha256 === sha256);
  if (same !== undefined) return ok(same.name);
  const file = new Blob([words.join('\n')]);
  const about = { file: 'words.txt', alphabet, foldAccents: false, language: knownLanguage(language) };
  for (let copy = 1; ; copy += 1) {
    const job = `list-${crypto.randomUUID()}`;
    const sent = await sendListFile(
      gateway,
      job,
      file,
      () => undefined,
      () => true,
    );
    if (!sent.ok) return sent;
    const suffix = copy === 1 ? '' : ` ${copy}`;
    const named = `${title.slice(0, longestName - suffix.length)}${suffix}`;
    const added = await gateway.call('importLexicon', { ...about, job, title: named });
    if (added.ok) return ok(added.value.lexicon.name);
    if (added.problem.code !== 'lexicon/name-taken' || copy === mostOfATitle) return added;
  }
}

/** Reads a file of any encoding; `limit` is in characters. */
export async function textOf(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  limit: number,
): Promise<Result<string>> {
  if (file.size > 4 * limit) return refuse({ code: 'set/too-large', length: file.size, limit });
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // The file is gone or may not be read; the browser does not say which.
    return refuse({ code: 'design/file-unreadable' });
  }
  const text = decodeListBytes(new Uint8Array(bytes)).text.replace(/^\uFEFF/, '');
  if (text.length > limit) return refuse({ code: 'set/too-large', length: text.length, limit });
  return text.includes('\0') ? refuse({ code: 'design/file-not-text' }) : ok(text);
}

export function emptySet(): PieceSet {
  return expectOk(
    parseSet({
      format: 'cubewright-set',
      version: 2,
      name: 'my-set',
      title: 'My set',
      language: undetermined,
      alphabet: 'latin',
      values: {},
      pieces: Array.from({ length: 12 }, () => Array.from({ length: 6 }, () => '*')),
      boards: {},
    }),
  );
}
