import { spelled, type KubagramMove, type KubagramState } from '#shared/games/kubagram/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { Derive, Said } from '../reviews/said.ts';
import { slowBestGains, waysToJoin } from './slow-best.ts';

interface Step {
  readonly before: KubagramState;
  readonly move: KubagramMove;
  readonly state: KubagramState;
}

/** Statements about a turn of Kubagram, derived from the record by slow means. */
export const derive: Derive = (said) => {
  const steps = said.steps as readonly unknown[] as readonly Step[];
  const { statement, turn, words } = said;
  const state = steps[turn.at]?.before;
  const word = `${statement.word}`;
  if (state === undefined || !isAllowed(word, words, state)) return undefined;
  switch (statement.kind) {
    case 'left': {
      const gain = slowBestGains(state, turn.seat, [word]).claim;
      return gain === undefined ? undefined : { kind: 'left', word, points: gain, gain };
    }
    case 'leftJoined':
    case 'leftLonger':
      return builtOn(said, state);
    case 'taken':
      return taken(word, said, steps);
    default:
      return undefined;
  }
};

function isAllowed(word: string, words: ReadonlySet<string>, { options, allowed }: KubagramState): boolean {
  if ([options.allow, options.personalAllow, ...allowed].some((list) => list.includes(word))) return true;
  return words.has(word) && ![options.forbid, options.personalForbid].some((list) => list.includes(word));
}

/** A word of lying ones: their owners lose their value, the player's own ones count against the gain. */
function builtOn({ statement, turn }: Said, state: KubagramState): ReturnType<Derive> {
  const word = `${statement.word}`;
  const kind = statement.kind === 'leftJoined' ? 'join' : 'extend';
  const gain = slowBestGains(state, turn.seat, [word])[kind];
  if (gain === undefined) return undefined;
  const lying = state.seats.flatMap((seat, at) =>
    seat.words.filter(({ extended }) => !extended).map((one) => ({ word: one, isOwn: at === turn.seat })),
  );
  const rows =
    kind === 'join'
      ? [...waysToJoin(word, lying, state.options.minLength)]
      : lying.filter((one) => word.includes(spelled(one.word.dice))).map((one) => [one]);
  const lost = (row: (typeof rows)[number], isOwn: boolean) =>
    row.reduce((sum, one) => (one.isOwn === isOwn ? sum + one.word.points : sum), 0);
  const row = rows.find(
    (one) => lost(one, false) === statement.taken && gain + lost(one, true) === statement.points,
  );
  if (row === undefined) return undefined;
  return { kind: statement.kind, word, points: gain + lost(row, true), gain, taken: lost(row, false) };
}

/** Whose words they are is read off the fields before and after each move of the next turn. */
function taken(word: string, { turn }: Said, steps: readonly Step[]): ReturnType<Derive> {
  const number = turn.turn + 1;
  const next = steps.filter(({ before }) => before.turn === number);
  const seat = next.find(({ move }) => ['skip', 'end', 'take'].includes(move.kind))?.move.by as
    | Seat
    | undefined;
  if (seat === undefined || seat === turn.seat) return undefined;
  const count = (state: KubagramState) =>
    state.seats[seat]?.words.filter(({ dice }) => spelled(dice) === word).length ?? 0;
  const made = next.some(({ before, state }) => count(state) > count(before));
  const isLeft = turn.statements.some(({ kind, word: left }) => kind.startsWith('left') && left === word);
  return made && isLeft ? { kind: 'taken', word, seat } : undefined;
}
