/** These texts are apart from the register of manifests, so that a page that only mentions games loads no rules. */
export { alphacubesTexts as alphacubes } from './alphacubes/texts/index.ts';
export { cubewordTexts as cubeword } from './cubeword/texts/index.ts';
export { kubagramTexts as kubagram } from './kubagram/texts/index.ts';
export { kuboTexts as kubo } from './kubo/texts/index.ts';
export { scrubleTexts as scruble } from './scruble/texts/index.ts';
