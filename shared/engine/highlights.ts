import type { Seat } from '#shared/kernel/index.ts';
import type { CourseStep, Feat, GameCourse, MadePlay, PlayWord } from './course.ts';
import type { Statement } from './review.ts';

/** The least lead of a game from its second round on. */
export interface ClosestMoment {
  /** These turns follow one another, and the lead was the same in all of them. */
  readonly turns: readonly number[];
  /** This is undefined where nobody led. */
  readonly leader: Seat | undefined;
  readonly by: number;
}

export interface LongestWord extends PlayWord {
  readonly play: MadePlay;
}

export interface FeatsDone {
  readonly kind: string;
  readonly plays: readonly MadePlay[];
  /** How often each seat did it, by seat; it may be done several times in one play. */
  readonly counts: readonly number[];
  /** Each of them brought this, beyond the play's own points; undefined if they differ or bring nothing. */
  readonly each: number | undefined;
}

/** A player's best play; of equal ones the first. */
export function bestPlay({ plays }: GameCourse, seat: Seat): MadePlay | undefined {
  return mostOf(
    plays.filter((play) => play.seat === seat),
    ({ points }) => points,
  );
}

export function pointsAPlay({ plays }: GameCourse, seat: Seat): number | undefined {
  const own = plays.filter((play) => play.seat === seat);
  return own.length === 0 ? undefined : own.reduce((sum, { points }) => sum + points, 0) / own.length;
}

export function closestMoment({ steps, final }: GameCourse): ClosestMoment | undefined {
  const seats = final.length;
  if (seats < 2) return undefined;
  const later = steps.filter(({ turn }) => turn > seats);
  const leads = later.map(({ scores }) => leadIn(scores));
  const least = Math.min(...leads.map(({ by }) => by));
  const last = leads.findLastIndex(({ by }) => by === least);
  const found = leads[last];
  if (found === undefined || (found.by === 0 && isEmpty(later[last]))) return undefined;
  const isSame = ({ by, leader }: Lead) => by === found.by && leader === found.leader;
  const other = leads.slice(0, last).findLastIndex((lead) => !isSame(lead));
  return { ...found, turns: later.slice(other + 1, last + 1).map(({ turn }) => turn) };
}

/** A game in which nobody has a point yet has no close moments. */
function isEmpty(step: CourseStep | undefined): boolean {
  return step === undefined || step.scores.every((points) => points === 0);
}

export function longestWord({ plays }: GameCourse): LongestWord | undefined {
  return mostOf(
    plays.flatMap((play) => play.words.map((word) => ({ ...word, play }))),
    ({ letters }) => letters,
  );
}

export function featsDone({ plays, final }: GameCourse): readonly FeatsDone[] {
  const kinds = new Set(plays.flatMap(({ feats }) => feats.map(({ kind }) => kind)));
  return [...kinds].map((kind) => {
    const done = plays.filter(({ feats }) => feats.some((feat) => feat.kind === kind));
    const ofKind = ({ feats }: MadePlay): readonly Feat[] => feats.filter((feat) => feat.kind === kind);
    const counts = final.map((_, seat) =>
      done.reduce((sum, play) => (play.seat === seat ? sum + ofKind(play).length : sum), 0),
    );
    const [points = 0, ...others] = new Set(done.flatMap((play) => ofKind(play).map((feat) => feat.points)));
    return { kind, plays: done, counts, each: points === 0 || others.length > 0 ? undefined : points };
  });
}

/**
 * Returns what decided the game, as a fact that the record bears out; undefined where no single one did. The catalogue
 * has its sentence under `table:end.decided.<kind>`; facts that are called `seat` or `leader` are seats.
 */
export function decidedBy(course: GameCourse): Statement | undefined {
  const { winners, final, steps, plays } = course;
  const [winner] = winners;
  const last = steps.at(-1);
  if (winner === undefined || last === undefined || plays.length === 0) return undefined;
  if (final.length === 1) return ofAlone(bestPlay(course, winner));
  const most = Math.max(...final);
  // A clock that has run out, or a player who is out, may leave the win to somebody with fewer points.
  if (final.some((points, seat) => (points === most) !== winners.some((one) => one === seat)))
    return undefined;
  const before = leadersIn(last.scores);
  if (before.join() !== winners.join()) return bySettlement(last.scores);
  return winners.length === 1 ? byOvertaking(course, winner) : byCatchingUp(course);
}

function ofAlone(best: MadePlay | undefined): Statement | undefined {
  if (best === undefined) return undefined;
  return { kind: 'alone', turn: best.turn, points: best.points, at: best.at };
}

function bySettlement(scores: readonly number[]): Statement {
  const { leader, by } = leadIn(scores);
  return leader === undefined ? { kind: 'settledLevel' } : { kind: 'settled', leader, by };
}

function byOvertaking(course: GameCourse, winner: Seat): Statement | undefined {
  const { steps, first, final } = course;
  const leads = steps.map(({ scores }) => leadIn(scores));
  const since = leads.findLastIndex(({ leader }) => leader !== winner) + 1;
  const step = steps[since];
  if (step === undefined) return undefined;
  const before = leadIn(steps[since - 1]?.scores ?? first);
  const isFromTheStart = leads.slice(0, since).every(({ leader }) => leader === undefined);
  if (isFromTheStart && step.turn <= final.length)
    return { kind: 'throughout', seat: winner, turn: step.turn };
  const facts = { seat: winner, turn: step.turn, ...played(course, winner, step) };
  const kind = step.turn > (steps.at(-1)?.turn ?? 0) - final.length ? 'late' : 'overtook';
  return before.leader === undefined
    ? { kind: `${kind}Level`, ...facts }
    : { kind, leader: before.leader, by: before.by, ...facts };
}

/** Of several who share the win, one came level with the other last. */
function byCatchingUp(course: GameCourse): Statement | undefined {
  const { steps, winners } = course;
  const isLevel = ({ scores }: CourseStep) => leadersIn(scores).join() === winners.join();
  const since = steps.findLastIndex((step) => !isLevel(step)) + 1;
  const step = steps[since];
  const before = steps[since - 1];
  if (step === undefined || before === undefined) return undefined;
  const { leader, by } = leadIn(before.scores);
  const [caught, ...others] = winners.filter((seat) => (step.scores[seat] ?? 0) > (before.scores[seat] ?? 0));
  if (leader === undefined || caught === undefined || caught === leader || others.length > 0)
    return undefined;
  return { kind: 'caughtUp', seat: caught, leader, by, turn: step.turn, ...played(course, caught, step) };
}

/** Names the only play that the player made in this turn, if it alone brought what changed. */
function played({ plays }: GameCourse, seat: Seat, { turn }: CourseStep) {
  const [play, more] = plays.filter((one) => one.turn === turn && one.seat === seat);
  return play === undefined || more !== undefined ? {} : { points: play.points, at: play.at };
}

interface Lead {
  readonly leader: Seat | undefined;
  readonly by: number;
}

function leadIn(scores: readonly number[]): Lead {
  const [most = 0, next = 0] = scores.toSorted((one, other) => other - one);
  const [leader] = leadersIn(scores);
  return { leader: most === next ? undefined : leader, by: most - next };
}

function leadersIn(scores: readonly number[]): readonly Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((points, seat) => (points === most ? [seat as Seat] : []));
}

function mostOf<T>(list: readonly T[], of: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (most, one) => (most === undefined || of(one) > of(most) ? one : most),
    undefined,
  );
}
