import type { GameSetUp } from '../index.ts';
import { Emblem } from './Emblem.tsx';

export const kuboSetUp: GameSetUp = {
  Emblem,
  loadPosition: async () => (await import('./position/index.ts')).kuboPosition,
};
