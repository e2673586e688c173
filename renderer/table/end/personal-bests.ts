import { useCallback } from 'react';
import { useGateway, useLoaded } from '#renderer/app/index.ts';
import type { PlayerFigures } from '#shared/records/index.ts';
import type { GameCourse, MadePlay } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

/** A play of this game in which a person did better than in all other games of the kind on this computer. */
export interface PersonalBest {
  readonly kind: 'play' | 'word';
  readonly seat: Seat;
  readonly games: number;
  readonly play: MadePlay;
  /** Is empty for a play. */
  readonly word: string;
}

/** The best of fewer games is not worth a line. */
const leastGames = 5;

/** @param figures are those of the person in this seat, in games of this kind */
export function personalBests(
  course: GameCourse,
  id: string,
  seat: Seat,
  figures: Pick<PlayerFigures, 'games' | 'best' | 'longest'>,
): readonly PersonalBest[] {
  const { games, best, longest } = figures;
  if (games < leastGames) return [];
  const playOf = (place: { readonly id: string; readonly move: number } | undefined) =>
    place?.id === id
      ? course.plays.find((play) => play.seat === seat && play.at === place.move - 1)
      : undefined;
  const dearest = playOf(best);
  // The figures count each claim of a turn in Kubo for itself, and what a lost challenge brought with the play.
  const isWhole = dearest?.points === best?.points;
  const wordy = playOf(longest);
  return [
    ...(dearest === undefined || !isWhole
      ? []
      : [{ kind: 'play' as const, seat, games, play: dearest, word: '' }]),
    ...(wordy === undefined
      ? []
      : [{ kind: 'word' as const, seat, games, play: wordy, word: (longest?.letters ?? []).join('') }]),
  ];
}

/** Is empty until the games on this computer have been added up, and where they cannot be. */
export function usePersonalBests<T extends TableTypes>(
  { game: { id, record }, people, names }: Shell<T>,
  course: GameCourse,
): readonly PersonalBest[] {
  const gateway = useGateway();
  const load = useCallback(async () => {
    const found = await Promise.all(
      people.map(async (seat) => {
        const figures = await gateway.call('readFigures', { name: names[seat] ?? '', game: record.game });
        return figures.ok ? personalBests(course, id, seat, figures.value) : [];
      }),
    );
    return found.flat();
  }, [gateway, people, names, record.game, course, id]);
  return useLoaded(load) ?? none;
}

const none: readonly PersonalBest[] = [];
