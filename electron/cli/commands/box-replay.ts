import { parseTrace, replayTrace } from '#firmware-protocol/transports/index.ts';
import { traceLimit } from '#electron/services/box/box-trace.ts';
import { ok } from '#shared/kernel/index.ts';
import { boxReporter } from '../box-reporter.ts';
import { withFileName, type Run } from '../command.ts';
import { readArgument } from '../read-argument.ts';

export const run: Run = async (call) => {
  const path = call.words[0] ?? '';
  const bytes = await readArgument(path, 4 * traceLimit, call.stop);
  if (!bytes.ok) return bytes;
  const trace = withFileName(parseTrace(new TextDecoder().decode(bytes.value)), path);
  if (!trace.ok) return trace;
  const teller = boxReporter(call);
  await replayTrace(trace.value, teller.onState, call.stop);
  teller.end();
  return ok('done');
};
