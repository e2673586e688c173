import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureBuilt } from './build.mjs';
import { tryDesktopRuntime } from './desktop-runtime.mjs';
import { ensurePackages } from './packages.mjs';
import { demandNode20, environment, inRoot, projectNode, root } from './place.mjs';

// `npm start`: packages, build, then `cubewright start` with the same words behind it.
demandNode20();
if (!(await ensurePackages()) || !(await ensureBuilt())) process.exit(1);

const words = process.argv.slice(2);
await tryDesktopRuntime(words);

const args = [inRoot('electron', 'cli', 'main.ts'), 'start', ...words];
const app = spawn(projectNode, args, { cwd: root, env: environment(), stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // The app ends in good order by itself, and then so do we. Ctrl+C in a terminal has reached it already.
  process.on(signal, () => void (signal === 'SIGINT' && process.stdin.isTTY ? undefined : app.kill(signal)));
}
app.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
