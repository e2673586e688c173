import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A part of the build is made from `inputs`, files and folders below `root`, and leaves `output`, a file or a folder.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} inputs
 * @property {string} output
 */

/**
 * Describes a file of the output as the build left it: size in bytes, times in ms, SHA-256 of the content.
 * @typedef {{ size: number, mtimeMs: number, ctimeMs: number, sha256: string }} Left
 */

/**
 * Describes a part that was built: the hash of its inputs, and each file of its output by its path below `root`.
 * @typedef {{ inputs: string, outputs: Record<string, Left> }} Stamp
 */

/**
 * Hashes the content of all inputs of a part. Times of files do not count, so that a copied folder, or a branch that
 * was left and entered again, is not built anew.
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
 * Says whether a part must be built: it never was, its inputs have changed, or a file of its output is missing or has
 * changed. A file whose size and times are unchanged is not read again, so this takes milliseconds; a copied folder is
 * read once.
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
 * Builds a part if it is stale. The inputs are hashed before the build, so that an edit during the build makes the part
 * stale again.
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
 * Describes the file as it is now. Returns the same `left` if size and times are unchanged, a new one if only the times
 * have changed, and undefined if the file is missing or its content has changed.
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

/**
 * Returns undefined for a stamp that cannot be read, so that its part is built again.
 * @param {string} root
 * @param {Part} part
 * @returns {Stamp | undefined}
 */
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
