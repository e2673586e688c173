import { dirname } from 'node:path';
import { writeDurably } from '#electron/services/durable-file.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, type Call } from './command.ts';

export type OutputProblem =
  | { readonly code: 'cli/missing-output'; readonly command: string }
  | { readonly code: 'cli/no-folder'; readonly folder: string };

/** The file named by `-o`. */
export function outputPath(call: Call, command: string): Result<string, OutputProblem> {
  const path = flagValue(call, 'output');
  return path === undefined ? refuse({ code: 'cli/missing-output', command }) : { ok: true, value: path };
}

/** Whole or not at all, as everything Cubewright writes. */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
): Promise<Result<undefined, Problem>> {
  const written = await writeDurably(path, content);
  // What is missing when a file is made is the folder to make it in.
  return !written.ok && written.problem.code === 'file/missing'
    ? refuse({ code: 'cli/no-folder', folder: dirname(path) })
    : written;
}
