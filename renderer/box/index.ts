export { LivePicture } from './LivePicture.tsx';
export { useFelt } from './use-felt.ts';
export type { Felt } from './use-felt.ts';
