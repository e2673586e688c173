import { beforeAll, describe, expect, it } from 'vitest';
import { replayedTrace } from '#electron/services/box/replayed-trace.ts';
import { contract } from '#shared/contract/index.ts';
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
    const cut = lines.slice(0, Math.floor(lines.length / 2)).join('\n');
    expect(expectOk(await replayedTrace(cut)).moments.length).toBeLessThanOrEqual(3);
    const damaged = lines.with(2, '{"at":-1}').join('\n');
    expect(await replayedTrace(damaged)).toEqual({
      ok: false,
      problem: { code: 'box/bad-trace-line', line: 3 },
    });
    expect(await replayedTrace('{"format":"cubewright-game"}\n')).toMatchObject({
      problem: { code: 'box/not-a-trace' },
    });
  });

  it('has no moment where the box never told its squares', async () => {
    const [head = ''] = text.split('\n');
    const trace = expectOk(await replayedTrace(`${head}\n{"at":0,"kind":"open"}\n`));
    expect(trace.moments).toEqual([]);
    expect(trace.end.link).not.toBe('live');
  });
});
