import { monitor, recordable, serialTransport, systemClock } from '#firmware-protocol/transports/index.ts';
import { openTrace } from '#electron/services/box/box-trace.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { boxReporter } from '../box-reporter.ts';
import { hasFlag, type Call, type Run } from '../command.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';

export const run: Run = async (call) => {
  const path = hasFlag(call, 'output') ? await freeOutputPath(call, 'box monitor') : ok(undefined);
  if (!path.ok) return path;
  const recorder = recordable(serialTransport(call.words[0] ?? ''), systemClock);
  const trace = openTrace();
  if (path.value !== undefined) {
    trace.start(systemClock.date());
    recorder.record(trace.write);
  }
  const teller = boxReporter(call);
  const watched = await monitor({
    transport: recorder.transport,
    signal: call.stop,
    onState: teller.onState,
  });
  teller.end();
  const written = path.value === undefined ? ok(undefined) : await write(call, path.value, trace.file());
  if (!watched.ok) return watched;
  return written.ok ? ok('done') : written;
};

async function write(
  call: Call,
  path: string,
  file: ReturnType<ReturnType<typeof openTrace>['file']>,
): Promise<Result<undefined, Problem>> {
  return file.ok ? writeOutputs(call, [{ path, content: file.value.bytes }]) : file;
}
