import { type PieceSet } from '#shared/pieces/index.ts';
import { lettersOf, setOf, type SetOptions } from '../cubes.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import {
  createSpellingPairs,
  lexiconForLetters,
  judgeForLetters,
  withRulings,
  type Lexicon,
} from '#shared/lexicon/index.ts';
import type { Rulings } from '#shared/word-engine/index.ts';
import { groupsOn, isTooFar } from '../felt.ts';
import type { Part } from '../moves.ts';
import { feltAfter } from '../parts.ts';
import { closeGrid } from './close-grid.ts';
import { EveryTurn, mostExact } from './every-turn.ts';
import { KeptTurns, type Node } from './kept-turns.ts';
import { lineWords } from './line-words.ts';
import { movesAhead } from './moves-ahead.ts';
import { LetterNumbers, partsOf, Position } from './position.ts';
import { Scorer, type ScoredFrom } from './scorer.ts';
import { Budget, type Search } from './singles.ts';
import { WordLookup } from './word-lookup.ts';

export interface TurnRequest extends ScoredFrom {
  readonly cubes: SetOptions;
  readonly pool: readonly CubeId[];
  readonly connected: boolean;
  readonly spellingPairs: boolean;
  readonly moves: number;
  /** This limits the work, so that every machine finds the same turns. */
  readonly nodes: number;
  /** For each number of moves this many half-made turns are kept. */
  readonly width: number;
  readonly most: number;
  /** Each turn found has at most this share of the best score. */
  readonly share: number;
}

export interface FoundTurn {
  readonly parts: readonly Part[];
  readonly points: number;
}

export interface TurnsFound {
  readonly turns: readonly FoundTurn[];
  /** If true, no turn of so many moves scores more than the first. */
  readonly exact: boolean;
}

/** Tries every turn of up to three moves (C3 to C7) and searches longer ones by words, as DECISIONS.md explains. */
export function bestTurns(lexicon: Lexicon, rulings: Rulings, ask: TurnRequest): TurnsFound {
  const spelled = lexiconForLetters(lexicon, lettersOf(ask.cubes));
  // A list of another script may lack letters of the cubes; then nothing can be spelled.
  const strange = [...lettersOf(ask.cubes)].some((letter) => !spelled.alphabet.includes(letter));
  return strange ? { turns: [], exact: false } : new TurnSearch(spelled, rulings, ask).run();
}

/** Cubes that stand alone are put at most this far from the others, so nearer to the end of the felt not all turns fit. */
const roomApart = 20;

/** A word along a line takes at most this many moves at the beginning of the turn. */
const mostInLine = 3;

/** Only this many half-made turns of each number of moves are extended by two moves at once. */
const mostPaired = 2;

class TurnSearch {
  readonly #ask: TurnRequest;
  readonly #set: PieceSet;
  readonly #numbers: LetterNumbers;
  readonly #search: Omit<Search, 'budget'>;
  readonly #scorer: Scorer;
  readonly #kept: KeptTurns;

  constructor(lexicon: Lexicon, rulings: Rulings, ask: TurnRequest) {
    const judge = withRulings(
      judgeForLetters(lexicon, lettersOf(ask.cubes)),
      rulings.allowed,
      rulings.denied,
    );
    const { moves, width, most, share } = ask;
    this.#ask = ask;
    this.#set = setOf(ask.cubes);
    this.#numbers = new LetterNumbers(lexicon.alphabet);
    const isBestAlone = most === 1 && share === 1;
    this.#kept = new KeptTurns(
      moves,
      width,
      isBestAlone ? (node) => this.#turnOf(node) !== undefined : undefined,
    );
    this.#scorer = new Scorer(ask, this.#numbers, ask.spellingPairs ? createSpellingPairs(judge) : undefined);
    this.#search = {
      position: new Position(ask.felt, ask.pool, closeGrid(ask.felt), this.#set, this.#numbers),
      lookup: new WordLookup(lexicon, rulings, lettersOf(ask.cubes)),
    };
  }

  run(): TurnsFound {
    const exact = this.#tryEvery();
    if (!exact) this.#tryTheBest();
    const turns: FoundTurn[] = [];
    let ceiling: number | undefined;
    for (const node of this.#kept.inOrder()) {
      if (turns.length >= this.#ask.most) break;
      if (ceiling !== undefined && node.points > ceiling) continue;
      const turn = this.#turnOf(node);
      if (turn === undefined) continue;
      ceiling ??= Math.floor(turn.points * this.#ask.share);
      if (turn.points <= ceiling) turns.push(turn);
    }
    return { turns, exact: exact && this.#ask.share === 1 };
  }

  #tryEvery(): boolean {
    const { moves, nodes, felt, pool } = this.#ask;
    const isNearTheEnd = felt.some(({ column, row }) =>
      isTooFar({ column: Math.abs(column) + roomApart, row: Math.abs(row) + roomApart }),
    );
    if (moves > mostExact || isNearTheEnd) return false;
    const budget = new Budget(nodes);
    // Blanks have no limit here: `#turnOf` checks whether some order of the moves avoids a ninth blank.
    const position = new Position(felt, pool, closeGrid(felt), this.#set, this.#numbers, Infinity);
    new EveryTurn({ ...this.#search, position, budget }, moves, pool.length, this.#scorer, {
      found: () => {
        this.#keep(position);
      },
      toBeat: () => this.#kept.best,
    }).run();
    return !budget.isSpent;
  }

  #tryTheBest(): void {
    const { moves, nodes } = this.#ask;
    this.#kept.keep([], 0, 0);
    for (let cost = 0; cost < moves; cost += 1) {
      const budget = new Budget(nodes / moves);
      for (const [rank, node] of this.#kept.widest(cost).entries()) {
        this.#expand(node, budget, rank < mostPaired);
      }
    }
  }

  #expand(node: Node, budget: Budget, isFirst: boolean): void {
    const { moves } = this.#ask;
    const search = { ...this.#search, budget };
    const before = node.changes.map((change) => search.position.make(change));
    const left = moves - node.cost;
    const found = () => {
      this.#keep(search.position);
    };
    movesAhead(search, left > 1 && isFirst, found);
    lineWords(search, Math.min(left, search.position.changes.length === 0 ? mostInLine : 2), found);
    for (const one of before.reverse()) search.position.undo(one);
  }

  #keep(position: Position): void {
    const points = this.#scorer.total(position);
    if (!this.#kept.isOfNoUse(position.cost, points))
      this.#kept.keep(position.changes, position.cost, points);
  }

  #turnOf({ changes, points }: Node): FoundTurn | undefined {
    const { felt, connected } = this.#ask;
    const made = partsOf(felt, this.#search.position, changes);
    // Turning blanks to faces needs no other move before it and makes room for other blanks.
    const isFace = (part: Part) => part.kind === 're-face' && !part.blank;
    const parts = feltAfter(this.#set, felt, made).ok
      ? made
      : [...made.filter(isFace), ...made.filter((part) => !isFace(part))];
    const after = feltAfter(this.#set, felt, parts);
    if (!after.ok || after.value.some(isTooFar)) return undefined;
    if (connected && groupsOn(after.value).length > 1) return undefined;
    return { parts, points };
  }
}
