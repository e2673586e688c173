import type { Edition, GameTypes } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import type { Seed } from '#shared/kernel/index.ts';

export const recordFormat = 'cubewright-game';
export const recordVersion = 4;
export const recordSuffix = '.cubewright.json';

/** `carried` is the number of points from earlier games of the same evening (A6). */
export type RecordPlayer =
  | { readonly name: string; readonly kind: 'person'; readonly carried?: number | undefined }
  | {
      readonly name: string;
      readonly kind: 'computer';
      readonly level: number;
      readonly carried?: number | undefined;
    };

/** The SHA-256 of its text identifies the list; the name is a label and never a path (see `findRecorded`). */
export interface RecordLexicon {
  readonly name: string;
  readonly sha256: string;
}

/** Undoing moves gives back none of this time (`Deadline`). */
export interface TimeUsed {
  readonly limit: string;
  readonly ms: number;
}

/** `since` stands while the game is paused, and counts from 1970; `ms` is that of the pauses that are over. */
export interface Pauses {
  readonly count: number;
  readonly ms: number;
  readonly since?: number | undefined;
  /** The game paused itself, because nobody did anything. */
  readonly isIdle?: true | undefined;
}

interface RecordHead<G extends GameTypes> {
  readonly format: typeof recordFormat;
  readonly game: GameId;
  readonly edition?: Edition | undefined;
  readonly title?: string | undefined;
  readonly options: G['options'];
  readonly seed: Seed;
  readonly setUp?: G['setUp'] | undefined;
  readonly players: readonly RecordPlayer[];
  readonly lexicon?: RecordLexicon | undefined;
  /** Counts undone moves that had revealed pieces or were the clock's (P15). */
  readonly takenBack: number;
  /** Hint steps are in the order they were seen (P19); absent if there are none. */
  readonly hints?: readonly HintTaken[] | undefined;
  /** The times are those of the last save; absent if nothing has run. A replay does not use them. */
  readonly timeUsed?: readonly TimeUsed[] | undefined;
  readonly pauses?: Pauses | undefined;
}

/** A record holds all that a replay needs, even verdicts on words (so no lexicon), and nothing that follows from it. */
export interface GameRecord<G extends GameTypes = GameTypes> extends RecordHead<G> {
  readonly version: typeof recordVersion;
  readonly moves: readonly G['move'][];
}

/** Moves of version 1 hold no verdicts, so the lexicon must judge them again. */
export interface UnjudgedRecord<G extends GameTypes = GameTypes> extends RecordHead<G> {
  readonly version: 1;
  readonly moves: readonly G['proposal'][];
}

export type AnyRecord<G extends GameTypes = GameTypes> = GameRecord<G> | UnjudgedRecord<G>;

/** Takes the largest time of each limit in all lists; undefined if nothing has run. */
export function mostUsed(
  ...lists: readonly (readonly TimeUsed[] | undefined)[]
): readonly TimeUsed[] | undefined {
  const most = new Map<string, number>();
  for (const { limit, ms } of lists.flatMap((list) => list ?? [])) {
    most.set(limit, Math.max(ms, most.get(limit) ?? 0));
  }
  return most.size === 0 ? undefined : [...most].map(([limit, ms]) => ({ limit, ms }));
}

export interface FoundLexicon<L> {
  readonly list: L;
  /** The list has the recorded name but other words. */
  readonly changed: boolean;
}

/** Prefers the same words to the same name. Anybody may have written the name, so it is never opened as a path. */
export function findRecorded<L extends RecordLexicon>(
  { name, sha256 }: RecordLexicon,
  known: readonly L[],
): FoundLexicon<L> | undefined {
  const same = known.filter((one) => one.sha256 === sha256);
  const list = same.find((one) => one.name === name) ?? same[0];
  if (list !== undefined) return { list, changed: false };
  const named = known.find((one) => one.name === name);
  return named === undefined ? undefined : { list: named, changed: true };
}

export interface HintTaken {
  readonly after: number;
  readonly seat: number;
  readonly step: string;
}

/** Adds a step once. Hints outlive moves taken back, so one may stand at a turn that was then played differently. */
export function withHint<R extends Pick<GameRecord, 'hints'>>(record: R, hint: HintTaken): R {
  const hints = record.hints ?? [];
  const known = hints.some(
    ({ after, seat, step }) => after === hint.after && seat === hint.seat && step === hint.step,
  );
  return known ? record : { ...record, hints: [...hints, hint] };
}

export function hintedTurns({ hints = [] }: Pick<GameRecord, 'hints'>, seat: number): number {
  return new Set(hints.filter((hint) => hint.seat === seat).map(({ after }) => after)).size;
}

export function hintsAt(
  { game, hints = [] }: Pick<GameRecord, 'game' | 'hints'>,
  after: number,
  seat: number,
): readonly string[] {
  const seen = hints.filter((hint) => hint.after === after && hint.seat === seat).map(({ step }) => step);
  return gameOf(game).hintSteps.filter((step) => seen.includes(step));
}
