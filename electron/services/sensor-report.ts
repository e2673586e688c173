import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { sensorReport } from '#print-templates/index.ts';
import type { BoxInfo } from '#shared/contract/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { SensorFindings } from '#shared/sensor-check/index.ts';
import type { ExportFile } from './exporter.ts';

/** Draws one page without a thread, since that is quick. */
export async function drawSensorReport(
  info: BoxInfo | undefined,
  findings: SensorFindings,
  now: Date,
): Promise<Result<ExportFile, Problem>> {
  if (info === undefined) return refuse({ code: 'box/not-connected' });
  const { serialNumber, firmware, rows, columns } = info;
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(now);
  const set = sensorReport({ serialNumber, firmware, rows, columns, when, findings }, createTranslator().t);
  if (!set.ok) return set;
  const bytes = await writePdf(set.value);
  if (!bytes.ok) return bytes;
  return ok({ name: 'box-sensors.pdf', type: 'application/pdf', bytes: bytes.value });
}
