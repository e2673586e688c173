export { configuredFlash } from './flash-image.ts';
export type { BuiltBox } from './flash-image.ts';
export { parseHex, formatHex } from './flash-image.ts';
export type { Rgb } from './light-strip.ts';
export { inRealTime } from './real-time.ts';
export type { SensorState } from './shift-registers.ts';
export { createVirtualBox } from './virtual-box.ts';
export type { BoxWire, VirtualBox, VirtualBoxOptions } from './virtual-box.ts';
