import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A part of the build: made from `inputs` (files and folders, all below `root`), it leaves `output`.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} inputs
 * @property {string} output
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

/** @param {string} root @param {Part} part */
export function isStale(root, part) {
  const stamp = stampOf(root, part);
  if (!existsSync(join(root, part.output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== contentHash(root, part.inputs);
}

/**
 * Builds a part, unless nothing it is made from has changed. The hash is taken before: what is edited during the
 * build makes the part stale again.
 * @param {string} root
 * @param {Part} part
 * @param {() => Promise<boolean>} build
 * @returns {Promise<'fresh' | 'built' | 'failed'>}
 */
export async function freshen(root, part, build) {
  if (!isStale(root, part)) return 'fresh';
  const stamp = stampOf(root, part);
  rmSync(stamp, { force: true });
  const hash = contentHash(root, part.inputs);
  if (!(await build())) return 'failed';
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return 'built';
}

/** @param {string} root @param {Part} part */
const stampOf = (root, part) => join(root, 'build', 'stamps', part.name);

/** @param {string} root @param {string} path @returns {string[]} */
function filesBelow(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
