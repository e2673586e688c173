import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Such a package, whose results are committed or reported, has its own lock file, so `npm ci` does not install it. */
export interface PinnedPackage {
  readonly pinned: URL;
  readonly installed: URL;
  readonly program: string;
}

export function isInstalled({ pinned, installed, program }: PinnedPackage): boolean {
  const lock = new URL('package-lock.json', installed);
  if (!existsSync(new URL(program, installed)) || !existsSync(lock)) return false;
  return readFileSync(lock, 'utf8') === readFileSync(new URL('package-lock.json', pinned), 'utf8');
}

export function ensureInstalled(wanted: PinnedPackage): void {
  if (isInstalled(wanted)) return;
  const { pinned, installed } = wanted;
  mkdirSync(installed, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(new URL(name, pinned), new URL(name, installed));
  }
  const { npm_execpath: script } = process.env;
  const [npm, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const args = [...first, 'ci', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const folder = fileURLToPath(installed);
  const { status } = spawnSync(npm, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install into ${folder}: see above.`);
}
