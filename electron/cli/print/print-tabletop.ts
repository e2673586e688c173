import { makeTabletop } from '#electron/services/print/tabletop.ts';
import type { OpenedProject } from '#print-templates/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Call } from '../command.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { t } from '../texts.ts';
import { draw } from './draw.ts';

export async function printTabletop(
  call: Call,
  job: Pick<OpenedProject, 'product' | 'options'>,
  path: string,
): Promise<Result<'done', Problem>> {
  const free = await freeOutputPath(call, 'print');
  if (!free.ok) return free;
  const made = await draw(call.stop, (watch) => makeTabletop(job, watch));
  if (!made.ok) return made;
  const { bytes, sheets: pieces, sha256 } = made.value;
  const written = await writeOutputs(call, [{ path, content: bytes }]);
  if (!written.ok) return written;
  const kilobytes = Math.ceil(bytes.length / 1000);
  call.say(
    call.json
      ? JSON.stringify({ file: path, pieces, bytes: bytes.length, sha256 })
      : t('cli:print.tabletop', { file: path, count: pieces, kilobytes, sha256 }),
  );
  return ok('done');
}
