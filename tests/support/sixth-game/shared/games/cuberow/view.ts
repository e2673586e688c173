import type { CuberowState, CuberowView } from './state.ts';

export const viewFor = (state: CuberowState): CuberowView => state;
