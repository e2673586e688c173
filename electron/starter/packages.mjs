import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, inRoot, projectNode } from './place.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 */

/**
 * Says whether the packages that npm has installed (`node_modules/.package-lock.json`, which npm writes last) are those
 * of the lock file. Optional packages may be absent, because they are for other systems.
 * @param {Readonly<Record<string, Locked>>} wanted `packages` of package-lock.json
 * @param {Readonly<Record<string, Locked>>} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/** Returns advice on why npm failed, judging by its output. @param {string} output */
export function adviceFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The package registry cannot be reached. Connect to the network once and start again; afterwards Cubewright needs none.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: Cubewright needs about 900 MB for its packages.';
  if (/EACCES|EPERM|EROFS/.test(output)) return `The folder cannot be written: ${inRoot()}`;
  return 'What npm said is above. Delete the folder node_modules and try again.';
}

/**
 * Installs the packages that are missing or differ from the lock file. `npm install --no-save` leaves the lock file as
 * it is. `npm ci` deletes what is installed, and refuses a lock file that lacks optional packages of another system.
 * @returns {Promise<boolean>}
 */
export async function ensurePackages() {
  if (allInstalled()) return nodeIsThere();
  console.log('Installing packages (once, about a minute)...');
  const progress = showProgress(packagesOf('package-lock.json'));
  const { program, args, env } = npm();
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const ended = await run(program, [...args, ...install], { output: 'both', env });
  clearInterval(progress);
  if (ended.code !== 0 || !allInstalled()) {
    console.error(`\nThe packages could not be installed. ${adviceFor(ended.output)}`);
    return false;
  }
  console.log(`Packages installed in ${ended.seconds.toFixed(0)} s.`);
  return nodeIsThere();
}

function allInstalled() {
  return isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'));
}

/** Prints every 5 s how many packages npm has unpacked. @param {Readonly<Record<string, Locked>>} locked */
function showProgress(locked) {
  const began = Date.now();
  const isCounted = (/** @type {string} */ path) =>
    path.lastIndexOf('node_modules/') === 0 && locked[path]?.optional !== true;
  const wanted = Object.keys(locked).filter(isCounted).length;
  return setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`  ${countPackages(inRoot('node_modules'))} of about ${wanted} packages, ${seconds} s`);
  }, 5000);
}

/** Counts packages with a package.json, because npm makes all the folders first. @param {string} folder */
function countPackages(folder) {
  const names = namesIn(folder).flatMap((name) =>
    name.startsWith('@') ? namesIn(join(folder, name)).map((inner) => join(name, inner)) : [name],
  );
  return names.filter((name) => existsSync(join(folder, name, 'package.json'))).length;
}

/** A missing folder counts as empty, because folders come and go while npm works. @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

function nodeIsThere() {
  if (existsSync(projectNode)) return true;
  console.error(
    'The project’s Node is missing from node_modules: its install script was not allowed to run.\n' +
      'Allow it (npm config get ignore-scripts should say false), delete node_modules and start again.',
  );
  return false;
}

/**
 * Returns the npm that called us, on the Node that runs it: the Node in node_modules may be replaced meanwhile.
 * @returns {{ program: string, args: string[], env: NodeJS.ProcessEnv }}
 */
export function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const env = { ...process.env };
  if (script?.endsWith('.js') && node !== undefined) return { program: node, args: [script], env };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [], env: environment() };
}

/** @param {string} file @returns {Readonly<Record<string, Locked>>} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
