import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastMoves } from '#renderer/table/store/past-moves.ts';
import { movesOf, stepsOf } from '#shared/engine/index.ts';
import { kubo, type KuboMove } from '#shared/games/kubo/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { runs } from '#tests/support/runs.ts';
import { aWorld, computer, people, type Event } from './match-world.ts';

type World = ReturnType<typeof aWorld>;

const simple = [
  'load',
  'undo',
  'redo',
  'saveAgain',
  'dropUnsaved',
  'forgetRefusal',
  'stopComputers',
  'goOn',
  'hurry',
  'liftCurtain',
  'closeHint',
  'keepDrafts',
  'attend',
  'pause',
  'resume',
] as const satisfies readonly Event['kind'][];

const lot = fc.integer({ min: 0, max: 1e9 });

/** One thing that somebody does, or that happens around the table. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('make' as const), lot }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('hint' as const), lot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hear' as const), lot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choose' as const), lot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), lot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), lot }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), lot }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('curtain' as const), lot }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constantFrom(...simple), lot }) },
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      fails: fc.nat(5).map((one) => one === 0),
      lot,
    }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

function happen(world: World, one: Happening): void {
  const isReady = world.shown().stage.kind === 'ready';
  switch (one.kind) {
    case 'make': {
      const move = isReady ? world.someMove(one.lot) : undefined;
      if (move !== undefined && move.by !== 'clock') propose(world, move);
      return;
    }
    case 'choose': {
      const { draft } = world.shown();
      const card = draft?.order[one.lot % draft.order.length];
      if (card !== undefined) world.send({ kind: 'act', action: { kind: 'choose', card } });
      return;
    }
    case 'hint':
      world.send({ kind: 'hint', words: undefined });
      return;
    case 'hear':
      world.send({ kind: 'heard', revision: undefined });
      return;
    case 'elsewhere':
      world.elsewhere(one.lot, one.lot % 3 > 0);
      return;
    case 'pass':
      world.pass(one.lot % 15_000);
      return;
    case 'leave':
      if (world.match().onlookers > 0) world.send({ kind: 'leave' });
      return;
    case 'curtain':
      world.send({ kind: 'setCurtain', on: one.lot % 2 === 0 });
      return;
    case 'answer':
      answer(world, one);
      return;
    default:
      world.send({ kind: one.kind });
  }
}

/** What is proposed is refused with a reason, or on its way to the disk, or waits for what is. */
function propose(world: World, move: KuboMove): void {
  const before = world.match();
  // Of two presses while a hint is written down, the first counts.
  const isFirst = !before.waiting.some(({ kind }) => kind === 'make');
  const isFree = before.shown.saving.kind === 'saved' || (before.writing?.kind === 'hint' && isFirst);
  world.send({ kind: 'make', moves: [move], maker: { kind: 'people' } });
  if (isFree) expectKept(world, before, move);
}

function expectKept(world: World, before: ReturnType<World['match']>, move: KuboMove): void {
  const { shown, writing, waiting } = world.match();
  const isRefused = shown.refusal !== undefined && shown.refusal.serial !== before.shown.refusal?.serial;
  const isWritten = writing?.kind === 'move' && movesOf(writing.next.timeline).at(-1)?.kind === move.kind;
  const waits = waiting.some((event) => event.kind === 'make' && event.moves.includes(move));
  expect([isRefused, isWritten, waits]).toContain(true);
}

/** An answer that says that something could not be written or read takes nothing off the table. */
function answer(world: World, { fails, lot: by }: Extract<Happening, { kind: 'answer' }>): void {
  const before = world.match();
  const due = world.due();
  const effect = due[by % due.length];
  if (effect === undefined) return;
  world.answer(effect, fails, by);
  const { shown, writing, waiting } = world.match();
  const proposed = before.waiting.findLast((event) => event.kind === 'make');
  if (proposed !== undefined && effect === 'write' && shown.saving.kind !== 'failed') {
    for (const move of proposed.moves) expectKept(world, before, move as KuboMove);
  }
  if (!fails || effect === 'think' || effect === 'prepareHint') return;
  expect(shown.draft).toBe(before.shown.draft);
  if (before.writing?.kind !== 'move' || effect !== 'write') return;
  expect(shown.saving).toMatchObject({ kind: 'failed', next: before.writing.next });
  expect([writing, waiting]).toEqual([undefined, []]);
}

const tables = fc.constantFrom(
  people('Ann', 'Ben', 'Cem'),
  [...people('Ann'), computer],
  [...people('Ann', 'Ben'), computer],
);

function outcome(timeline: ReturnType<World['game']>['timeline'] | undefined) {
  return timeline && [timeline.state, movesOf(timeline), timeline.takenBack];
}

/** A table whose hint is being written down, and a move that may be made there. */
function whileHintIsWritten() {
  const world = aWorld(people('Ann', 'Ben'), 7, 0);
  world.send({ kind: 'load' });
  world.settle();
  world.send({ kind: 'setCurtain', on: false });
  world.send({ kind: 'hint', words: undefined });
  while (world.match().writing === undefined) world.answer('search');
  const move = world.someMove(1);
  if (move === undefined) throw new Error('No move');
  return { world, move };
}

describe('a match', () => {
  it('never writes twice at once, loses nothing that was proposed, and shows what is on the disk', () => {
    fc.assert(
      fc.property(tables, fc.nat(1000), fc.array(happening, { maxLength: 120 }), (players, seed, all) => {
        const world = aWorld(players, seed);
        world.send({ kind: 'load' });
        world.answer('read');
        world.send({ kind: 'setCurtain', on: false });
        let revision = 0;
        for (const one of all) {
          happen(world, one);
          const { shown, writing } = world.match();
          expect(world.writes()).toBe(writing === undefined ? 0 : 1);
          if (shown.stage.kind !== 'ready') continue;
          expect(shown.saving.kind === 'saving').toBe(writing !== undefined);
          expect(world.game().revision).toBeGreaterThanOrEqual(revision);
          ({ revision } = world.game());
        }
        world.settle();
        const { saving, stage } = world.shown();
        if (saving.kind === 'failed') world.send({ kind: 'dropUnsaved' });
        world.settle();
        world.send(stage.kind === 'ready' ? { kind: 'heard', revision: undefined } : { kind: 'load' });
        world.settle();
        if (world.shown().saving.kind === 'failed') return;
        expect(world.moves()).toEqual(world.disk.record.moves);
        expect(world.game().revision).toBe(world.disk.revision);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is the same after an undo and a redo, and lists its moves as the rules make them', () => {
    fc.assert(
      fc.property(
        tables,
        fc.nat(1000),
        fc.array(lot, { maxLength: 40 }),
        lot,
        (players, seed, lots, undos) => {
          const world = aWorld(players, seed, 0);
          world.send({ kind: 'load' });
          world.send({ kind: 'setCurtain', on: false });
          world.settle();
          for (const one of lots) {
            const move = world.someMove(one);
            if (move !== undefined) world.send({ kind: 'make', moves: [move], maker: { kind: 'people' } });
            world.settle();
          }
          const before = world.game().timeline;
          const seen: (typeof before)[] = [];
          for (let left = undos % 5; left > 0 && world.moves().length > 0; left -= 1) {
            const { timeline } = world.game();
            world.send({ kind: 'undo' });
            world.settle();
            if (world.game().timeline !== timeline) seen.push(timeline);
          }
          // A redo goes on to the next decision of a person, so it may make more moves than one undo took back.
          while (world.game().timeline.undone.length > 0) {
            world.send({ kind: 'redo' });
            world.settle();
            const timeline = seen.pop();
            if (!players.includes(computer))
              expect(outcome(world.game().timeline)).toEqual(outcome(timeline));
          }
          expect(outcome(world.game().timeline)).toEqual(outcome(before));
          const made = world
            .game()
            .timeline.stretches.flatMap((stretch) => [...stepsOf(kubo.rules, stretch)]);
          expect(pastMoves(world.game())).toEqual(
            made.map(({ move, events, before: state }) => ({
              move,
              events,
              turn: kubo.rules.turn(state).number,
              isOwn: kubo.rules.turn(state).seat === move.by,
            })),
          );
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('follows a move of another window, and drops what was laid for the position before', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.array(lot, { minLength: 1, maxLength: 20 }), (seed, lots) => {
        const world = aWorld(people('Ann', 'Ben'), seed, 0);
        world.send({ kind: 'load' });
        world.settle();
        for (const one of lots) {
          world.elsewhere(one);
          world.settle();
          expect(world.moves()).toEqual(world.disk.record.moves);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('follows a move of another window that is made while the game is loaded', () => {
    const world = aWorld(people('Ann', 'Ben'), 1, 0);
    world.send({ kind: 'load' });
    world.elsewhere(1);
    world.settle();
    expect(world.disk.record.moves).toHaveLength(1);
    expect(world.moves()).toEqual(world.disk.record.moves);
  });

  it('shows what another window has made once the own move is given up that came too late', () => {
    const world = aWorld(people('Ann', 'Ben'), 1, 0);
    world.send({ kind: 'load' });
    world.settle();
    world.send({ kind: 'setCurtain', on: false });
    world.send({ kind: 'attend' });
    world.elsewhere(1, false);
    const move = world.someMove(2);
    if (move === undefined || move.by === 'clock') throw new Error('There is no move');
    world.send({ kind: 'make', moves: [move], maker: { kind: 'people' } });
    world.settle();
    expect(world.shown().saving).toMatchObject({ kind: 'failed' });
    world.send({ kind: 'dropUnsaved' });
    world.settle();
    expect(world.moves()).toEqual(world.disk.record.moves);
    expect(world.moves()).toHaveLength(1);
  });

  it('writes no move again and again where another window was quicker and its news got lost', () => {
    for (const seed of [0, 1, 2]) {
      const world = aWorld(people('Ann', 'Ben', 'Cem'), seed);
      world.send({ kind: 'load' });
      world.settle();
      world.send({ kind: 'setCurtain', on: false });
      world.send({ kind: 'attend' });
      for (let lot = 1; world.wakesAt() === undefined && lot < 400; lot += 1) {
        const move = world.someMove(lot);
        if (move !== undefined && move.by !== 'clock')
          world.send({ kind: 'make', moves: [move], maker: { kind: 'people' } });
        world.settle();
      }
      world.pass(11_000);
      world.settle();
      world.send({ kind: 'undoTo', moves: world.moves().length - 1 });
      world.settle();
      const made = world.someMove(seed);
      world.disk.revision += 1;
      if (made !== undefined && made.by !== 'clock')
        world.send({ kind: 'make', moves: [made], maker: { kind: 'people' } });
      world.settle();
      expect(world.shown().saving.kind).not.toBe('saving');
      expect([world.match().waiting, world.writes()]).toEqual([[], 0]);
    }
  });

  it('makes a move once that is pressed twice while a hint is written down', () => {
    const { world, move } = whileHintIsWritten();
    for (const _ of [1, 2]) world.send({ kind: 'make', moves: [move], maker: { kind: 'people' } });
    expect(world.match().waiting).toHaveLength(1);
    world.settle();
    expect(world.moves()).toEqual([move]);
    expect(world.shown().refusal).toBeUndefined();
  });

  it('makes what is proposed while another move is saved, after it, and once what is pressed twice', () => {
    const { world, move } = whileHintIsWritten();
    world.settle();
    const make = (by: KuboMove) => world.send({ kind: 'make', moves: [by], maker: { kind: 'people' } });
    make(move);
    const others = Array.from({ length: 40 }, (_, lot) => world.someMove(lot + 1));
    const other = others.find((one) => one?.kind === 'lay' && JSON.stringify(one) !== JSON.stringify(move));
    if (other === undefined) throw new Error('No other move');
    make(move);
    expect(world.match().waiting).toEqual([]);
    make(other);
    make(other);
    expect(world.match().waiting).toHaveLength(1);
    world.settle();
    expect(world.moves()[0]).toEqual(move);
    const { refusal } = world.shown();
    expect(world.moves()[1] ?? refusal?.problem).toEqual(refusal?.problem ?? other);
  });

  it('says so where another window was quicker than what waits', () => {
    const { world, move } = whileHintIsWritten();
    world.settle();
    world.send({ kind: 'make', moves: [move], maker: { kind: 'clock' } });
    world.disk.revision += 1;
    const later: KuboMove = { kind: 'draw', by: seat(0) };
    world.send({ kind: 'make', moves: [later], maker: { kind: 'people' } });
    world.answer('write');
    expect(world.shown().refusal?.problem.code).toBe('file/changed-elsewhere');
    world.settle();
    expect(world.moves()).toEqual([]);
  });

  it('takes a press while a move of the clock waits for a hint to be written down', () => {
    const { world, move } = whileHintIsWritten();
    world.send({ kind: 'make', moves: [], maker: { kind: 'clock' } });
    world.send({ kind: 'make', moves: [move], maker: { kind: 'people' } });
    expect(world.match().waiting).toHaveLength(2);
    world.settle();
    expect(world.moves()).toEqual([move]);
    expect(world.shown().refusal).toBeUndefined();
  });
});
