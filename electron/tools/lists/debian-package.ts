import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DebianPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** Unpacks a package without installing it, from the folder of `--debs` or by `apt-get download`. */
export function debianPackage(name: string): DebianPackage {
  const place = mkdtempSync(join(tmpdir(), 'cubewright-lists-'));
  process.on('exit', () => {
    rmSync(place, { recursive: true, force: true });
  });
  const file = givenFile(name) ?? fetched(name, place);
  const folder = join(place, 'files');
  mkdirSync(folder);
  run('dpkg-deb', ['--extract', file, folder], place);
  const version = run('dpkg-deb', ['--field', file, 'Version'], place).trim();
  return { name, version, folder };
}

function givenFile(name: string): string | undefined {
  const at = process.argv.indexOf('--debs');
  const folder = at < 0 ? undefined : process.argv[at + 1];
  if (folder === undefined) return undefined;
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}_`) && one.endsWith('.deb'));
  if (file === undefined) throw new Error(`There is no ${name}_*.deb in ${folder}.`);
  return join(folder, file);
}

function fetched(name: string, place: string): string {
  try {
    run('apt-get', ['download', name], place);
  } catch (error) {
    throw new Error(
      `The Debian package ${name} could not be fetched. On Debian 12 run "apt-get update" and try again; elsewhere ` +
        `put the .deb files of scowl, wdutch, hunspell-af, hunspell-sv and hunspell-tools in a folder and say --debs FOLDER.`,
      { cause: error },
    );
  }
  const file = readdirSync(place).find((one) => one.endsWith('.deb'));
  if (file === undefined) throw new Error(`apt-get download ${name} left no file.`);
  return join(place, file);
}

function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
