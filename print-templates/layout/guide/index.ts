/**
 * Drawn guides are numbered pictures drawn from the model itself. A scene comes from a folded sheet at a moment of
 * folding (`sheetScene`) or from a block (`blockScene`); `together` joins several. A step is a scene, a view and a
 * caption. `guideShapes` gives the possible strips of steps, and `withGuide` adds a guide to finished sheets.
 */
export { fromBehind, fromFront } from './picture.ts';
export type { View } from './picture.ts';
export { blockScene, moved, sheetScene, together } from './scene.ts';
export type { Moment, Scene } from './scene.ts';
export { withGuide } from './with-guide.ts';
export { guideShapes, guideStrip } from './strip.ts';
export type { GuideStep, Strip } from './strip.ts';
