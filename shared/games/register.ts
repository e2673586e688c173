/** Every game of the program, a line each: what other rooms need to know of it stands in its manifest. */
export { alphacubes } from './alphacubes/manifest.ts';
export { cubeword } from './cubeword/manifest.ts';
export { kubagram } from './kubagram/manifest.ts';
export { kubo } from './kubo/manifest.ts';
export { scruble } from './scruble/manifest.ts';
