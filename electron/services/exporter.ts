import type { Exported } from '#shared/contract/index.ts';
import type { Result } from '#shared/kernel/index.ts';

export interface ExportFile {
  /** Suggested file name with its ending. */
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** How a door hands a file to its person: a save dialog, a download. */
export type Exporter = (file: ExportFile) => Promise<Result<Exported>>;
