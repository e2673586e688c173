import { createHash } from 'node:crypto';
import type { run } from '#electron/cli/commands/verify.ts';
import type { KnownGame } from './shelf.ts';

export interface Verified {
  readonly run: typeof run;
  readonly path: string;
  readonly note: (line: string) => void;
  readonly broken: (what: string) => void;
}

/** A command in a program of its own reads the file of a game, whatever a door does with it meanwhile. */
export async function verifyGame(game: KnownGame, { run, path, note, broken }: Verified): Promise<void> {
  let said = '';
  const done = await run({
    words: [path],
    flags: new Map(),
    json: true,
    stop: new AbortController().signal,
    say: (text) => (said += text),
    drained: () => Promise.resolve(),
    note: () => undefined,
    reached: () => undefined,
  });
  note(`verify ${done.ok ? 'ok' : done.problem.code}`);
  // Somebody else may have damaged the file, or a disk that lied.
  if (game.damages > 0) return;
  if (!done.ok) {
    if (!done.problem.code.startsWith('file/')) broken(`verify says ${done.problem.code} of ${game.id}`);
    return;
  }
  const { sha256 } = JSON.parse(said) as { readonly sha256: string };
  if (![...game.was].some((text) => createHash('sha256').update(text).digest('hex') === sha256))
    broken(`verify reads ${game.id} as it never was`);
}
