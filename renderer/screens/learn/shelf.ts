import { loadMiniature, type Miniature } from '#renderer/games/index.ts';
import { begin, type GameTypes, type Lesson, type SeatsAllowed } from '#shared/engine/index.ts';
import { gameIds, gameOf, manifestOf, type GameId } from '#shared/games/index.ts';

/** A game on the shelf of lessons, as the table is when its lesson begins. */
export interface ShelfGame {
  readonly id: GameId;
  readonly seats: SeatsAllowed;
  readonly steps: number;
  readonly Miniature: Miniature;
  readonly view: object;
}

export async function openShelf(): Promise<readonly ShelfGame[]> {
  const shelf = await Promise.all(gameIds.map(shelfGame));
  return shelf.filter((game) => game !== undefined);
}

async function shelfGame(id: GameId): Promise<ShelfGame | undefined> {
  const [lesson, miniature] = await Promise.all([manifestOf(id).loadLesson(), loadMiniature(id)]);
  const view = firstView(id, lesson);
  if (view === undefined) return undefined;
  return { id, seats: gameOf(id).seats, steps: lesson.steps.length, Miniature: miniature, view };
}

function firstView(id: GameId, lesson: Lesson<GameTypes>): object | undefined {
  const { optionsSchema, rules } = gameOf(id);
  const { setUp, seed, others } = lesson;
  const options = optionsSchema.parse(lesson.options);
  const begun = begin(rules, { options, seats: 1 + others.length, seed, setUp });
  return begun.ok ? rules.viewFor(begun.value.state, 'table') : undefined;
}
