import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDesignThread, runDesignJob } from '#renderer/worker/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import type { BalanceFigures } from '#shared/set-design/index.ts';
import type { FromDesigner, ToDesigner } from '#shared/set-design/threads/design-server.ts';

/** A thread of the browser that does nothing by itself. */
class StillThread extends EventTarget {
  readonly heard: ToDesigner[] = [];
  ended = false;
  postMessage(word: ToDesigner) {
    this.heard.push(word);
  }
  terminate() {
    this.ended = true;
  }
  say(data: FromDesigner) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function threads(): readonly StillThread[] {
  const started: StillThread[] = [];
  vi.stubGlobal(
    'Worker',
    class extends StillThread {
      constructor() {
        super();
        started.push(this);
      }
    },
  );
  return started;
}

const list = { file: 'test.cwlex', bytes: new Uint8Array([1]) };
const check = { kind: 'check', set: alphacubesSet } as const;
const balance = { kind: 'balance', ask: { set: alphacubesSet } } as const;
const figures = { hands: 12 } as BalanceFigures;
const broken = { ok: false, problem: { code: 'design/thread-stopped' } };

describe('a thread of the designer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('reads its list once, and gives each job its own reports and its own answer', async () => {
    const started = threads();
    const { run, stop } = openDesignThread(list);
    const reports: BalanceFigures[] = [];
    const checked = run(check);
    const balanced = run(balance, { figures: (one) => reports.push(one) });
    const [thread] = started;
    expect(started).toHaveLength(1);
    expect(thread?.heard.map(({ kind }) => kind)).toEqual(['load', 'job', 'job']);
    thread?.say({ kind: 'done', id: 1, result: { ok: true, value: [] } });
    thread?.say({ kind: 'figures', id: 2, figures });
    expect(await checked).toEqual({ ok: true, value: [] });
    expect(reports).toEqual([figures]);
    thread?.say({ kind: 'done', id: 2, result: { ok: true, value: figures } });
    expect(await balanced).toEqual({ ok: true, value: figures });
    expect(thread?.ended).toBe(false);
    stop();
    expect(thread?.ended).toBe(true);
  });

  it('refuses every job once it has failed', async () => {
    const started = threads();
    const { run } = openDesignThread(list);
    const jobs = [run(check), run(balance)];
    started[0]?.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await Promise.all([...jobs, run(check)])).toEqual([broken, broken, broken]);
    expect(started[0]?.ended).toBe(true);
  });

  it('ends by itself after a single job', async () => {
    const started = threads();
    const { answer } = runDesignJob(list, check);
    started[0]?.say({ kind: 'done', id: 1, result: { ok: true, value: [] } });
    expect(await answer).toEqual({ ok: true, value: [] });
    expect(started[0]?.ended).toBe(true);
  });
});
