import { ok, refuse } from '#shared/kernel/index.ts';
import { writeGcg } from '#shared/records/index.ts';
import { hasFlag, withFileName, type Run } from '../command.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { readRecord } from '../records/read-record.ts';
import { t } from '../texts.ts';

export const run: Run = async (call) => {
  const [file = ''] = call.words;
  if (!hasFlag(call, 'gcg')) return refuse({ code: 'cli/export-as' });
  const path = await freeOutputPath(call, 'export');
  if (!path.ok) return path;
  const record = await readRecord(file, call);
  if (!record.ok) return record;
  const text = withFileName(await writeGcg(record.value), file);
  if (!text.ok) return text;
  const written = await writeOutputs(call, [{ path: path.value, content: text.value }]);
  if (!written.ok) return written;
  if (call.json) call.say(JSON.stringify({ file: path.value, moves: record.value.moves.length }));
  else call.say(t('cli:export.written', { path: path.value, count: record.value.moves.length }));
  return ok('done');
};
