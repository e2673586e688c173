import { fileURLToPath } from 'node:url';

/**
 * The program that `cubewright COMMAND` starts. `npm test` names the one that it has just built, which starts in half the
 * time; a file of tests that is run by itself takes the sources as they are.
 */
export const commandLine =
  process.env.CUBEWRIGHT_COMMAND_LINE ??
  fileURLToPath(new URL('../../electron/cli/main.ts', import.meta.url));
