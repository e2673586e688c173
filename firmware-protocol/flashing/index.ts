export { firstLight } from './first-light.ts';
export type { FlashProgress } from './flash.ts';
export { imageOf } from './flash-image.ts';
