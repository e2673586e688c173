export { assertNever } from './assert-never.ts';
export { cubeId, mm, pt, seat } from './brand.ts';
export type { Brand, CubeId, Mm, Pt, Seat } from './brand.ts';
export { parseJson } from './parse-json.ts';
export type { JsonFault } from './parse-json.ts';
export { nextInt, randomFrom, shuffle } from './random.ts';
export type { RandomState, Seed } from './random.ts';
export { expectOk, ok, refuse } from './result.ts';
export type { Problem, Result } from './result.ts';
