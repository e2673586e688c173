import { writeDurably } from '#electron/services/durable-file.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, type Call } from './command.ts';

export type OutputProblem = { readonly code: 'cli/missing-output'; readonly command: string };

/** The file named by `-o`. */
export function outputPath(call: Call, command: string): Result<string, OutputProblem> {
  const path = flagValue(call, 'output');
  return path === undefined ? refuse({ code: 'cli/missing-output', command }) : { ok: true, value: path };
}

/** Whole or not at all, as everything Cubewright writes. */
export function writeOutput(path: string, content: string | Uint8Array): Promise<Result<undefined, Problem>> {
  return writeDurably(path, content);
}
