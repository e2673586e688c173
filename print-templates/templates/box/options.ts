import { shared } from '../options.ts';
import { boxSet, type PrintSet } from '../print-set.ts';

export function isBox(set: PrintSet): true | undefined {
  return set === boxSet ? true : undefined;
}

export const boxOptions = {
  rows: { kind: 'number', name: 'rows', min: 1, max: 21, step: 1, default: 9 },
  columns: { kind: 'number', name: 'columns', min: 1, max: 21, step: 1, default: 12 },
  pitch: { kind: 'number', name: 'pitch', unit: 'mm', min: 10, max: 60, step: 0.5, default: 25 },
  sensor: { kind: 'choice', name: 'sensor', choices: ['hall', 'reed'], default: 'hall' },
  lights: { kind: 'toggle', name: 'lights', default: true },
  edge: shared.edge,
} as const;
