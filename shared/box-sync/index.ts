export { differencesOf, sense, settle, settleMs, settlesAt, stillSince, unsettled } from './settling.ts';
export type { Difference, Settling } from './settling.ts';
export { unturnedTray, edgeNames, nameOnMap } from './seen.ts';
export type { SeenTray } from './seen.ts';
export { firstCornerOf, firstCorners, squaresSensed, squaresOver } from './wiring.ts';
export type { FirstCorner, Grid } from './wiring.ts';
