import type { z } from 'zod';
import type { Problem, RandomState, Result, Seat, Seed } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import type { Option } from '#shared/options/index.ts';
import type { GameAnswer } from '#shared/word-engine/game-search.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { Rulings } from '#shared/word-engine/layers.ts';
import type { Position } from '#shared/word-engine/position.ts';
import type { SeatsAllowed } from './seats.ts';
import type { WordsOnlyTask, WordAnswer } from '#shared/word-engine/threads/tasks.ts';

/** The contract that all games meet. Everything outside a game's own folders knows games through this file alone. */

/** Who makes a move. The clock ends what has a limit of time. */
export type Actor = Seat | 'clock';

/** Whose view is asked for. `table` is what everybody may see, whoever looks on. */
export type Onlooker = Seat | 'table';

interface ByActor {
  readonly kind: string;
  readonly by: Actor;
}

/** The types that belong to one game. All of them but `view` and `event` are plain JSON. */
export interface GameTypes {
  /** Every switch with its value. */
  readonly options: object;
  /** What may be fixed at the start instead of following from the seed. */
  readonly setUp: object;
  readonly state: object;
  readonly view: object;
  /** What a seat wants to do. */
  readonly proposal: ByActor;
  /** A proposal with the table's verdict on it, as the record keeps it. The same type where a game has no words. */
  readonly move: ByActor;
  readonly event: { readonly kind: string };
  readonly problem: Problem;
}

/** What a game begins from. */
export interface Start<G extends GameTypes> {
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: Seed;
  readonly setUp?: G['setUp'] | undefined;
  /** The rules that the game was begun by, where they have changed since. */
  readonly edition?: Edition | undefined;
}

/** Earlier rules, by the last version of records that was played by them. */
export type Edition = 3;

export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** Points written down for a seat, and the move that they belong to: its number in the record, from 0. */
export interface Gain {
  readonly seat: Seat;
  readonly points: number;
  readonly move: number;
}

/** The host waits so long after the state was reached, then makes the move that `move` gives. */
export interface Deadline<G extends GameTypes> {
  /**
   * Two states with the same key share one limit. What has run of it stays run: a move made meanwhile, an undo, a reload
   * or a pause in the game gives none of it back.
   */
  readonly key: string;
  readonly ms: number;
  /** `at`: milliseconds since 1970, which the move keeps, so that a replay needs no clock. */
  move(at: number): G['move'];
}

export interface Ending {
  /** Ties share the win. */
  readonly winners: readonly Seat[];
  /** Key of a sentence in the game's own part of the catalogue. */
  readonly reason: string;
  /** Points that the end took from or gave each seat beyond its moves, by seat. Scores hold them already. */
  readonly settlement: readonly number[];
}

/** Pure functions over a state that is never changed. */
export interface Rules<G extends GameTypes> {
  setup(start: Start<G>): Result<G['state'], G['problem']>;
  /** Turns begun, from 1, and the seat that has the turn; undefined while anybody may speak up and once it is over. */
  turn(state: G['state']): { readonly number: number; readonly seat: Seat | undefined };
  /** Who may make a move now. Empty exactly when the game is over. */
  actors(state: G['state']): readonly Actor[];
  /** Undefined where nothing has a limit of time. */
  deadline(state: G['state']): Deadline<G> | undefined;
  /**
   * Looks up the words of a proposal and writes the verdict into the move. The one place that knows a lexicon. A verdict
   * that is there already is replaced. Refuses where the table does not let such words be played; whether the move may
   * be made otherwise is for `apply`.
   */
  judge(
    state: G['state'],
    proposal: G['proposal'] | G['move'],
    words: WordJudge,
  ): Result<G['move'], G['problem']>;
  /** Makes a move, or says why it may not be made. Believes the verdict. */
  apply(state: G['state'], move: G['move']): Result<Step<G>, G['problem']>;
  /** What an onlooker may know: no random state, nothing that is hidden from them. */
  viewFor(state: G['state'], who: Onlooker): G['view'];
  /** The same sieve for what happened. */
  eventsFor(events: readonly G['event'][], who: Onlooker): readonly G['event'][];
  /** Whether this showed somebody a hidden piece. Undoing such a move marks the game (P15). */
  reveals(event: G['event']): boolean;
  gains(event: G['event']): readonly Gain[];
  /** By seat. */
  scores(state: G['state']): readonly number[];
  /** Undefined while the game goes on. */
  ending(state: G['state']): Ending | undefined;
}

/** Moves as lines of text, typed by people and spoken to them. */
export interface Notation<G extends GameTypes> {
  /** `view` is what the mover saw before the move. `parse` reads the line as the same move. */
  format(view: G['view'], move: G['move']): string;
  parse(view: G['view'], by: Actor, text: string): Result<G['proposal'], Problem>;
}

/**
 * A line of a picture: text as it stands, or a sentence of the game's part of the catalogue, `record:<id>.picture.<says>`,
 * with its facts. The fact `seat` is told as the `name` of its player.
 */
export type PictureLine = string | { readonly says: string; readonly [fact: string]: string | number };

/** Words of a level's vocabulary on a board, from whatever thread the word engine runs on. */
export type AskPlays = (ask: PlaysAsk) => Promise<Result<readonly Play[], Problem>>;

/** The same for what is about words alone: which can these pieces spell, which fit a pattern, which are known. */
export type AskWords = <T extends WordsOnlyTask>(
  task: T,
  layers: PlaysAsk['layers'],
) => Promise<Result<WordAnswer<T>, Problem>>;

export interface PlaysAsk {
  readonly position: Position;
  /** The table's own words, over the lexicon. */
  readonly layers: Rulings;
  /** At most this many, best first. */
  readonly most: number;
  /** Only those that score no more than this. */
  readonly atMost?: number;
}

/** A search of the game's own over a level's vocabulary (shared/games/searches.ts), on the same thread as plays. */
export type AskSearch = (ask: SearchAsk) => Promise<Result<GameAnswer, Problem>>;

export interface SearchAsk {
  readonly layers: PlaysAsk['layers'];
  /** Plain data that only the game reads. */
  readonly question: unknown;
}

/** A decision of a computer player. It knows the view of its seat and nothing else. */
export interface ComputerTurn<G extends GameTypes> {
  readonly view: G['view'];
  readonly by: Seat;
  /** From 1, the weakest. */
  readonly level: number;
  /** The same game up to the same move is decided alike on every machine. */
  readonly random: RandomState;
  /** The table's judge; accepts nothing where the game has no lexicon. */
  readonly words: WordJudge;
  /** All three refuse where the game has no lexicon. */
  readonly ask: AskPlays;
  readonly askWords: AskWords;
  readonly search: AskSearch;
}

export interface ComputerLevelFacts {
  /** As a record keeps it, from 1. */
  readonly level: number;
  /** The vocabulary it knows (SCOWL size); undefined for the whole list. */
  readonly tier: number | undefined;
  /** The points that its plays score on average against its like, where it is named by them. */
  readonly points?: number;
}

export interface Computers<G extends GameTypes> {
  /** Weakest first, numbered from 1. */
  readonly levels: readonly ComputerLevelFacts[];
  /** That which a computer has that has not been told otherwise; the second where none is named. */
  readonly usual?: number;
  /**
   * The level at which a computer plays now that follows those it plays with, from its view. Only where a game has this
   * may a computer have the level `followsOthers`.
   */
  follow?(view: G['view'], by: Seat): number;
  /** What the levels of records of version 1 and 2 are called today, from level 1 on; undefined where it is the same. */
  readonly formerLevels?: readonly number[];
  decide(turn: ComputerTurn<G>): Promise<Result<G['proposal'], Problem>>;
}

/** Plays at random, for soak tests. */
export interface RandomPlayer<G extends GameTypes> {
  /** A legal proposal by one of the actors; the game must not be over. `words`: the table's lexicon. */
  move(
    state: G['state'],
    random: RandomState,
    words: Lexicon | undefined,
  ): readonly [G['proposal'], RandomState];
}

/** A piece that a move laid: the letter that it shows there, and its name (`Game.pieces`) where it has one of its own. */
export interface LaidPiece {
  readonly letter: string;
  readonly piece?: string;
}

/** All that records, commands, services and screens need of a game without knowing which it is. */
export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly seats: SeatsAllowed;
  /** Whether its words need a lexicon. */
  readonly lexicon: 'none' | 'required';
  /**
   * The letters that its pieces show, with these options: words are judged, searched and written with these. Empty without
   * a lexicon.
   */
  letters(options: G['options']): string;
  /** Where its pieces are made for one language: which, as BCP 47 has it. Its word list should be of the same. */
  language?(options: G['options']): string | undefined;
  /** Whether seats hold pieces that the others may not see. */
  readonly hidesHands: boolean;
  /** Its switches; texts in the catalogue under `option:<id>.<name>`. */
  readonly options: readonly Option[];
  readonly optionsSchema: z.ZodType<G['options']>;
  readonly setUpSchema: z.ZodType<G['setUp']>;
  /**
   * A set-up that is being entered goes along with its players. `from`: who sat where before, for each seat now. For games
   * that offer a position to enter.
   */
  reseated?(setUp: G['setUp'], from: readonly (number | undefined)[]): G['setUp'];
  readonly proposalSchema: z.ZodType<G['proposal']>;
  readonly moveSchema: z.ZodType<G['move']>;
  readonly rules: Rules<G>;
  /** What its hints tell, one step more each time (P19); the record keeps which were seen. */
  readonly hintSteps: readonly string[];
  readonly notation: Notation<G>;
  /** A view as lines of text, for who reads it without a screen; without it the entries of the view are listed. */
  picture?(view: G['view']): readonly PictureLine[];
  readonly computers: Computers<G>;
  /** Loaded on demand: a search for legal moves may be large. */
  loadRandomPlayer(): Promise<RandomPlayer<G>>;
  /** The names of all pieces, wherever they are; the same after every move. Sorted. */
  pieces(state: G['state']): readonly string[];
  /**
   * The pieces that a move laid or claimed for its points, in their order; empty where it did no such thing. `state` is any
   * of the game, for its options. Only where pieces show letters.
   */
  laid?(state: G['state'], move: G['move']): readonly LaidPiece[];
}
