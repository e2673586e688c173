import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where things are. The starter is plain JavaScript without any package: it is what runs when there is nothing else
 * yet but a Node of version 20 or later.
 */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts below the program's folder */
export const inRoot = (...parts) => join(root, ...parts);

/** The Node of the project, from the npm package `node`: all but the starter runs on it. */
export const projectNode = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The tools of node_modules and the project's Node come first for whatever is started. */
export function environment() {
  const path = [inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path };
}

const major = Number(process.versions.node.split('.')[0]);

/** The starter runs on Node 20; what it starts needs the features of Node 24. */
export const isNode24 = major >= 24;

/** Ends with advice on a Node that is too old. @param {20 | 24} least */
export function demandNode(least) {
  if (major >= least) return;
  console.error(
    `Cubewright needs Node ${least} or later; this is Node ${process.versions.node}. Get it: https://nodejs.org`,
  );
  process.exit(1);
}
