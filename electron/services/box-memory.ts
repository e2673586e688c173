import { boxRanges } from '#shared/contract/index.ts';
import type { SettingsService } from './settings.ts';

/** Remembers the debounce span by serial number, since a box forgets it when switched off. */
export interface BoxMemory {
  spanOf(serialNumber: string): Promise<number | undefined>;
  keepSpan(serialNumber: string, ms: number): Promise<void>;
}

const key = (serialNumber: string): string => `box.debounce.${serialNumber}`;
const { least, most } = boxRanges.debounceMs;

/** Kept among the program's settings; if those cannot be read or written, the box keeps its own span. */
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
