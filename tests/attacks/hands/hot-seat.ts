import { expect } from 'vitest';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { handsAt, peopleOf } from '#renderer/table/store/people.ts';
import type { Play, PlayTools } from '#renderer/table/store/play.ts';
import type { TableTypes } from '#renderer/table/store/table-types.ts';
import { isOpen, currentState } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { expectOk, type Seat } from '#shared/kernel/index.ts';
import {
  formatRecord,
  openReplayed,
  type GameRecord,
  type OpenedReview,
  type RecordPlayer,
} from '#shared/records/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { Dice } from '#tests/support/alphacubes/random-game.ts';

/** What the attack needs of a game whose hands are hidden. */
export interface HiddenHands<T extends TableTypes> {
  tools(services: ReturnType<typeof openTestServices>): PlayTools<T>;
  /** A game of these players, often one that ends soon. */
  record(dice: Dice, players: readonly RecordPlayer[]): GameRecord;
  /** Something that is done with pieces of the hand on turn; `state` holds it. */
  action(dice: Dice, state: T['state']): T['action'];
  move(dice: Dice, state: T['state']): T['proposal'];
  /** Ends a turn without anything else. */
  endTurn(by: Seat): T['proposal'];
}

/** Two or three people, now and then one alone, now and then a computer among them. */
function randomPlayers(dice: Dice): readonly RecordPlayer[] {
  const names = ['Anna', 'Bram', 'Cleo'].slice(0, dice.chance(15) ? 1 : 2 + dice.below(2));
  const people = names.map((name) => ({ name, kind: 'person' as const }));
  const computer = { name: 'Dora', kind: 'computer' as const, level: 1 };
  return people.length === 1 || dice.chance(30) ? [...people, computer] : people;
}

function table<T extends TableTypes>(play: Play<T>) {
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(`${stage.kind}: ${JSON.stringify(stage)}`);
  const { game } = stage;
  const { rules } = game.game;
  const state = currentState(game.timeline);
  return { ...game, rules, state, over: rules.ending(state) !== undefined, ...rules.turn(state) };
}

/** Whose hand is open, told from what was done alone. */
class Witness {
  curtain = true;
  private forward: Seat | undefined;
  private known: Seat | undefined;
  private turn = 0;

  look<T extends TableTypes>(play: Play<T>): (seat: Seat) => boolean {
    const { record, over, seat: onTurn, number } = table(play);
    if (onTurn !== this.known || number !== this.turn) {
      this.known = onTurn;
      this.turn = number;
      this.forward = this.curtain ? undefined : onTurn;
    }
    if (over) return () => true;
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

const often = (action: Action, times: number): readonly Action[] => Array<Action>(times).fill(action);
type Action =
  | 'undo'
  | 'redo'
  | 'lift'
  | 'hint'
  | 'close'
  | 'review'
  | 'act'
  | 'make'
  | 'curtain'
  | 'leave'
  | 'load'
  | 'window';
const actions: readonly Action[] = [
  ...often('undo', 2),
  ...often('redo', 2),
  ...often('lift', 3),
  ...often('hint', 2),
  'close',
  ...often('review', 2),
  ...often('act', 4),
  ...often('make', 5),
  'curtain',
  'leave',
  'load',
  'window',
];

/** Somebody does anything in any order at a table with a curtain; after each step the hands are those that may be open. */
export async function doAnything<T extends TableTypes>(
  game: HiddenHands<T>,
  seed: number,
  steps: number,
): Promise<void> {
  const dice = new Dice(seed % 2 ** 31);
  const services = openTestServices(smallWords);
  const tools = game.tools(services);
  const text = formatRecord(game.record(dice, randomPlayers(dice)));
  const { id } = expectOk(await services.gateway.call('createGame', { text }));
  const play = createPlay<T>(services.gateway, id, tools);
  await play.load();
  play.setCurtain(true);
  const window = createPlay<T>(services.gateway, id, tools);
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
    const { state, record, timeline, rules, over, seat: onTurn } = table(play);
    const people = peopleOf(record);
    const mayLay = onTurn !== undefined && people.includes(onTurn) && open(onTurn);
    const before = play.store.getState();
    const where = `seed ${seed}: ${done.join(', ')}`;
    for (const seat of record.players.keys()) {
      const hands = handsAt({ rules, hidesHands: true }, state, people, before.forward);
      expect(isOpen(hands, seat as Seat), where).toBe(open(seat as Seat));
    }
    if (before.hint !== undefined) expect(mayLay, where).toBe(true);

    const action = dice.pick(actions);
    done.push(action);
    switch (action) {
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
        const opened = await openReplayed(record.game as GameId, timeline as OpenedReview['timeline'], 1);
        if (opened === undefined || opened.turns.length === 0) break;
        const turn = dice.pick(opened.turns);
        // A search finds nothing here: what is tried is whether the hand may be looked at.
        const asked = await play.review(opened, turn).answer;
        expect(asked.ok || asked.problem.code !== 'play/hand-covered', where).toBe(open(turn.seat));
        break;
      }
      case 'act':
        play.act(game.action(dice, state));
        if (!mayLay) expect(play.store.getState().draft, where).toBe(before.draft);
        break;
      case 'make': {
        if (over) break;
        const move = game.move(dice, state);
        if (move.by === 'clock' || record.players[move.by]?.kind === 'computer') break;
        await play.make([move]);
        const isMade = table(play).timeline.length > timeline.length;
        // Between turns anybody may speak up, and on words the whole table rules.
        const needsHand = move.by === onTurn && !tools.parts.drafting.isOfTable(move);
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
        if (onTurn !== undefined && people.includes(onTurn)) await window.make([game.endTurn(onTurn)]);
        await play.heard();
        break;
    }
  }
  away();
}
