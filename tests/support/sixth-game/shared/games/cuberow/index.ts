export { cuberow } from './game.ts';
export { hintFor, type Hint } from './computer.ts';
export { pointsOf } from './setup.ts';
export type { CuberowEvent, CuberowTypes, CuberowView } from './state.ts';
export type { End } from './moves.ts';
