export { differencesOf } from './differences.ts';
export type { Difference } from './differences.ts';
export { asMapped, edgeNames, nameOnMap } from './seen.ts';
export type { SeenTray } from './seen.ts';
export { sense, settle, settleMs, settlesAt, stillSince, unsettled } from './settling.ts';
export type { Settling } from './settling.ts';
export { firstCornerOf, firstCorners, squaresSensed, squaresOver } from './wiring.ts';
export type { FirstCorner, Grid } from './wiring.ts';
