import type { Page } from 'playwright-core';
import type { GameId } from '#shared/games/index.ts';
import type { GameRecord } from '#shared/records/index.ts';

/** Where the record of the game lies. */
export interface SavedGame {
  readonly home: string;
  readonly id: string;
}

type Step = (page: Page, saved: SavedGame) => Promise<void>;

/** What differs from game to game in the story that all of them pass. */
export interface StoryOf {
  /** Deals the game that the story tells. */
  readonly seed: number;
  /** House rules that make it short. */
  readonly houseRules?: (page: Page) => Promise<void>;
  /** One of them follows a hint. */
  readonly turns: readonly [Step, Step, Step];
  /** Begins a turn that is not ended yet; gives what finds it again as it was left. */
  readonly begin: (page: Page) => Promise<() => Promise<void>>;
  /** A game near its end, where the one that was dealt is far from it. */
  readonly last?: () => GameRecord;
  /** From there to the last move. */
  readonly end: Step;
  /** The moves of the game that came to its end. */
  readonly kinds: readonly string[];
  /** A game in which something is begun that outlives Cubewright; without it a new game, and what the story begins. */
  readonly kept?: {
    readonly record?: () => GameRecord;
    readonly begin?: StoryOf['begin'];
  };
}

const stories = import.meta.glob<Readonly<Record<string, StoryOf>>>('./*.ts');

/** The file and its export have the name of the game, so that a game that is added needs no line here. */
export async function storyOf(game: GameId): Promise<StoryOf> {
  const story = (await stories[`./${game}.ts`]?.())?.[game];
  if (story === undefined) throw new Error(`${game} has no story`);
  return story;
}
