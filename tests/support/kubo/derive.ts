import type { KuboMove, KuboState } from '#shared/games/kubo/index.ts';
import type { Derive, Said } from '../reviews/said.ts';

interface Step {
  readonly before: KuboState;
  readonly move: KuboMove;
  readonly state: KuboState;
}

/** x, y and height of a card as the cube stands. */
type Cell = readonly [x: number, y: number, height: number];

/** Statements about a turn of Kubo, derived from the record by slow means. */
export const derive: Derive = (said) => {
  const steps = said.steps as readonly unknown[] as readonly Step[];
  const { statement } = said;
  const own = turnOf(steps, said.turn.turn);
  if (own === undefined) return undefined;
  switch (statement.kind) {
    case 'unclaimed':
    case 'stolen':
      return missed(`${statement.line}`, said, own);
    case 'below':
      return below(`${statement.line}`, said, own);
    case 'covered':
      return covered(`${statement.card}`, said, own);
    case 'completed':
      return completed(`${statement.line}`, said, own, turnOf(steps, said.turn.turn + 1));
    default:
      return undefined;
  }
};

interface Turn {
  readonly moves: readonly KuboMove[];
  /** Before the first card was laid. */
  readonly start: KuboState;
  readonly end: KuboState;
  readonly laid: readonly string[];
}

function turnOf(steps: readonly Step[], number: number): Turn | undefined {
  const all = steps.filter(({ before }) => before.turn === number);
  const start = all.find(({ move }) => move.kind !== 'draw')?.before;
  const end = all.find(({ move }) => move.kind === 'end')?.before;
  if (start === undefined || end === undefined) return undefined;
  const moves = all.map(({ move }) => move);
  return { moves, start, end, laid: moves.flatMap((move) => (move.kind === 'lay' ? [move.card] : [])) };
}

const colours = ['blue', 'green', 'yellow', 'red'];
const sizes = ['S', 'M', 'L', 'XL'];
const everyCard = colours.flatMap((colour) =>
  sizes.flatMap((size) => [1, 2, 3, 4].map((number) => `${colour} ${size}${number}`)),
);

type Features = readonly [size: number, number: number, colour: number];

/** A long hand asks some millions of times. */
const known = new Map<string, Features>();

function features(card: string): Features {
  const here = known.get(card) ?? featuresIn(card);
  known.set(card, here);
  return here;
}

function featuresIn(card: string): Features {
  const [, colour = '', size = '', number = ''] = /^(\w+) (\D+)(\d)$/.exec(card) ?? [];
  return [sizes.indexOf(size), Number(number) - 1, colours.indexOf(colour)];
}

/** The four cards of a line like `blue S1 S4` or `blue S1 red XL4`. */
function cardsOf(line: string): readonly string[] {
  const [colour = '', first = '', ...rest] = line.split(' ');
  const from = features(`${colour} ${first}`);
  const to = features(rest.length === 1 ? `${colour} ${rest[0]}` : rest.join(' '));
  return [0, 1, 2, 3].map((step) => {
    const at = from.map((value, axis) => value + ((to[axis] ?? 0) - value) * (step / 3));
    return `${colours[at[2] ?? -1]} ${sizes[at[0] ?? -1]}${(at[1] ?? -1) + 1}`;
  });
}

function pointsOf(cards: readonly string[]): number {
  const [one, other] = [features(cards[0] ?? ''), features(cards[3] ?? '')];
  const changing = one.filter((value, axis) => value !== other[axis]).length;
  return [0, 1, 2, 12][changing] ?? 0;
}

/** Every line of four: three steps of one card away from another, each feature by as much or not at all. */
const everyLine: readonly (readonly string[])[] = everyCard.flatMap((first) =>
  [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].flatMap((y) =>
      [-1, 0, 1].flatMap((z) => {
        const [size, number, colour] = features(first);
        const cards = [0, 1, 2, 3].map(
          (step) => `${colours[colour + step * z]} ${sizes[size + step * x]}${number + step * y + 1}`,
        );
        const isOne = (x !== 0 || y !== 0 || z !== 0) && cards.every((card) => everyCard.includes(card));
        return isOne && first < (cards[3] ?? '') ? [cards] : [];
      }),
    ),
  ),
);

const key = (cards: readonly string[]): string => cards.toSorted().join();

function cellOf(card: string, { options }: KuboState): Cell {
  const [size, number, colour] = features(card);
  switch (options.orientation) {
    case 'standard':
      return [size, number, colour];
    case 'onSide':
      return [colour, number, size];
    case 'onEnd':
      return [size, colour, 3 - number];
  }
}

/** Cards that lie over the place of this one. */
function above(card: string, lying: ReadonlySet<string>, state: KuboState): readonly string[] {
  const [x, y, height] = cellOf(card, state);
  return [...lying].filter((other) => {
    const at = cellOf(other, state);
    return at[0] === x && at[1] === y && at[2] > height;
  });
}

function mayLay(card: string, lying: ReadonlySet<string>, state: KuboState): boolean {
  if (lying.has(card) || above(card, lying, state).length > 0) return false;
  const [x, y, height] = cellOf(card, state);
  return [...lying].some((other) => {
    const at = cellOf(other, state);
    const away = Math.abs(at[0] - x) + Math.abs(at[1] - y);
    return (away === 1 && at[2] === height) || (away === 0 && at[2] === height - 1);
  });
}

function completedBy(laid: readonly string[], lying: ReadonlySet<string>): readonly (readonly string[])[] {
  return everyLine.filter(
    (cards) => cards.every((card) => lying.has(card)) && cards.some((card) => laid.includes(card)),
  );
}

const sumOf = (lines: readonly (readonly string[])[]): number =>
  lines.reduce((sum, cards) => sum + pointsOf(cards), 0);

const doneIn = ({ laid, end }: Turn): readonly (readonly string[])[] =>
  completedBy(laid, new Set<string>(end.table));

function ownerOf(cards: readonly string[], { moves }: Turn): number | undefined {
  for (const move of moves) {
    if (move.kind === 'claim' && key(cardsOf(move.line.replace(' to ', ' '))) === key(cards)) return move.by;
  }
  return undefined;
}

function shapeOf(cards: readonly string[], state: KuboState): string {
  const [one, other] = [cellOf(cards[0] ?? '', state), cellOf(cards[3] ?? '', state)];
  const changing = one.flatMap((value, axis) => (value === other[axis] ? [] : [axis]));
  if (changing.length > 1) return changing.length === 2 ? 'diagonal' : 'zoker';
  return ['row', 'column', 'pillar'][changing[0] ?? 0] ?? '';
}

function missed(line: string, { turn }: Said, own: Turn): ReturnType<Derive> {
  const cards = cardsOf(line);
  if (!doneIn(own).some((one) => key(one) === key(cards))) return undefined;
  const owner = ownerOf(cards, own);
  if (owner === turn.seat) return undefined;
  const facts = { line, shape: shapeOf(cards, own.start), points: pointsOf(cards) };
  return owner === undefined ? { kind: 'unclaimed', ...facts } : { kind: 'stolen', ...facts, seat: owner };
}

/** Tries every order of every choice of the hand. */
function everyLaying(hand: readonly string[], state: KuboState): readonly (readonly (readonly string[])[])[] {
  const found = new Map<string, readonly (readonly string[])[]>();
  const visit = (laid: readonly string[]): void => {
    const lying = new Set<string>([...state.table, ...laid]);
    if (found.has(key(laid))) return;
    found.set(key(laid), completedBy(laid, lying));
    for (const card of hand) if (mayLay(card, lying, state)) visit([...laid, card]);
  };
  visit([]);
  return [...found.values()];
}

/** Two layings may make as much of different lines, so the count is that of a laying with the line. */
function below(line: string, { turn, statement }: Said, own: Turn): ReturnType<Derive> {
  const hand = own.start.seats[turn.seat]?.hand ?? [];
  const all = everyLaying(hand, own.start);
  // A long hand can be laid in more ways than a call takes arguments.
  const most = all.reduce((highest, lines) => Math.max(highest, sumOf(lines)), 0);
  const done = doneIn(own);
  const isDone = (cards: readonly string[]) => done.some((one) => key(one) === key(cards));
  const cards = cardsOf(line);
  const open = all
    .filter((lines) => sumOf(lines) === most)
    .map((lines) => lines.filter((one) => !isDone(one)))
    .filter((lines) => lines.some((one) => key(one) === key(cards)));
  const counted = open.find((lines) => lines.length === statement.count);
  return counted === undefined || most <= sumOf(done)
    ? undefined
    : {
        kind: 'below',
        points: most - sumOf(done),
        count: counted.length,
        line,
        shape: shapeOf(cards, own.start),
      };
}

function covered(card: string, { turn, statement }: Said, own: Turn): ReturnType<Derive> {
  const { start, end } = own;
  const stays = end.seats[turn.seat]?.hand.some((one) => one === card) ?? false;
  const before = above(card, new Set<string>(start.table), start);
  const after = above(card, new Set<string>(end.table), start);
  const under = after.find((one) => one === statement.under);
  return stays && before.length === 0 && under !== undefined ? { kind: 'covered', card, under } : undefined;
}

function completed(line: string, { turn }: Said, own: Turn, next: Turn | undefined): ReturnType<Derive> {
  const cards = cardsOf(line);
  if (next === undefined || next.start.round !== own.start.round) return undefined;
  if (!doneIn(next).some((one) => key(one) === key(cards))) return undefined;
  const { phase } = next.start;
  const seat = phase.kind === 'turn' ? phase.seat : undefined;
  if (seat === undefined || seat === turn.seat || ownerOf(cards, next) !== seat) return undefined;
  return cards.some((card) => own.laid.includes(card))
    ? { kind: 'completed', line, points: pointsOf(cards), seat }
    : undefined;
}
