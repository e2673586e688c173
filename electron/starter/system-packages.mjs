import { run } from './run.mjs';
import { atLengthAlone, missingTools, tools } from './tools.mjs';

/**
 * Installs the missing system packages where apt and the rights for it exist, and resolves to the tools that are still
 * missing. `CUBEWRIGHT_NO_APT=1` leaves the system as it is.
 * @returns {Promise<import('./tools.mjs').ToolName[]>}
 */
export async function ensureSystemPackages() {
  const missing = missingTools();
  const wanted = missing.filter((name) => !atLengthAlone.includes(name));
  if (wanted.length === 0 || process.env.CUBEWRIGHT_NO_APT === '1') return missing;
  const root = await rootPrefix();
  if (root === undefined || !(await succeeds('apt-get', ['--version']))) return missing;
  const packages = wanted.flatMap((name) => tools[name].debian.split(' '));
  console.log(`Installing system packages: ${packages.join(' ')}...`);
  const install = ['apt-get', 'install', '-y', '-q', '--no-install-recommends'];
  if (!(await succeeds('env', [...quiet], [...root, ...install, ...packages]))) {
    await succeeds('env', [...quiet], [...root, 'apt-get', 'update', '-q']);
    // Install one by one, so that a package this system lacks does not block the others.
    for (const name of packages) await succeeds('env', [...quiet], [...root, ...install, name]);
  }
  return missingTools();
}

const quiet = ['DEBIAN_FRONTEND=noninteractive'];

/** Returns the prefix for a command that needs root, or undefined where that would ask for a password. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return (await succeeds('sudo', ['-n', 'true']))
    ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND']
    : undefined;
}

/** @param {string} program @param {readonly string[]} args @param {readonly string[]} [rest] */
async function succeeds(program, args, rest = []) {
  const { code } = await run(program, [...args, ...rest], { output: 'keep', limitSeconds: 600 });
  return code === 0;
}
