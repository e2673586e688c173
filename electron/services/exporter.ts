import type { Exported } from '#shared/contract/index.ts';
import type { Result } from '#shared/kernel/index.ts';

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Hands a file to the person, by a save dialog or a download. */
export type Exporter = (file: ExportFile) => Promise<Result<Exported>>;
