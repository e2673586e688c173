import type { Part } from '#renderer/games/kubagram/draft/draft.ts';
import { spelledOf } from '#renderer/games/kubagram/draft/spelling.ts';
import { kubagram, type KubagramTypes, type ShownDie } from '#shared/games/kubagram/index.ts';
import { eventOf, type LiveSumsOf } from '../live-sums.ts';

const diceParts = (dice: readonly ShownDie[]): readonly Part[] =>
  dice.map(({ die, letter }) => ({ kind: 'die', die, letter }));

export const liveSums: LiveSumsOf<KubagramTypes> = ({ before, move, events }, words) => {
  if (move.kind !== 'claim' && move.kind !== 'join' && move.kind !== 'extend') return undefined;
  const parts: readonly Part[] =
    move.kind === 'claim'
      ? diceParts(move.dice)
      : move.kind === 'join'
        ? move.words.map((word) => ({ kind: 'word', word }))
        : [...diceParts(move.before), { kind: 'word', word: move.word }, ...diceParts(move.behind)];
  const spelled = spelledOf(kubagram.rules.viewFor(before, move.by), move.by, parts, words);
  return { shown: spelled?.value, committed: eventOf(events, 'made')?.value };
};
