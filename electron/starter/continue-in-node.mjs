import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environment, inRoot, projectNode, root } from './place.mjs';

/**
 * Runs the command line on the project's own Node, in this terminal, and exits with its exit code.
 * @param {readonly string[]} words behind `cubewright`
 */
export function continueInNode(words) {
  const args = [inRoot('electron', 'starter', 'command.mjs'), ...words];
  const command = spawn(projectNode, args, { cwd: root, env: environment(), stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // The command ends cleanly on a signal, and then so do we. Ctrl+C in a terminal reaches the command by itself.
    process.on(
      signal,
      () => void (signal === 'SIGINT' && process.stdin.isTTY ? undefined : command.kill(signal)),
    );
  }
  command.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
