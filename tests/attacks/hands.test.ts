import { describe, expect, it } from 'vitest';
import { createPlay } from '#renderer/table/store/create-play.ts';
import type { AlphacubesPlay as Play } from '#renderer/games/alphacubes/table-types.ts';
import type { DraftAction } from '#renderer/games/alphacubes/reduce.ts';
import { pastTurns } from '#renderer/games/alphacubes/review.ts';
import { alphacubes } from '#shared/games/alphacubes/index.ts';
import { handsAt, peopleOf } from '#renderer/table/store/people.ts';
import { isOpen, now } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { aHouse } from '#tests/renderer/play/a-house.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { Dice, randomMove } from '#tests/support/alphacubes/random-game.ts';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';

const seeds = process.env.CUBEWRIGHT_HANDS_SEEDS?.split(',').map(Number) ?? [11, 12];
const steps = 300;

function table(play: Play) {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(`${stage.kind}: ${JSON.stringify(stage)}`);
  return { ...stage.game, state: now(stage.game.timeline) };
}

/** Two or three people, now and then one alone, now and then a computer among them, often a short stock so that the game ends. */
function randomRecord(dice: Dice): AlphacubesRecord {
  const { setUp, ...record } = published.record;
  const people = ['Anna', 'Bram', 'Cleo'].slice(0, dice.chance(15) ? 1 : 2 + dice.below(2)).map((name) => {
    return { name, kind: 'person' as const };
  });
  const computer = { name: 'Dora', kind: 'computer' as const, level: 1 };
  const players = people.length === 1 || dice.chance(30) ? [...people, computer] : people;
  const options = { ...record.options, judge: dice.pick(['assisted', 'challenge'] as const) };
  const drawOrder = (setUp?.drawOrder ?? []).slice(0, players.length * 7 + dice.below(30));
  const start = dice.chance(60) ? { setUp: { drawOrder } } : {};
  return { ...record, ...start, options, seed: dice.below(2 ** 31), players, moves: [] };
}

/** Everything that moves cubes of a hand. */
function randomAction(dice: Dice, hand: readonly number[]): DraftAction {
  const cube = dice.pick(hand.length === 0 ? [0] : hand);
  const square = dice.pick(['I9', 'H9', 'A1']);
  return dice.pick<DraftAction>([
    { kind: 'letter', letter: dice.pick(['A', 'E', 'S', 'T']) },
    { kind: 'typed', text: `I9 down ${dice.pick(['AT', 'SEA', 'TO'])}` },
    { kind: 'pick-cube', cube },
    { kind: 'pick-square', place: { column: 8, row: 8 } },
    { kind: 'lay-here' },
    { kind: 'swap' },
    { kind: 'back' },
    { kind: 'lift', square },
    { kind: 'recall' },
    { kind: 'tip', side: 'left' },
    { kind: 'grab', cube, from: undefined },
    { kind: 'drag-over', square },
    { kind: 'drop' },
    { kind: 'exchange' },
    { kind: 'order', order: [...hand].reverse() },
  ]);
}

/** Whose hand is open, told from what was done alone. */
class Witness {
  curtain = true;
  private forward: Seat | undefined;
  private known: Seat | undefined;

  look(play: Play): (seat: Seat) => boolean {
    const { state, record } = table(play);
    const onTurn = state.phase.kind === 'turn' ? state.phase.seat : undefined;
    if (onTurn !== this.known) {
      this.known = onTurn;
      this.forward = this.curtain ? undefined : onTurn;
    }
    if (state.phase.kind === 'over') return () => true;
    const people = peopleOf(record);
    const open = people.length === 1 ? people[0] : this.forward;
    return (seat) => people.includes(seat) && seat === open;
  }
  /** Turns between came and went before anybody looked, as a computer's after an undo: the hand is covered again. */
  misses(): void {
    this.forward = undefined;
  }
  lifts(): void {
    this.forward = this.known;
  }
  /** The curtain is turned on or off while somebody sits there: off, it stays down for whom it is down. */
  turns(curtain: boolean): void {
    if (curtain && !this.curtain) this.forward = undefined;
    this.curtain = curtain;
  }
  /** Whoever sits down now has not come forward. */
  sitsDown(curtain: boolean): void {
    this.curtain = curtain;
    this.forward = curtain ? undefined : this.known;
  }
}

const deeds = [
  ...['undo', 'undo', 'redo', 'redo', 'lift', 'lift', 'lift', 'hint', 'hint', 'close', 'review', 'review'],
  ...[
    'act',
    'act',
    'act',
    'act',
    'make',
    'make',
    'make',
    'make',
    'make',
    'curtain',
    'leave',
    'load',
    'window',
  ],
] as const;

describe('hands at a hot seat, asked of the game itself (7.15)', () => {
  it.each(seeds)(`open for their owners alone through ${steps} steps: seed %i`, async (seed) => {
    const dice = new Dice(seed % 2 ** 31);
    const house = aHouse(smallWords);
    const { play, id } = await house.open(randomRecord(dice), true);
    const window = createPlay(house.gateway, id, house.tools);
    window.setCurtain(false);
    await window.load();
    const witness = new Witness();
    const done: string[] = [];
    let away = play.attend();
    for (let step = 0; step < steps; step += 1) {
      await expect.poll(() => play.store.getState().computer.kind, { interval: 1 }).not.toBe('thinking');
      const passing = ['undo', 'redo', 'window'].includes(done.at(-1) ?? '');
      if (passing && play.store.getState().forward === undefined) witness.misses();
      const open = witness.look(play);
      const { state, record, timeline } = table(play);
      const people = peopleOf(record);
      const onTurn = state.phase.kind === 'turn' ? state.phase.seat : undefined;
      const mayLay = onTurn !== undefined && people.includes(onTurn) && open(onTurn);
      const before = play.store.getState();
      const where = `seed ${seed}: ${done.join(', ')}`;
      for (const seat of record.players.keys()) {
        const hands = handsAt(alphacubes, state, people, before.forward);
        expect(isOpen(hands, seat as Seat), where).toBe(open(seat as Seat));
      }
      if (before.hint !== undefined) expect(mayLay, where).toBe(true);

      const deed = dice.pick(deeds);
      done.push(deed);
      switch (deed) {
        case 'undo':
          await play.undo();
          break;
        case 'redo':
          await play.redo();
          break;
        case 'lift':
          play.liftCurtain();
          witness.lifts();
          break;
        case 'hint':
          await play.hint();
          if (!mayLay) expect(play.store.getState().hint, where).toBeUndefined();
          break;
        case 'close':
          play.closeHint();
          break;
        case 'review': {
          const turns = pastTurns(table(play));
          if (turns.length === 0) break;
          const turn = dice.pick(turns);
          expect((await play.review(turn)).ok, where).toBe(open(turn.seat));
          break;
        }
        case 'act': {
          const hand = onTurn === undefined ? [] : (state.seats[onTurn]?.hand ?? []);
          play.act(randomAction(dice, hand));
          if (!mayLay) expect(play.store.getState().draft, where).toBe(before.draft);
          break;
        }
        case 'make': {
          if (state.phase.kind === 'over') break;
          const move = randomMove(state, dice);
          if (record.players[move.by]?.kind === 'computer') break;
          await play.make([move]);
          const isMade = table(play).timeline.length > timeline.length;
          const needsHand = move.kind === 'play' || move.kind === 'exchange' || move.kind === 'pass';
          if (needsHand) expect(isMade, `${where} ${move.kind}`).toBe(open(move.by));
          break;
        }
        case 'curtain': {
          const on = dice.chance(70);
          play.setCurtain(on);
          witness.turns(on);
          break;
        }
        case 'leave': {
          away();
          const on = dice.chance(80);
          play.setCurtain(on);
          away = play.attend();
          witness.sitsDown(on);
          break;
        }
        case 'load':
          await play.load();
          witness.sitsDown(witness.curtain);
          break;
        case 'window':
          // The same game in another window, where somebody plays on.
          await window.heard();
          if (onTurn !== undefined && people.includes(onTurn)) {
            await window.make([{ kind: 'pass', by: onTurn }]);
          }
          await play.heard();
          break;
      }
    }
    away();
  });
});
