import { addSetWords, openSetFile } from '#renderer/screens/designer/open-set-file.ts';
import { listKey } from '#renderer/screens/designer/use-words.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { fileHeadBytes, fileKind } from '#shared/files/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { formatSet } from '#shared/pieces/index.ts';
import { fileHead, fileName } from './file-text.ts';
import { handFile, type HandedKind } from './handed-file.ts';
import { openGameFile } from './open-game.ts';

export interface OpenedFile {
  readonly name: string;
  /** `path` is undefined where the screen that is shown has taken the file. */
  readonly opened: Result<{ readonly path: string | undefined }>;
}

export interface OpeningParts {
  readonly gateway: Gateway;
  /** Remembers the word list of a set that brought its own. */
  readonly onSetWords: (key: string, list: string) => void;
}

/**
 * Opens one file after the other; what cannot be opened leaves nothing behind and does not stop the others.
 * Files that join `files` before the last is open are opened too.
 */
export async function openFiles(files: readonly File[], parts: OpeningParts): Promise<readonly OpenedFile[]> {
  const handed = new Set<HandedKind>();
  const opened: OpenedFile[] = [];
  for (const file of files) {
    const name = fileName(file);
    opened.push({ name, opened: await openFile(file, name, parts, handed) });
  }
  return opened;
}

async function openFile(
  file: File,
  name: string,
  parts: OpeningParts,
  handed: Set<HandedKind>,
): Promise<OpenedFile['opened']> {
  const head = await fileHead(file, fileHeadBytes);
  if (!head.ok) return head;
  const kind = fileKind(head.value, name);
  if (!kind.ok) return kind;
  switch (kind.value) {
    case 'game':
    case 'gcg': {
      const game = await openGameFile(file, parts.gateway);
      if (!game.ok) return game;
      return game.value.kind === 'tiles' ? hand('tiles') : ok({ path: `/table/${game.value.id}` });
    }
    case 'set':
      return openSet(file, parts);
    case 'words':
    case 'print':
    case 'trace':
    case 'scan':
      return hand(kind.value);
  }
  function hand(to: HandedKind): OpenedFile['opened'] {
    if (handed.has(to)) return refuse({ code: 'files/one-at-a-time', name });
    handed.add(to);
    return ok({ path: handFile(to, file) ? undefined : screens[to] });
  }
}

const screens: Readonly<Record<HandedKind, string>> = {
  words: '/words',
  print: '/print',
  trace: '/box',
  tiles: '/tiles',
  scan: '/print/workshop-calibration',
};

async function openSet(file: File, { gateway, onSetWords }: OpeningParts): Promise<OpenedFile['opened']> {
  const read = await openSetFile(file);
  if (!read.ok) return read;
  const { set, words } = read.value;
  if (words !== undefined) {
    const info = await gateway.call('appInfo');
    if (!info.ok) return info;
    const list = await addSetWords(gateway, words, info.value.lexica);
    if (!list.ok) return list;
    onSetWords(listKey(set.language), list.value);
  }
  const design = await gateway.call('createDesign', { text: formatSet(set) });
  return design.ok ? ok({ path: `/design/${design.value.id}` }) : design;
}
