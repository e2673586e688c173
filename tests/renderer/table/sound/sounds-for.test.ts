import { expect, it } from 'vitest';
import { soundsFor, type Heard } from '#renderer/table/sound/sounds-for.ts';

const silence: Heard = { move: undefined, comes: false, laidMore: false };
const move = { brings: false, isMoment: false, ends: false };

it.each<[string, Partial<Heard>, readonly string[]]>([
  ['nothing without a move', { comes: true }, []],
  ['a piece laid', { laidMore: true }, ['lay']],
  ['a move without points', { move }, ['lay']],
  ['a claim, once for all that lies', { move: { ...move, brings: true }, laidMore: true }, ['claim']],
  ['a splash', { move: { ...move, brings: true, isMoment: true } }, ['splash']],
  ['one’s turn, after what led to it', { move: { ...move, brings: true }, comes: true }, ['claim', 'turn']],
  ['the end, and no turn', { move: { ...move, ends: true }, comes: true }, ['end']],
])('sounds %s', (_, heard, sounds) => {
  expect(soundsFor({ ...silence, ...heard })).toEqual(sounds);
});
