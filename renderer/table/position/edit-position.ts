import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { offerPosition } from '#renderer/app/index.ts';
import { stateBefore, type OpenHands, type PlayedTurn } from '#shared/engine/index.ts';
import { useLesson } from '../lesson/lesson-context.ts';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import { pastMoves, type LoadedGame, type TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

/** A position of a game, before the move with the number `at` in its record, from 0. */
interface GamePosition {
  readonly setUp: object;
  readonly at: number;
}

/** Returns what opens the position editor with the game as it stands; undefined where that might not be seen. */
export function useEditPosition<T extends TableTypes>({
  game,
  hands,
  strict,
}: Pick<Shell<T>, 'game' | 'hands' | 'strict'>): (() => void) | undefined {
  const [, goTo] = useLocation();
  const lesson = useLesson();
  const puzzle = usePuzzle();
  const isGame = lesson === undefined && puzzle === undefined;
  const mayBeSeen = isGame && !strict && hands.kind !== 'none';
  const found = useMemo(() => (mayBeSeen ? positionNow(game, hands) : undefined), [mayBeSeen, game, hands]);
  if (found === undefined) return undefined;
  return () => {
    offerPosition(game.game.id, formOf(game, found));
    goTo(`/position/${game.game.id}`);
  };
}

/** Returns what opens the position editor with a game as a turn of it began. */
export function useEditTurn<T extends TableTypes>(
  { game, lookBack }: Pick<Shell<T>, 'game' | 'lookBack'>,
  turn: PlayedTurn | undefined,
): (() => void) | undefined {
  const [, goTo] = useLocation();
  const found = useMemo(
    () => (turn === undefined || lookBack.kind === 'none' ? undefined : positionOf(game, turn, lookBack)),
    [game, turn, lookBack],
  );
  if (found === undefined) return undefined;
  return () => {
    offerPosition(game.game.id, formOf(game, found));
    goTo(`/position/${game.game.id}`);
  };
}

/** Goes back to where a set-up can hold the game: to the beginning of the turn, or to the last turn of a game that is over. */
export function positionNow<T extends TableTypes>(
  { game: { rules, setUpOf }, timeline }: Pick<LoadedGame<T>, 'game' | 'timeline'>,
  open: OpenHands,
): GamePosition | undefined {
  for (let at = timeline.length; setUpOf !== undefined && at >= 0; at -= 1) {
    const setUp = setUpOf(stateBefore(rules, timeline, at), open);
    if (setUp !== undefined) return { setUp, at };
  }
  return undefined;
}

export function positionOf<T extends TableTypes>(
  { game: { rules, setUpOf }, timeline }: Pick<LoadedGame<T>, 'game' | 'timeline'>,
  turn: Pick<PlayedTurn, 'at' | 'turn'>,
  open: OpenHands,
): GamePosition | undefined {
  let found: GamePosition | undefined;
  for (let at = turn.at; at >= 0; at -= 1) {
    const state = stateBefore(rules, timeline, at);
    if (rules.turn(state).number !== turn.turn) break;
    const setUp = setUpOf?.(state, open);
    if (setUp !== undefined) found = { setUp, at };
  }
  return found;
}

/** The players, options and word list are those of the game, with the words that the table has allowed until then. */
export function formOf<T extends TableTypes>(game: LoadedGame<T>, { setUp, at }: GamePosition): object {
  const { lexicon, options, players } = game.record;
  const { allow = [] } = options as { readonly allow?: readonly string[] };
  const ruled = pastMoves(game)
    .slice(0, at)
    .flatMap(({ move }) =>
      move.kind === 'allow' && 'words' in move ? (move.words as readonly string[]) : [],
    );
  return {
    players: players.map((player) =>
      player.kind === 'computer'
        ? { name: player.name, kind: player.kind, level: player.level }
        : { name: player.name, kind: player.kind },
    ),
    options: ruled.length === 0 ? options : { ...options, allow: [...new Set([...allow, ...ruled])] },
    title: '',
    position: { isChosen: true, entered: setUp },
    ...(lexicon === undefined ? {} : { list: lexicon.name }),
  };
}
