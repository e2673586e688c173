export { LivePicture } from './LivePicture.tsx';
export { useLights } from './use-lights.ts';
export type { SquareLights } from './use-lights.ts';
export { useSensedTray } from './use-sensed-tray.ts';
export type { SensedTray } from './use-sensed-tray.ts';
export { useVirtualBox } from './use-virtual-box.ts';
export type { VirtualHand } from './use-virtual-box.ts';
export { VirtualDice } from './VirtualDice.tsx';
