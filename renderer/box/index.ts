export { LivePicture } from './LivePicture.tsx';
export { useLights, type SquareLights } from './use-lights.ts';
export { useSensedTray, type SensedTray } from './use-sensed-tray.ts';
export { useVirtualBox, type VirtualHand } from './use-virtual-box.ts';
export { VirtualDice } from './VirtualDice.tsx';
