import { limits } from '#firmware-protocol/codec/index.ts';
import type { Connection } from '#firmware-protocol/transports/index.ts';
import type { BoxCheck } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

export async function checkBox(connection: Connection | undefined): Promise<Result<BoxCheck, Problem>> {
  const answered = await connection?.send({ kind: 'askSelfTest' });
  if (connection === undefined || answered === undefined) return refuse({ code: 'box/not-connected' });
  if (!answered.ok) return answered;
  const test = answered.value;
  if (test.kind !== 'selfTest') return refuse({ code: 'box/odd-answer' });
  const levels = await readLevels(connection, test.unsound.length);
  if (!levels.ok) return levels;
  const { failed, supplyMv, longestScanUs, unusedRam, lastStart } = test;
  return ok({
    failed,
    ...(supplyMv === 0 ? {} : { supplyMv }),
    longestScanUs,
    ...(unusedRam === 0 ? {} : { unusedRam }),
    lastStart,
    unsound: [...test.unsound].flatMap((sign, square) => (sign === '1' ? [square] : [])),
    ...(levels.value === undefined ? {} : { levels: levels.value }),
  });
}

async function readLevels(
  connection: Connection,
  squares: number,
): Promise<Result<readonly number[] | undefined, Problem>> {
  if (connection.state().info?.features.includes('levels') !== true) return ok(undefined);
  const levels: number[] = [];
  while (levels.length < squares) {
    const most = Math.min(limits.levels, squares - levels.length);
    const answered = await connection.send({ kind: 'askLevels', first: levels.length, most });
    if (!answered.ok) return answered;
    const told = answered.value;
    if (told.kind !== 'levels' || told.first !== levels.length || told.levels.length === 0) {
      return refuse({ code: 'box/odd-answer' });
    }
    levels.push(...told.levels);
  }
  return ok(levels);
}
