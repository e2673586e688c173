import {
  currentState,
  decisionRandom,
  propose,
  puzzleTries,
  type ComputerLevelFacts,
  type Difficulty,
  type GameTypes,
  type LevelTries,
  type Proof,
  type ProofTools,
  type Puzzle,
  type PuzzleMeasure,
  type PuzzleOrigin,
} from '#shared/engine/index.ts';
import { ok, refuse, sha256, type Problem, type Result } from '#shared/kernel/index.ts';
import { actorIn, openPuzzle, type OpenedPuzzle, type Posed } from './open-puzzle.ts';
import { pointsIn } from './verdict.ts';

export interface MakeTools extends ProofTools {
  /** A level asks with the words it knows. */
  forLevel(level: number): Omit<ProofTools, 'words'>;
}

export interface MakeHow {
  readonly tools: MakeTools;
  readonly lexicon: Puzzle['lexicon'];
  readonly from?: PuzzleOrigin;
  /** A proof that is not wanted is not tried by any level. */
  readonly wants?: (proof: Proof) => boolean;
}

/** Asks a question about a position, if one can be proved, and lets the levels try it. */
export async function makePuzzle(posed: Posed, how: MakeHow): Promise<Result<Puzzle, Problem>> {
  const opening = await openPuzzle(posed);
  if (!opening.ok) return opening;
  const opened = opening.value;
  const { puzzles, view, seat } = opened;
  if (!puzzles.suits(view, seat)) return refuse({ code: 'puzzle/unsuited' });
  const proved = await puzzles.prove(view, seat, how.tools);
  if (!proved.ok) return proved;
  const { words: _, ...proof } = proved.value;
  if (how.wants?.(proved.value) === false) return refuse({ code: 'puzzle/unsuited' });
  const found = await weakestThatFinds(opened, proof, how);
  if (!found.ok) return found;
  return ok({
    id: idOf(posed, proof),
    game: posed.game,
    ...proof,
    difficulty: difficultyOf(puzzles.measure, found.value),
    ...(found.value !== undefined && { found: found.value }),
    ...(how.lexicon !== undefined && { lexicon: how.lexicon }),
    position: posed.position,
    ...(how.from !== undefined && { from: how.from }),
  });
}

/** The same question about the same position always has the same id. */
function idOf({ game, position }: Posed, { kind, points }: Pick<Proof, 'kind' | 'points'>): string {
  const text = JSON.stringify([game, kind, points, position]);
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return Array.from(sha256(bytes).slice(0, 5), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function difficultyOf({ easy, middling }: PuzzleMeasure, found: LevelTries | undefined): Difficulty {
  if (found === undefined || found.level > middling) return 3;
  return found.level > easy ? 2 : 1;
}

type Sought = Pick<Proof, 'kind' | 'facts' | 'points' | 'answers'>;

async function weakestThatFinds(
  opened: OpenedPuzzle,
  sought: Sought,
  how: MakeHow,
): Promise<Result<LevelTries | undefined, Problem>> {
  for (const level of opened.game.computers.levels) {
    let times = 0;
    for (let at = 0; at < puzzleTries; at += 1) {
      const found = await finds(opened, sought, level, at, how);
      if (!found.ok) return found;
      if (found.value) times += 1;
    }
    if (times >= opened.puzzles.measure.often) return ok({ level: level.level, times });
  }
  return ok(undefined);
}

/** A level that is still on turn goes on; an answer takes a few moves at most. */
const mostMoves = 8;

async function finds(
  opened: OpenedPuzzle,
  { kind, facts, points, answers }: Sought,
  level: ComputerLevelFacts,
  attempt: number,
  { tools }: MakeHow,
): Promise<Result<boolean, Problem>> {
  const { game, seat, puzzles } = opened;
  const { rules } = game;
  let { timeline } = opened;
  let gained = 0;
  const proposals: GameTypes['proposal'][] = [];
  while (proposals.length < mostMoves && actorIn(game, timeline) === seat) {
    const view = rules.viewFor(currentState(timeline), seat);
    const helped = { ...tools, ...tools.forLevel(level.level) };
    const random = decisionRandom(Math.imul(attempt + 1, 0x85ebca6b) >>> 0, timeline.length);
    const asked = { kind, facts, points, answers };
    const decided =
      puzzles.attempt === undefined
        ? await game.computers.decide({ ...helped, view, by: seat, level: level.level, random })
        : await puzzles.attempt(view, seat, asked, level, { ...helped, random, attempt });
    if (!decided.ok) return decided;
    if (decided.value === undefined) return ok(false);
    proposals.push(decided.value);
    if (puzzles.misfit?.(asked, proposals) !== undefined) return ok(false);
    const made = propose(rules, timeline, decided.value, tools.words);
    if (!made.ok) return ok(false);
    gained += pointsIn(opened, made.value.events);
    if (gained >= points) return ok(true);
    ({ timeline } = made.value);
  }
  return ok(false);
}
