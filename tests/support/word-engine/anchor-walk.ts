import {
  childrenOf,
  endOfWord,
  firstOf,
  lastSibling,
  letterBit,
  letterBits,
  nodeOf,
  separator,
} from '#shared/lexicon/node.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import type { Position } from '#shared/word-engine/position.ts';
import { kindsByLetter, faceKinds, type FaceKind } from './face-kinds.ts';
import { linesOf, type Line } from './walked-lines.ts';
import { rackAutomaton, unionOfLetters, type RackRule } from './rack-rules.ts';

/** What a walk finds: plays as numbers, as the engine keeps them. */
export interface Walked {
  readonly plays: number;
  readonly bestScore: number;
  /** All scores together: tells lists of plays apart that agree in number and in their best. */
  readonly scoreSum: number;
}

/** The anchor walk with the rack automaton. */
export const walkWithAutomaton = (position: Position, lexicon: Lexicon): Walked =>
  walk(position, lexicon, rackAutomaton);

/** The anchor walk over the union of all letters, its plays filtered by matching. */
export const walkUnionAndFilter = (position: Position, lexicon: Lexicon): Walked =>
  walk(position, lexicon, unionOfLetters);

function walk(
  position: Position,
  lexicon: Lexicon,
  ruleOf: (kinds: readonly FaceKind[], pieces: number) => RackRule,
): Walked {
  const rule = ruleOf(faceKinds(position.rack, lexicon.alphabet), position.rack.length);
  const search = new AnchorWalk(position, lexicon, rule);
  for (const line of linesOf(position, lexicon)) search.searchLine(line);
  return search;
}

/**
 * Gordon's move generator over the GADDAG, line by line: from each anchor to the left, letter by letter, then over the
 * separator to the right. A play is found at the leftmost anchor it covers. Scores are carried along.
 */
class AnchorWalk implements Walked {
  plays = 0;
  bestScore = 0;
  scoreSum = 0;
  private scores = new Int32Array(1024);
  /** Direction, first square of the line, and length of each play, and the kinds laid, ten bytes a play. */
  private heads = new Int32Array(1024);
  private laidKinds = new Uint8Array(10 * 1024);

  private readonly nodes: Int32Array;
  private readonly gaddag: number;
  private readonly rule: RackRule;
  private readonly byLetter: readonly (readonly number[])[];
  private readonly values: Int32Array;
  private readonly bonuses: Int32Array;

  private line!: Line;
  private anchor = 0;
  private firstFree = 0;
  /** Kind laid on each square of the line. */
  private readonly kindAt = new Uint8Array(21);

  constructor(position: Position, lexicon: Lexicon, rule: RackRule) {
    const { buffer, byteOffset, length } = lexicon.nodes;
    this.nodes = new Int32Array(buffer, byteOffset, length);
    this.gaddag = lexicon.gaddag;
    this.rule = rule;
    this.byLetter = kindsByLetter(rule.kinds, lexicon.alphabet.length);
    this.values = Int32Array.from(rule.kinds, ({ value }) => value);
    this.bonuses = Int32Array.from({ length: 11 }, (_, laid) => position.bonuses[laid] ?? 0);
  }

  searchLine(line: Line): void {
    this.line = line;
    this.firstFree = 0;
    for (const anchor of line.anchors) {
      this.anchor = anchor;
      this.put(anchor, anchor, this.gaddag, this.rule.first, 0, 0, 1, 0);
      // What covers this anchor has been found.
      this.firstFree = anchor + 1;
    }
  }

  /**
   * Puts a letter on the square `at` of a word from `start`: up to the anchor the leftmost one so far, from a list of the
   * GADDAG; beyond it the rightmost one, from a list of the DAWG.
   */
  private put(
    at: number,
    start: number,
    list: number,
    state: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
  ): void {
    const { letters, values } = this.line;
    const there = letters[at] ?? 0;
    if (there !== 0) {
      const node = nodeOf(this.nodes, list, there);
      if (node !== 0) this.after(at, start, node, state, laid, sum + (values[at] ?? 0), factor, crossed);
      return;
    }
    const mask = (this.line.checks[at] ?? 0) & this.rule.allowed(state);
    if (mask === 0) return;
    const { nodes } = this;
    for (let index = firstOf(list); ; index += 1) {
      const node = nodes[index] ?? lastSibling;
      const letter = node & letterBits;
      if ((mask & letterBit(letter)) !== 0 && letter !== separator) {
        for (const kind of this.byLetter[letter] ?? []) {
          const next = this.rule.lay(state, kind);
          if (next < 0) continue;
          this.kindAt[at] = kind;
          const worth = (this.values[kind] ?? 0) * (this.line.letterFactors[at] ?? 1);
          const cross = this.crossScore(at, worth);
          this.after(
            at,
            start,
            node,
            next,
            laid + 1,
            sum + worth,
            factor * (this.line.wordFactors[at] ?? 1),
            crossed + cross,
          );
          this.rule.takeBack(kind);
        }
      }
      if ((node & lastSibling) !== 0) return;
    }
  }

  private after(
    at: number,
    start: number,
    node: number,
    state: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
  ): void {
    if (at > this.anchor) this.afterRight(at, start, node, state, laid, sum, factor, crossed);
    else this.afterLeft(at, node, state, laid, sum, factor, crossed);
  }

  private afterLeft(
    at: number,
    node: number,
    state: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
  ): void {
    const { letters, length } = this.line;
    const isStart = at === 0 || (letters[at - 1] ?? 0) === 0;
    const behind = this.anchor + 1;
    const isEnd = behind === length || (letters[behind] ?? 0) === 0;
    if (isStart && isEnd && (node & endOfWord) !== 0) this.found(at, this.anchor, laid, sum, factor, crossed);
    const children = childrenOf(node);
    if (children === 0) return;
    if (at > this.firstFree || (at > 0 && !isStart))
      this.put(at - 1, at - 1, children, state, laid, sum, factor, crossed);
    if (!isStart || behind === length) return;
    const turn = this.nodes[firstOf(children)] ?? 0;
    if ((turn & letterBits) === separator)
      this.put(behind, at, childrenOf(turn), state, laid, sum, factor, crossed);
  }

  private afterRight(
    at: number,
    start: number,
    node: number,
    state: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
  ): void {
    const { letters, length } = this.line;
    const behind = at + 1;
    const isEnd = behind === length || (letters[behind] ?? 0) === 0;
    if (isEnd && (node & endOfWord) !== 0) this.found(start, at, laid, sum, factor, crossed);
    const children = childrenOf(node);
    if (children !== 0 && behind < length)
      this.put(behind, start, children, state, laid, sum, factor, crossed);
  }

  /** Points of the word across the line at this square; 0 where there is none. */
  private crossScore(at: number, worth: number): number {
    const cross = this.line.crossValues[at] ?? -1;
    return cross < 0 ? 0 : (cross + worth) * (this.line.wordFactors[at] ?? 1);
  }

  private found(
    start: number,
    end: number,
    laid: number,
    sum: number,
    factor: number,
    crossed: number,
  ): void {
    if (end === start || laid === 0) return;
    // A single letter that forms words both ways is the play across.
    if (laid === 1 && this.line.isDown && (this.line.crossValues[this.anchor] ?? -1) >= 0) return;
    if (!this.rule.accepts()) return;
    const score = sum * factor + crossed + (this.bonuses[laid] ?? 0);
    if (score > this.bestScore) this.bestScore = score;
    this.scoreSum += score;
    const place = this.plays;
    if (place === this.scores.length) this.makeRoom();
    this.scores[place] = score;
    this.heads[place] = (this.line.number << 10) | (start << 5) | (end - start);
    let to = 10 * place;
    for (let at = start; at <= end; at += 1) {
      if (this.line.letters[at] === 0) {
        this.laidKinds[to] = this.kindAt[at] ?? 0;
        to += 1;
      }
    }
    this.plays += 1;
  }

  private makeRoom(): void {
    const room = 2 * this.scores.length;
    const { scores, heads, laidKinds } = this;
    this.scores = new Int32Array(room);
    this.heads = new Int32Array(room);
    this.laidKinds = new Uint8Array(10 * room);
    this.scores.set(scores);
    this.heads.set(heads);
    this.laidKinds.set(laidKinds);
  }
}
