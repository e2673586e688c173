export { createDispatch } from './dispatch.ts';
export type { Dispatch, DispatchProblem } from './dispatch.ts';
