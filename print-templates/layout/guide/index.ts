export { fromBehind, fromFront } from './picture.ts';
export type { View } from './picture.ts';
export { blockScene, moved, sheetScene, together } from './scene.ts';
export type { Moment, Scene } from './scene.ts';
export { withGuide } from './with-guide.ts';
export { guideShapes, guideStrip } from './strip.ts';
export type { GuideStep, Strip } from './strip.ts';
