import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, systemCode, type FileProblem } from './file-problem.ts';

/**
 * One browser door a home. The one that runs leaves a note with its port and a secret; a second start reads it,
 * asks the first for a fresh address, and steps back. A note whose writer is gone (a crash, a power cut) answers to
 * nobody and is taken away.
 */

const note = z.object({
  pid: z.int().positive(),
  port: z.int().min(1).max(65_535),
  secret: z.string().min(16).max(200),
});
export type RunningNote = z.infer<typeof note>;

const answerWithinMs = 10_000;
const tries = 100;
/** Taking a dead note away is a matter of milliseconds. */
const takingLastsMs = 10_000;

export type Claim =
  | { readonly kind: 'first'; release(): Promise<void> }
  /** Another Cubewright runs on this home; `address` has a fresh key. */
  | { readonly kind: 'second'; readonly address: string };

/** The address of a Cubewright that runs on this home already; undefined when none answers. */
export async function runningAddress(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : askForAddress(text);
}

/** Leaves `mine` at `path`, unless another that answers has left its note there. */
export async function claimHome(path: string, mine: RunningNote): Promise<Result<Claim, FileProblem>> {
  const text = JSON.stringify(mine);
  const temporary = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, text, { mode: 0o600 });
    for (let tried = 0; tried < tries; tried += 1) {
      if (await linkNew(temporary, path)) return ok({ kind: 'first', release: () => release(path, text) });
      const theirs = await readFile(path, 'utf8').catch(() => '');
      const address = await askForAddress(theirs);
      if (address !== undefined) return ok({ kind: 'second', address });
      await takeAway(path, theirs, temporary);
    }
    return refuse({ code: 'file/busy', path });
  } catch (error) {
    return refuse(fileProblem(error, path));
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** A link is made in one step and only where nothing is yet: never a note half written. */
async function linkNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Notes are taken away by one at a time, who holds `path.taking` and looks again before: else of two that find the
 * same dead note, the slower one would take away the note that the faster one has just left.
 */
async function takeAway(path: string, dead: string, mine: string): Promise<void> {
  const taking = `${path}.taking`;
  if (!(await linkNew(mine, taking))) {
    await wait(30);
    const held = await stat(taking).catch(() => undefined);
    // Its holder died in between.
    if (held !== undefined && Date.now() - held.ctimeMs > takingLastsMs) await rm(taking, { force: true });
    return;
  }
  try {
    if ((await readFile(path, 'utf8').catch(() => undefined)) === dead) await rm(path, { force: true });
  } finally {
    await rm(taking, { force: true });
  }
}

async function release(path: string, mine: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === mine) await rm(path, { force: true });
}

/** Asks whoever wrote the note; only a Cubewright knows the secret. */
async function askForAddress(text: string): Promise<string | undefined> {
  const theirs = parseNote(text);
  if (theirs === undefined) return undefined;
  try {
    const response = await fetch(`http://127.0.0.1:${theirs.port}/fresh-key`, {
      method: 'POST',
      headers: { authorization: `Bearer ${theirs.secret}` },
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'error',
    });
    return freshKeyAnswer.parse(await response.json()).value.address;
  } catch {
    return undefined;
  }
}

const freshKeyAnswer = z.object({
  ok: z.literal(true),
  value: z.object({ address: z.string().startsWith('http://127.0.0.1:') }),
});

function parseNote(text: string): RunningNote | undefined {
  try {
    return note.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
