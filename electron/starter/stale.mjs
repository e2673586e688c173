import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A part of the build: made from `inputs` (files and folders, all below `root`), it leaves `output`, a file or a folder.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} inputs
 * @property {string} output
 */

/**
 * How a file of the output was left: size in bytes, times in ms as the system tells them, SHA-256 of its content.
 * @typedef {{ size: number, mtimeMs: number, ctimeMs: number, sha256: string }} Left
 */

/**
 * What is known of a part that was built: the hash of its inputs, and each file of its output by its path below `root`.
 * @typedef {{ inputs: string, outputs: Record<string, Left> }} Stamp
 */

/**
 * One number for the content of everything a part is made from. Times of files do not count: a fresh clone, a
 * branch left and entered again, or a copied folder must not build what is built.
 * @param {string} root
 * @param {readonly string[]} inputs
 */
export function contentHash(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(root, input))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Whether a part must be built: it never was, what it is made from has changed, or a file that it left is missing or has
 * another content. A file whose size and times are as they were left is not read again, so this takes milliseconds; a
 * folder that was copied is read once.
 * @param {string} root
 * @param {Part} part
 */
export function isStale(root, part) {
  const stamp = readStamp(root, part);
  if (stamp === undefined || stamp.inputs !== contentHash(root, part.inputs)) return true;
  const files = Object.keys(stamp.outputs);
  const looked = files.map((file) => lookAgain(join(root, file), stamp.outputs[file]));
  if (files.length === 0 || looked.includes(undefined)) return true;
  if (looked.some((left, at) => left !== stamp.outputs[files[at] ?? ''])) {
    const outputs = Object.fromEntries(files.map((file, at) => [file, /** @type {Left} */ (looked[at])]));
    writeStamp(root, part, { ...stamp, outputs });
  }
  return false;
}

/**
 * Builds a part, unless it is there as its build left it and nothing it is made from has changed. The hash of the inputs
 * is taken before: what is edited during the build makes the part stale again.
 * @param {string} root
 * @param {Part} part
 * @param {() => Promise<boolean>} build
 * @returns {Promise<'fresh' | 'built' | 'failed'>}
 */
export async function freshen(root, part, build) {
  if (!isStale(root, part)) return 'fresh';
  rmSync(stampOf(root, part), { force: true });
  const inputs = contentHash(root, part.inputs);
  if (!(await build())) return 'failed';
  const outputs = Object.fromEntries(
    filesBelow(root, part.output).map((file) => [file, /** @type {Left} */ (leftAt(join(root, file)))]),
  );
  writeStamp(root, part, { inputs, outputs });
  return 'built';
}

/**
 * The file as it is now: the same `left` where its times have not moved, a new one where its content has stayed all the
 * same, undefined where it is gone or another.
 * @param {string} path
 * @param {Left | undefined} left
 */
function lookAgain(path, left) {
  try {
    const { size, mtimeMs, ctimeMs } = statSync(path);
    if (left === undefined || size !== left.size) return undefined;
    if (mtimeMs === left.mtimeMs && ctimeMs === left.ctimeMs) return left;
    const now = leftAt(path);
    return now?.sha256 === left.sha256 ? now : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} path @returns {Left} */
function leftAt(path) {
  const { size, mtimeMs, ctimeMs } = statSync(path);
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  return { size, mtimeMs, ctimeMs, sha256 };
}

/** @param {string} root @param {Part} part */
const stampOf = (root, part) => join(root, 'build', 'stamps', `${part.name}.json`);

/** A stamp that cannot be read is none: its part is built again. @param {string} root @param {Part} part @returns {Stamp | undefined} */
function readStamp(root, part) {
  try {
    const stamp = JSON.parse(readFileSync(stampOf(root, part), 'utf8'));
    return typeof stamp?.inputs === 'string' && typeof stamp?.outputs === 'object' ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} root @param {Part} part @param {Stamp} stamp */
function writeStamp(root, part, stamp) {
  const path = stampOf(root, part);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(stamp, null, 1)}\n`);
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesBelow(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
