import { fileName, fileText } from '#renderer/app/index.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { traceTextLimit, type ReplayedTrace } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

export interface NamedTrace extends ReplayedTrace {
  readonly name: string;
}

export async function readTrace(
  file: File,
  gateway: Pick<Gateway, 'call'>,
): Promise<Result<NamedTrace, Problem>> {
  const name = fileName(file);
  const tooLong = (length: number) =>
    refuse({ code: 'files/long-trace', name, length, limit: traceTextLimit } as Problem);
  // A character takes at most four bytes, so that what is longer need not be read.
  if (file.size > 4 * traceTextLimit) return tooLong(file.size);
  const text = await fileText(file);
  if (!text.ok) return text;
  if (text.value.length > traceTextLimit) return tooLong(text.value.length);
  const answer = await gateway.call('replayTrace', { text: text.value });
  return answer.ok
    ? ok({ ...answer.value, name })
    : refuse({ code: 'files/bad-trace', name, problem: answer.problem } as Problem);
}
