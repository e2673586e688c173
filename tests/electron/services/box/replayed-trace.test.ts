import { beforeAll, describe, expect, it } from 'vitest';
import { replayedTrace } from '#electron/services/box/replayed-trace.ts';
import { encodeMessage } from '#firmware-protocol/codec/index.ts';
import { contract, traceMomentLimit } from '#shared/contract/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { boxRecording } from '#tests/support/box-recording.ts';
import { longTest } from '#tests/support/patience.ts';

describe('a recording of a box that is opened', () => {
  let text = '';
  beforeAll(async () => {
    text = await boxRecording(3, 40);
  }, longTest);

  it('tells the squares at every moment, and how the line was at its end', async () => {
    const trace = expectOk(await replayedTrace(text));
    expect(contract.replayTrace.answer.safeParse(trace).success).toBe(true);
    const { moments, end } = trace;
    const [before, middle, last] = moments.slice(-3).map(({ squares }) => squares);
    const lifted = (squares = '') => [squares[3], squares[40]].join('');
    expect([before, middle, last].map(lifted)).toEqual(['11', '01', '00']);
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(end).toMatchObject({ link: 'live', squares: last, info: { rows: 9, columns: 12 } });
  });

  it('ends with its last whole line where it breaks off, and names the line that is damaged', async () => {
    const lines = text.split('\n');
    const { moments } = expectOk(await replayedTrace(text));
    // A message may lie in two lines, so only a replay tells which line ends before the last square is lifted.
    let whole = lines.filter((line) => line !== '');
    const shown = async () =>
      expectOk(await replayedTrace(whole.map((line) => `${line}\n`).join(''))).moments;
    while ((await shown()).length === moments.length) whole = whole.slice(0, -1);
    const cut = [...whole, lines[whole.length]?.slice(0, 20)].join('\n');
    expect(expectOk(await replayedTrace(cut)).moments).toEqual(moments.slice(0, -1));
    const damaged = lines.with(2, '{"at":-1}').join('\n');
    expect(await replayedTrace(damaged)).toEqual({
      ok: false,
      problem: { code: 'box/bad-trace-line', line: 3 },
    });
    expect(await replayedTrace('{"format":"cubewright-game"}\n')).toMatchObject({
      problem: { code: 'box/not-a-trace' },
    });
  });

  it('is refused where it has more commands or changes than can be shown', async () => {
    const { moments } = expectOk(await replayedTrace(text));
    const most = { hours: 1, commands: 0, moments: moments.length };
    expect((await replayedTrace(text, most)).ok).toBe(true);
    const fewer = { ...most, moments: moments.length - 1 };
    expect(await replayedTrace(text, fewer)).toMatchObject({ problem: { code: 'box/long-trace', ...fewer } });
    const hex = Buffer.from(encodeMessage({ kind: 'setDebounce', ms: 20 }, 0)).toString('hex');
    const ask = `${JSON.stringify({ at: 0, kind: 'ask', hex })}\n`;
    const [head = ''] = text.split('\n');
    expect((await replayedTrace(`${head}\n${ask.repeat(5_000)}`)).ok).toBe(true);
    expect(await replayedTrace(`${head}\n${ask.repeat(5_001)}`)).toMatchObject({
      problem: { code: 'box/long-trace', commands: 5_000 },
    });
  });

  it('crosses the contract with as many changes as are shown, and no more', async () => {
    const trace = expectOk(await replayedTrace(text));
    const told = (count: number) => ({
      ...trace,
      moments: Array.from({ length: count }, () => trace.moments[0]),
    });
    const { answer } = contract.replayTrace;
    expect(answer.safeParse(told(traceMomentLimit)).success).toBe(true);
    expect(answer.safeParse(told(traceMomentLimit + 1)).success).toBe(false);
  });

  it('has no moment where the box never told its squares', async () => {
    const [head = ''] = text.split('\n');
    const trace = expectOk(await replayedTrace(`${head}\n{"at":0,"kind":"open"}\n`));
    expect(trace.moments).toEqual([]);
    expect(trace.end.link).not.toBe('live');
  });
});
