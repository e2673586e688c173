export { alphacubes } from './alphacubes/manifest.ts';
export { cubeword } from './cubeword/manifest.ts';
export { kubagram } from './kubagram/manifest.ts';
export { kubo } from './kubo/manifest.ts';
export { scruble } from './scruble/manifest.ts';
