import type { z } from 'zod';
import type { Problem, RandomState, Result, Seat, Seed } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/lexicon.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { Option } from '#shared/options/index.ts';
import type { GameAnswer } from '#shared/word-engine/engine.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { Rulings } from '#shared/word-engine/ruled-lexicon.ts';
import type { Position } from '#shared/word-engine/position.ts';
import type { MadePlay } from './course.ts';
import type { OpenHands, SeatsAllowed } from './seats.ts';
import type { MadeMove } from './timeline.ts';
import type { WordsOnlyTask, WordAnswer } from '#shared/word-engine/threads/tasks.ts';

/** Everything outside a game's own folders knows games only through this contract. */

/** The clock makes the move that ends a time limit. */
export type Actor = Seat | 'clock';

/** `table` sees only what everybody may see. */
export type Onlooker = Seat | 'table';

interface ByActor {
  readonly kind: string;
  readonly by: Actor;
}

/** All of these but `view` and `event` are plain JSON. */
export interface GameTypes {
  readonly options: object;
  /** A set-up fixes things at the start that otherwise follow from the seed. */
  readonly setUp: object;
  /** Each state counts the moves that its own rules made, under the name `moves`. */
  readonly state: object;
  readonly view: object;
  readonly proposal: ByActor;
  /** A move is a proposal with the table's verdict, as recorded; a game without words uses one type for both. */
  readonly move: ByActor;
  readonly event: { readonly kind: string };
  readonly problem: Problem;
}

export interface Start<G extends GameTypes> {
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: Seed;
  readonly setUp?: G['setUp'] | undefined;
  /** The game was begun by these earlier rules; absent for today's. */
  readonly edition?: Edition | undefined;
}

/** Earlier rules are named by the last version of records in which games were played by them. */
export type Edition = 3;

export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** `move` is the number in the record, from 0, of the move to which the points belong. */
export interface Gain {
  readonly seat: Seat;
  readonly points: number;
  readonly move: number;
}

/** Time runs in every limit of a state. Once `ms` have run, the host makes the move that `move` returns. */
export interface TimeLimit<G extends GameTypes> {
  /** States with the same key share one limit. No move, undo, reload or pause gives back time that has run. */
  readonly key: string;
  readonly ms: number;
  /** The shell shows clocks and sand, that of the game's own rules too; other limits of rules are shown by their table. */
  readonly kind: 'rules' | 'turn' | 'seat' | 'sand';
  /** Time beyond the limit counts too, because it costs something. */
  readonly countsOver?: true;
  /** The move keeps `at`, in milliseconds since 1970, so that a replay needs no clock. Without it nothing happens. */
  move?(at: number): G['move'];
}

export interface Ending {
  readonly winners: readonly Seat[];
  /** The reason is a key of a sentence in the game's part of the catalogue. */
  readonly reason: string;
  /** The end of the game took or gave these points, by seat, beyond those of the moves. Scores already include them. */
  readonly settlement: readonly number[];
  /** What time over the clock cost, by seat, 0 or negative; absent if nobody was over. Scores already include it. */
  readonly overtime?: readonly number[];
}

/** Rules are pure functions; they never change a state. */
export interface Rules<G extends GameTypes> {
  setup(start: Start<G>): Result<G['state'], G['problem']>;
  /** Turns count from 1. `seat` is undefined while anybody may speak up, and when the game is over. */
  turn(state: G['state']): { readonly number: number; readonly seat: Seat | undefined };
  /** The list is empty exactly when the game is over. */
  actors(state: G['state']): readonly Actor[];
  limits(state: G['state']): readonly TimeLimit<G>[];
  /** Ends the turn of the seat on turn without a play, as one move, when the table's clock is over. */
  skipTurn(state: G['state']): Step<G>;
  /** Only this looks up words, replaces a verdict in the move and refuses unaccepted words; `apply` judges the rest. */
  judge(
    state: G['state'],
    proposal: G['proposal'] | G['move'],
    words: WordJudge,
  ): Result<G['move'], G['problem']>;
  /** Makes a move if it is legal, and trusts its verdict. */
  apply(state: G['state'], move: G['move']): Result<Step<G>, G['problem']>;
  /** A view has no random state and nothing that is hidden from the onlooker. */
  viewFor(state: G['state'], who: Onlooker): G['view'];
  eventsFor(events: readonly G['event'][], who: Onlooker): readonly G['event'][];
  /** Tells whether the event showed somebody a hidden piece; undoing its move then marks the game (P15). */
  reveals(event: G['event']): boolean;
  gains(event: G['event']): readonly Gain[];
  scores(state: G['state']): readonly number[];
  ending(state: G['state']): Ending | undefined;
}

export interface Notation<G extends GameTypes> {
  /** `view` is what the mover saw before the move, and `parse` must read the line as the same move. */
  format(view: G['view'], move: G['move']): string;
  parse(view: G['view'], by: Actor, text: string): Result<G['proposal'], Problem>;
}

/** A line is text, or the sentence `record:<id>.picture.<says>` with its facts; `seat` becomes its player's `name`. */
export type PictureLine = string | { readonly says: string; readonly [fact: string]: string | number };

/** Finds plays with a level's vocabulary on the word engine's thread. */
export type AskPlays = (ask: PlaysRequest) => Promise<Result<readonly Play[], Problem>>;

export type AskWords = <T extends WordsOnlyTask>(
  task: T,
  layers: PlaysRequest['layers'],
) => Promise<Result<WordAnswer<T>, Problem>>;

export interface PlaysRequest {
  readonly position: Position;
  readonly layers: Rulings;
  readonly most: number;
  /** Only plays that score at most this are returned. */
  readonly atMost?: number;
}

/** A game's own search over a level's vocabulary (`loadSearch` of its manifest) runs on the same thread as plays. */
export type AskSearch = (ask: SearchRequest) => Promise<Result<GameAnswer, Problem>>;

export interface SearchRequest {
  readonly layers: PlaysRequest['layers'];
  readonly question: unknown;
}

/** A computer player knows only the view of its seat. */
export interface ComputerTurn<G extends GameTypes> {
  readonly view: G['view'];
  readonly by: Seat;
  readonly level: number;
  readonly random: RandomState;
  /** Without a lexicon the judge accepts nothing. */
  readonly words: WordJudge;
  /** Without a lexicon `ask`, `askWords` and `search` all refuse. */
  readonly ask: AskPlays;
  readonly askWords: AskWords;
  readonly search: AskSearch;
}

export interface ComputerLevelFacts {
  readonly level: number;
  /** The computer knows this vocabulary (SCOWL size); undefined means the whole list. */
  readonly tier: number | undefined;
  /** Plays score this many points on average against the same level; some games name their levels by them. */
  readonly points?: number;
}

export interface Computers<G extends GameTypes> {
  /** The weakest comes first; levels count from 1. */
  readonly levels: readonly ComputerLevelFacts[];
  /** Computers have this level unless another is chosen; the second by default. */
  readonly usual?: number;
  /** Returns the level for a computer that follows its opponents now; the level `followsOthers` needs this. */
  follow?(view: G['view'], by: Seat): number;
  /** Maps the levels in records of versions 1 and 2, from level 1 on, to today's; undefined if they are the same. */
  readonly formerLevels?: readonly number[];
  decide(turn: ComputerTurn<G>): Promise<Result<G['proposal'], Problem>>;
}

export interface RandomPlayer<G extends GameTypes> {
  /** Returns a legal proposal by one of the actors; the game must not be over. `words` is the table's lexicon. */
  move(
    state: G['state'],
    random: RandomState,
    words: Lexicon | undefined,
  ): readonly [G['proposal'], RandomState];
}

/** `piece` is the name of the piece in `Game.pieces`, if it has one of its own. */
export interface LaidPiece {
  readonly letter: string;
  readonly piece?: string;
}

/** The letters are those that the pieces show; `value` is that of a piece with a value of its own. */
export interface MadeWord {
  readonly letters: readonly { readonly letter: string; readonly value?: number }[];
  readonly points: number;
}

export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly seats: SeatsAllowed;
  readonly lexicon: 'none' | 'required';
  /** Words are judged, searched and written with these letters, which the pieces show; empty without a lexicon. */
  letters(options: G['options']): string;
  /** Pieces made for one language name it in BCP 47; the word list should have the same language. */
  language?(options: G['options']): string | undefined;
  readonly hidesHands: boolean;
  /** The catalogue has the texts of options under `option:<id>.<name>`. */
  readonly options: readonly Option[];
  readonly optionsSchema: z.ZodType<G['options']>;
  readonly setUpSchema: z.ZodType<G['setUp']>;
  /** While a position is entered, moves a seat's things with its player; `from` has undefined for new players. */
  reseated?(setUp: G['setUp'], from: readonly (number | undefined)[]): G['setUp'];
  /**
   * Returns the set-up from which the game goes on from this state, or undefined if none could hold what it is in the
   * middle of. It names no hand that is not open, no order of a stock, and nothing else that no view shows.
   */
  setUpOf?(state: G['state'], open: OpenHands): G['setUp'] | undefined;
  /** The schemas check the shape of a move only; the rules judge its sense. */
  readonly proposalSchema: z.ZodType<G['proposal']>;
  readonly moveSchema: z.ZodType<G['move']>;
  readonly rules: Rules<G>;
  /** Each further hint adds one step (P19); the record keeps which were seen. */
  readonly hintSteps: readonly string[];
  readonly notation: Notation<G>;
  /** Returns a view as lines of text for people without a screen; without it the entries of the view are listed. */
  picture?(view: G['view']): readonly PictureLine[];
  readonly computers: Computers<G>;
  /** Loaded on demand, because a search for legal moves may be large. */
  loadRandomPlayer(): Promise<RandomPlayer<G>>;
  /** Names all pieces wherever they are, sorted; the list is the same after every move. */
  pieces(state: G['state']): readonly string[];
  /** Lists laid or claimed pieces in order, if pieces show letters; of the state only the options are used. */
  laid?(state: G['state'], move: G['move']): readonly LaidPiece[];
  /** Lists the words that a move has made, if the game is about words; some may still be challenged. */
  words?(event: G['event']): readonly MadeWord[];
  /** Lists the plays that stand after these moves, from the first of the game on, in order. */
  plays?(moves: readonly MadeMove<G>[]): readonly MadePlay[];
}
