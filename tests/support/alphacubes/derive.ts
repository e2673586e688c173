import type { AlphacubesMove, AlphacubesState } from '#shared/games/alphacubes/index.ts';
import data from '#shared/pieces/sets/alphacubes.json' with { type: 'json' };
import type { Derive, Said } from '../reviews/said.ts';
import { deriveEnd } from './derive-end.ts';
import { slowScore, slowWords, type SlowWord } from './slow-scorer.ts';

interface Letter {
  readonly square: string;
  readonly letter: string;
}

interface Told {
  readonly state: AlphacubesState;
  readonly move: AlphacubesMove;
  /** The moves behind it up to the next turn. */
  readonly after: readonly AlphacubesMove[];
  /** The next move that is a turn, and those behind it. */
  readonly next: Omit<Told, 'next'> | undefined;
}

/** Statements about a turn of Alphacubes, derived from the record by slow means. */
export const derive: Derive = (said) => {
  const { statement, turn } = said;
  const steps = said.steps as readonly unknown[] as readonly Step[];
  const told = toldAt(steps, turn.at);
  if (told === undefined) return undefined;
  switch (statement.kind) {
    case 'below':
    case 'belowOver':
    case 'belowAll':
    case 'belowAllOver':
      return below(said, told);
    case 'spent':
    case 'kept':
    case 'exchanged':
      return letterOf(`${statement.letter}`, said, told);
    case 'reached':
    case 'reachedIn':
      return reached(`${statement.square}`, `${statement.word}`, told);
    case 'leaves':
      return leaves(`${statement.letter}`, told);
    case 'notListed':
      return notListed(said, told);
    case 'endWon':
    case 'endLost':
    case 'endDrawn':
    case 'endCost':
      return deriveEnd(statement.kind, told.state, told.move, said.words, (word) =>
        isAllowed(word, said.words, told.state),
      );
    default:
      return undefined;
  }
};

interface Step {
  readonly before: AlphacubesState;
  readonly move: AlphacubesMove;
}

const turnKinds: readonly string[] = ['play', 'exchange', 'pass'];

function toldAt(steps: readonly Step[], at: number): Told | undefined {
  const plain = (from: number): Omit<Told, 'next'> | undefined => {
    const step = steps[from];
    if (step === undefined) return undefined;
    const end = steps.findIndex(({ move }, place) => place > from && turnKinds.includes(move.kind));
    const after = steps.slice(from + 1, end < 0 ? undefined : end).map(({ move }) => move);
    return { state: step.before, move: step.move, after };
  };
  const own = plain(at);
  const next = steps.findIndex(({ move }, place) => place > at && turnKinds.includes(move.kind));
  return own && { ...own, next: next < 0 ? undefined : plain(next) };
}

const isBack = ({ after }: Omit<Told, 'next'>): boolean =>
  after.some((move) => move.kind === 'challenge' && !move.good);

function made(told: Omit<Told, 'next'>): number {
  return told.move.kind === 'play' && !isBack(told) ? slowScore(told.state, told.move.placements) : 0;
}

/** The letters that the line of a play lays on empty squares. */
function laidBy(line: string, { squares }: AlphacubesState): readonly Letter[] {
  const [start = '', direction, word = ''] = line.split(' ');
  return [...word].flatMap((letter, at) => {
    const column = start.charCodeAt(0) + (direction === 'across' ? at : 0);
    const row = Number(start.slice(1)) + (direction === 'down' ? at : 0);
    const square = `${String.fromCharCode(column)}${row}`;
    return squares[square] === undefined ? [{ square, letter }] : [];
  });
}

const facesOf = (cube: number): string => data.cubes[cube] ?? '';

/** Whether some choice of cubes of the hand shows these letters. */
function canShow(hand: readonly number[], letters: readonly string[]): boolean {
  const [first, ...rest] = letters;
  if (first === undefined) return true;
  return hand.some(
    (cube) =>
      facesOf(cube).includes(first) &&
      canShow(
        hand.filter((other) => other !== cube),
        rest,
      ),
  );
}

const handOf = ({ state, move }: Omit<Told, 'next'>): readonly number[] =>
  move.by === undefined ? [] : (state.seats[move.by]?.hand ?? []);

function below({ turn, words }: Said, told: Told): ReturnType<Derive> {
  const line = turn.best?.line ?? '';
  const [, direction, spelling = ''] = line.split(' ');
  const laid = laidBy(line, told.state);
  const formed = slowWords(told.state, laid);
  const main = formed.find((one) => one.word === spelling && one.down === (direction === 'down'));
  if (main === undefined) return undefined;
  const letters = laid.map(({ letter }) => letter);
  if (!canShow(handOf(told), letters) || !formed.every(({ word }) => isAllowed(word, words, told.state))) {
    return undefined;
  }
  const total = slowScore(told.state, laid);
  const places = new Map(laid.map(({ square }, at) => [square, at]));
  const others = formed
    .filter((one) => one !== main)
    .sort((one, other) => firstIn(one, places) - firstIn(other, places));
  const all = laid.length === 7;
  const terms = [
    main.factor === 1 ? `${main.letters}` : `${main.letters} × ${main.factor}`,
    ...(all ? ['50'] : []),
    ...others.map(({ points, word }) => `${points} (${word})`),
  ];
  const premiums = main.squares
    .filter((square) => places.has(square))
    .flatMap((square) => premiumAt(square, told.state) ?? []);
  const kind = `below${all ? 'All' : ''}${premiums.length > 0 ? 'Over' : ''}`;
  const over = premiums.length > 0 ? { premiums: premiums.join(', ') } : {};
  return { kind, points: total - made(told), word: spelling, sum: terms.join(' + '), ...over };
}

const firstIn = ({ squares }: SlowWord, places: ReadonlyMap<string, number>): number =>
  Math.min(...squares.map((square) => places.get(square) ?? Infinity));

/** Rulings of the table count beside the list. */
function isAllowed(word: string, words: ReadonlySet<string>, { options, allowed }: AlphacubesState): boolean {
  if ([options.allow, options.personalAllow, ...allowed].some((list) => list.includes(word))) return true;
  return words.has(word) && ![options.forbid, options.personalForbid].some((list) => list.includes(word));
}

function premiumAt(square: string, { board }: AlphacubesState): string | undefined {
  const mark = board[Number(square.slice(1)) - 1]?.[square.charCodeAt(0) - 65];
  return mark === 'T' ? 'word3' : mark === 'D' || mark === '*' ? 'word2' : undefined;
}

const value = (letter: string): number => (data.values as Record<string, number>)[letter] ?? 0;

function letterOf(letter: string, { turn }: Said, told: Told): ReturnType<Derive> {
  const { move } = told;
  const [cube, ...more] = handOf(told).filter((one) => facesOf(one).includes(letter));
  const wanted = laidBy(turn.best?.line ?? '', told.state).some((one) => one.letter === letter);
  if (cube === undefined || more.length > 0 || !wanted || value(letter) < 8 || isBack(told)) return undefined;
  if (move.kind === 'exchange' && move.cubes.some((one) => one === cube))
    return { kind: 'exchanged', letter };
  const laid = move.kind === 'play' ? move.placements.find((one) => one.cube === cube) : undefined;
  if (laid === undefined) return { kind: 'kept', letter };
  return laid.letter === letter ? undefined : { kind: 'spent', letter, as: laid.letter };
}

function reached(square: string, word: string, { move, next, ...told }: Told): ReturnType<Derive> {
  if (move.kind !== 'play' || isBack({ move, ...told }) || next?.move.kind !== 'play' || isBack(next)) {
    return undefined;
  }
  if (next.move.by === move.by) return undefined;
  const fresh = next.move.placements;
  const found = slowWords(next.state, fresh).find(
    (one) =>
      one.word === word &&
      one.squares.includes(square) &&
      one.squares.some((at) => move.placements.some((own) => own.square === at)),
  );
  const premium = premiumAt(square, next.state);
  if (found === undefined || premium === undefined || !fresh.some((own) => own.square === square)) {
    return undefined;
  }
  const { points } = found;
  const facts = { square, premium, word, points, seat: next.move.by };
  const total = slowScore(next.state, fresh);
  return total === points ? { kind: 'reached', ...facts } : { kind: 'reachedIn', ...facts, total };
}

function leaves(letter: string, told: Told): ReturnType<Derive> {
  const { move } = told;
  const gone: readonly number[] =
    move.kind === 'play' && !isBack(told)
      ? move.placements.map(({ cube }) => cube)
      : move.kind === 'exchange'
        ? move.cubes
        : [];
  const left = handOf(told).filter((cube) => !gone.includes(cube) && facesOf(cube).includes(letter));
  return left.length < 2 || value(letter) < 8 ? undefined : { kind: 'leaves', letter, count: left.length };
}

function notListed({ words }: Said, told: Told): ReturnType<Derive> {
  const { move, state, after } = told;
  if (move.kind !== 'play' || state.options.judge !== 'challenge') return undefined;
  if (after.some(({ kind }) => kind === 'challenge')) return undefined;
  const bad = slowWords(state, move.placements)
    .map(({ word }) => word)
    .filter((word) => !isAllowed(word, words, state));
  return { kind: 'notListed', words: bad.join(' '), count: bad.length };
}
