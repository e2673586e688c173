export { LivePicture } from './LivePicture.tsx';
export { useLights } from './use-lights.ts';
export type { SquareLights } from './use-lights.ts';
export { useFelt } from './use-felt.ts';
export type { Felt } from './use-felt.ts';
export { useVirtualBox } from './use-virtual-box.ts';
export type { VirtualHand } from './use-virtual-box.ts';
export { VirtualDice } from './VirtualDice.tsx';
