import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The starter is plain JavaScript without packages, since it also runs where only Node 20 or later is installed. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts below the program's folder */
export const inRoot = (...parts) => join(root, ...parts);

/** The project's Node comes from the npm package `node`; everything but the starter runs on it. */
export const projectNode = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export function environment() {
  const path = [inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path };
}

const major = Number(process.versions.node.split('.')[0]);

export const isNode24 = major >= 24;

/** Ends the process with advice if this Node is too old. @param {20 | 24} least */
export function demandNode(least) {
  if (major >= least) return;
  console.error(
    `Cubewright needs Node ${least} or later; this is Node ${process.versions.node}. Get it: https://nodejs.org`,
  );
  process.exit(1);
}
