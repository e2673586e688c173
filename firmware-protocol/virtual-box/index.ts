export { configuredFlash } from './built.ts';
export type { BuiltBox } from './built.ts';
export { parseHex, formatHex } from './built.ts';
export type { Rgb } from './light-strip.ts';
export { inRealTime } from './real-time.ts';
export type { SensorState } from './shift-registers.ts';
export { createVirtualBox } from './virtual-box.ts';
export type { BoxWire, VirtualBox, VirtualBoxOptions } from './virtual-box.ts';
