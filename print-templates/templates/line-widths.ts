import type { InkMode } from '../layout/inks.ts';

/** Cut lines in millimetres: thin enough to vanish under the knife. */
export const cutWidths: Readonly<Record<InkMode, number>> = { full: 0.2, low: 0.12, outline: 0.08 };
