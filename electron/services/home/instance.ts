import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { isInUse, type HomeProblem } from './home-lock.ts';
import { readNote } from './home-note.ts';
import type { Home } from './home.ts';

/** A door has this many milliseconds to start, to close, or to answer. */
const answersWithinMs = 5_000;

export type Entry<T> =
  | { readonly kind: 'first'; readonly door: T }
  | { readonly kind: 'second'; readonly address: string }
  | { readonly kind: 'stopped' };

/** Waits for a door that is starting or ending; without an answer or address, it returns the problem of `open`. */
export async function openOrJoin<T, P extends Problem>(
  home: Home,
  open: () => Promise<Result<T, P | HomeProblem>>,
  stop: AbortSignal,
): Promise<Result<Entry<T>, P | HomeProblem>> {
  const until = performance.now() + answersWithinMs;
  for (;;) {
    if (stop.aborted) return ok({ kind: 'stopped' });
    const opened = await open();
    if (opened.ok) return ok({ kind: 'first', door: opened.value });
    if (!isInUse(opened.problem)) return opened;
    const address = await runningAddress(home, stop);
    if (stop.aborted) return ok({ kind: 'stopped' });
    if (address !== undefined) return ok({ kind: 'second', address });
    if (opened.problem.code === 'home/open-in-window' || performance.now() > until) return opened;
    await wait(50, undefined, { signal: stop }).catch(() => undefined);
  }
}

export async function runningAddress(home: Home, stop: AbortSignal): Promise<string | undefined> {
  const { port, secret } = readNote(home.running) ?? {};
  if (port === undefined || secret === undefined) return undefined;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/fresh-key`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.any([stop, AbortSignal.timeout(answersWithinMs)]),
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
