import type { Problem, RandomState, Result, Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { AskPlays, AskSearch, AskWords, ComputerLevelFacts, GameTypes } from './contract.ts';
import type { Statement } from './review.ts';

/** The weakest level that finds the answer decides which of three steps a puzzle is. */
export const difficulties = [1, 2, 3] as const;
export type Difficulty = (typeof difficulties)[number];

/** A position is a game that was played so far, from its seed or set-up. */
export interface PuzzlePosition {
  /** Absent options have their defaults. */
  readonly options: object;
  readonly seats: number;
  readonly seed: number;
  readonly setUp?: object | undefined;
  /** A line of notation is judged as if every word were accepted; a move of a record is made as it stands. */
  readonly moves: readonly (string | object)[];
}

export interface PuzzleAnswer {
  readonly lines: readonly string[];
  readonly points: number;
}

/** Computers of a level found the answer so many times in 20 tries. */
export interface LevelTries {
  readonly level: number;
  readonly times: number;
}

/** A puzzle is plain JSON. Whoever makes `points` or more with the moves it takes has solved it. */
export interface Puzzle {
  readonly id: string;
  readonly game: string;
  /** The game's catalogue has the question under `puzzle.<kind>`. */
  readonly kind: string;
  readonly points: number;
  /** The answer makes so many points more than anything else; 0 if others may be worth as much. */
  readonly margin: number;
  readonly difficulty: Difficulty;
  /** This is the weakest level that found the answer often enough; absent if none did. */
  readonly found?: LevelTries | undefined;
  /** The question names these, such as the number of dice or moves. */
  readonly facts?: Readonly<Record<string, number>> | undefined;
  readonly lexicon?: { readonly name: string; readonly sha256: string } | undefined;
  readonly position: PuzzlePosition;
  /** The first answer is the one that is shown. */
  readonly answers: readonly [PuzzleAnswer, ...PuzzleAnswer[]];
  /** The puzzle is from a game that somebody played, who did this there. */
  readonly from?: PuzzleOrigin | undefined;
}

export interface PuzzleOrigin {
  readonly turn: number;
  readonly name: string;
  readonly line?: string | undefined;
  readonly points: number;
}

/** What a game proves of a position, over the whole list of words. */
export interface Proof extends Pick<Puzzle, 'kind' | 'points' | 'margin' | 'facts' | 'answers'> {
  /** These words are on the board or in the answer. */
  readonly words: readonly string[];
}

export interface ProofTools {
  readonly words: WordJudge;
  readonly ask: AskPlays;
  readonly askWords: AskWords;
  readonly search: AskSearch;
}

/** A game has this if there are puzzles of it. Views are those of the player on turn. */
export interface GamePuzzles<G extends GameTypes> {
  /** Puzzles are made from games that computers of these levels, by seat, play with these options. */
  readonly games: { readonly options: Partial<G['options']>; readonly levels: readonly number[] };
  /** The puzzles that come with the program are loaded when somebody solves one. */
  load(): Promise<readonly Puzzle[]>;
  /** Questions of these kinds are asked of a person's own mistakes only. */
  readonly plain: readonly string[];
  /** Tells quickly whether a proof is worth trying here. */
  suits(view: G['view'], by: Seat): boolean;
  prove(view: G['view'], by: Seat, tools: ProofTools): Promise<Result<Proof, Problem>>;
  /** Refuses what the rules allow and the question does not; the last of these proposals is made now. */
  misfit?(puzzle: Pick<Puzzle, 'kind' | 'facts'>, proposals: readonly G['proposal'][]): Problem | undefined;
  /** The hints of a puzzle are told one at a time; `moves` are those of the first answer. */
  hints(view: G['view'], moves: readonly G['move'][]): readonly Statement[];
  /** Answers a puzzle as a level would, where its usual turn is no answer; undefined if it finds none. */
  attempt?(
    view: G['view'],
    by: Seat,
    puzzle: Pick<Puzzle, 'kind' | 'facts'>,
    level: ComputerLevelFacts,
    tools: ProofTools & { readonly random: RandomState; readonly attempt: number },
  ): Promise<Result<G['proposal'] | undefined, Problem>>;
  readonly measure: PuzzleMeasure;
}

/** A level that finds the answer at least `often` times in 20 tries has found it. */
export interface PuzzleMeasure {
  readonly often: number;
  /** Puzzles that this level or a weaker one finds are easy. */
  readonly easy: number;
  /** Puzzles that only stronger levels than this find are hard. */
  readonly middling: number;
}

export const puzzleTries = 20;
