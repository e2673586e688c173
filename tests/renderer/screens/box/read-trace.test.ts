import { expect, it } from 'vitest';
import type { Gateway } from '#renderer/gateway/index.ts';
import { readTrace } from '#renderer/screens/box/read-trace.ts';
import { traceTextLimit } from '#shared/contract/index.ts';
import { refuse } from '#shared/kernel/index.ts';

const refusing = { call: () => Promise.resolve(refuse({ code: 'box/not-a-trace' })) } as unknown as Gateway;

it('names a recording that cannot be read, is too long, or is refused', async () => {
  const gone = { name: 'gone.jsonl', size: 1, text: () => Promise.reject(new Error('NotFoundError')) };
  expect(await readTrace(gone as unknown as File, refusing)).toEqual(
    refuse({ code: 'files/unreadable', name: 'gone.jsonl' }),
  );
  const unread = { name: 'huge.jsonl', size: 4 * traceTextLimit + 1, text: gone.text };
  expect(await readTrace(unread as unknown as File, refusing)).toMatchObject({
    problem: { code: 'files/long-trace', name: 'huge.jsonl', limit: traceTextLimit },
  });
  const long = new File(['x'.repeat(traceTextLimit + 1)], 'long.jsonl');
  expect(await readTrace(long, refusing)).toMatchObject({
    problem: { code: 'files/long-trace', length: traceTextLimit + 1 },
  });
  expect(await readTrace(new File(['{}'], 'other.jsonl'), refusing)).toEqual(
    refuse({ code: 'files/bad-trace', name: 'other.jsonl', problem: { code: 'box/not-a-trace' } }),
  );
});
