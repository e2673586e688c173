/**
 * This file writes drills in the Excellon format of CNC-7 controllers as today's programs do: millimetres with a decimal
 * point, y up, one tool a diameter. The comments are the attributes of Ucamco's "XNC Format Specification" (2021).
 */
import type { Point } from '../layout/draw.ts';
import { decimal } from './gerber.ts';

export interface Drill extends Point {
  readonly diameter: number;
  readonly use: 'ComponentDrill' | 'ViaDrill' | 'MechanicalDrill';
}

export function formatExcellon(drills: readonly Drill[], isPlated: boolean, height: number): string {
  const kind = isPlated ? 'Plated' : 'NonPlated';
  const tools = [...Map.groupBy(drills, ({ diameter, use }) => `${decimal(diameter)} ${use}`).values()];
  return `${[
    'M48',
    `; #@! TF.FileFunction,${kind},1,2,${isPlated ? 'PTH' : 'NPTH'}`,
    '; #@! TF.GenerationSoftware,Cubewright,Cubewright',
    'FMAT,2',
    'METRIC',
    ...tools.flatMap(([one], index) =>
      one === undefined
        ? []
        : [
            `; #@! TA.AperFunction,${kind},${isPlated ? 'PTH' : 'NPTH'},${one.use}`,
            `T${index + 1}C${one.diameter.toFixed(3)}`,
          ],
    ),
    '%',
    'G90',
    'G05',
    ...tools.flatMap((some, index) => [
      `T${index + 1}`,
      ...some.map(({ x, y }) => `X${x.toFixed(4)}Y${(height - y).toFixed(4)}`),
    ]),
    'M30',
  ].join('\n')}\n`;
}
