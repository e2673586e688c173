export { flashOf } from './hex.ts';
export { makerBytes } from './maker.ts';
export type { MadeBox } from './maker.ts';
export type { Rgb } from './light-strip.ts';
export { inRealTime } from './real-time.ts';
export type { SensorState } from './sensors.ts';
export { createVirtualBox } from './virtual-box.ts';
export type { BoxWire, VirtualBox, VirtualBoxOptions } from './virtual-box.ts';
