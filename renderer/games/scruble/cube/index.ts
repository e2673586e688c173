export { CubeSpace } from './CubeSpace.tsx';
export type { CubeSpaceProps } from './CubeSpace.tsx';
export type { PlaceMarks } from './stickers.ts';
