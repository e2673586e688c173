/**
 * Drawn guides: numbered pictures of a thing being made, drawn from what it is made of. A scene comes from a folded
 * sheet at a moment of its folding (`sheetScene`) or from blocks (`blockScene`); several make one with `together`. A step is
 * a scene, a view and a caption; `guideShapes` gives the shapes that a strip of steps can take on a sheet, and `withGuide`
 * puts one on sheets that are drawn already.
 */
export { fromBehind, fromFront } from './picture.ts';
export type { View } from './picture.ts';
export { blockScene, moved, sheetScene, together } from './scene.ts';
export type { Moment, Scene } from './scene.ts';
export { withGuide } from './with-guide.ts';
export { guideShapes, guideStrip } from './strip.ts';
export type { GuideStep, Strip } from './strip.ts';
