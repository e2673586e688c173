import { boxRanges } from '#shared/contract/index.ts';
import type { SettingsService } from './settings.ts';

/** What is remembered of boxes, for they forget it when they are switched off: the debounce span, by serial number. */
export interface BoxMemory {
  spanOf(serialNumber: string): Promise<number | undefined>;
  keepSpan(serialNumber: string, ms: number): Promise<void>;
}

const key = (serialNumber: string): string => `box.debounce.${serialNumber}`;
const { least, most } = boxRanges.debounceMs;

/** Kept among the settings of the program. Where those cannot be read or written, the box stays as it is. */
export function openBoxMemory(settings: Pick<SettingsService, 'read' | 'write'>): BoxMemory {
  return {
    async spanOf(serialNumber) {
      const read = await settings.read();
      const span = read.ok ? read.value.remembered[key(serialNumber)] : undefined;
      return typeof span === 'number' && span >= least && span <= most ? Math.round(span) : undefined;
    },
    async keepSpan(serialNumber, ms) {
      await settings.write({ remembered: { [key(serialNumber)]: ms } });
    },
  };
}
