import { kubo, lineOf, type KuboTypes } from '#shared/games/kubo/index.ts';
import { eventOf, type LiveSumsOf } from '../live-sums.ts';

export const liveSums: LiveSumsOf<KuboTypes> = ({ before, move, state, events }) => {
  if (move.kind !== 'claim') return undefined;
  const { points } = lineOf(move.line);
  const [then = NaN, now = NaN] = [before, state].map((one) => kubo.rules.scores(one)[move.by]);
  return { shown: [points, points], committed: [eventOf(events, 'claimed')?.points, now - then] };
};
