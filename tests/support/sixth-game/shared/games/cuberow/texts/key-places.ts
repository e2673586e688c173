import type { KeyPlaces } from '../../../../../../../shared/keys/key-places.ts';

export const cuberowKeyPlaces = {
  cuberow: { left: { keys: ['L'], left: 'S' }, right: { keys: ['R'], right: 'U' } },
} as const satisfies KeyPlaces;
