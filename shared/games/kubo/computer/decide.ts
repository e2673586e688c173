import { levelIn, type Computers } from '#shared/engine/index.ts';
import { assertNever, ok, type RandomState, type Seat } from '#shared/kernel/index.ts';
import { cardNames } from '../cards.ts';
import { linesThrough, openLines, type KuboLine } from '../lines.ts';
import type { KuboMove } from '../moves.ts';
import type { KuboView } from '../state.ts';
import type { KuboTypes } from '../types.ts';
import { diceFrom, imagine, type Dice } from './imagine.ts';
import { kuboLevels, notices, type KuboLevel } from './levels.ts';
import { bestLay, goodWeights } from './policy.ts';
import { choicesIn, search, type Choice } from './search.ts';
import { solveEnd } from './solve-end.ts';
import { indexOf } from './tables.ts';

/** Computers know only their view and claim only what they notice (U7). */
export const kuboComputers: Computers<KuboTypes> = {
  levels: kuboLevels.map(({ level }) => ({ level, tier: undefined })),
  decide: ({ view, by, level, random }) =>
    Promise.resolve(ok(decide(view, by, levelIn(kuboLevels, level), random))),
};

function decide(view: KuboView, by: Seat, level: KuboLevel, random: RandomState): KuboMove {
  const noticed = openLines(view, view.phase).filter((line) => notices(view, by, line, level.notices));
  const [highestScoring] = noticed.toSorted((one, other) => other.points - one.points);
  if (highestScoring !== undefined) return { kind: 'claim', by, line: highestScoring.id };
  if (view.phase.kind !== 'turn') return { kind: 'wave', by };
  return moveOf(by, choose(view, by, level, random));
}

function moveOf(by: Seat, choice: Choice): KuboMove {
  if (choice === 'end' || choice === 'draw') return { kind: choice, by };
  const card = cardNames[choice];
  if (card === undefined) throw new Error(`No card of Kubo: ${choice}`);
  return { kind: 'lay', by, card };
}

function choose(view: KuboView, by: Seat, level: KuboLevel, random: RandomState): Choice {
  const dice = diceFrom(random);
  switch (level.style) {
    case 'any':
      return layAny(view, by, dice);
    case 'lines':
      return completing(view, by, level) ?? layAny(view, by, dice);
    case 'careful': {
      if (choicesOf(view, by).includes('draw')) return 'draw';
      const card = bestLay(view, by);
      return card === undefined ? 'end' : indexOf(card);
    }
    case 'search': {
      const playOuts = { own: goodWeights, others: goodWeights, rounds: level.rounds };
      return solveEnd(view, by)?.choice ?? search(view, by, random, playOuts);
    }
    default:
      return assertNever(level.style);
  }
}

function choicesOf(view: KuboView, by: Seat): readonly Choice[] {
  const { position, deal } = imagine(view, by);
  deal(() => 0);
  return choicesIn(position);
}

/** A player who does not look ahead lays another card with this chance, in percent. */
const laysOn = 70;

function layAny(view: KuboView, by: Seat, dice: Dice): Choice {
  const choices = choicesOf(view, by);
  if (choices.includes('draw')) return 'draw';
  const cards = choices.filter((choice) => typeof choice === 'number');
  if (cards.length === 0 || dice() % 100 >= laysOn) return 'end';
  return cards[dice() % cards.length] ?? 'end';
}

function completing(view: KuboView, by: Seat, { notices: chances }: KuboLevel): Choice | undefined {
  const lying = new Set(view.table);
  const isMine = (line: KuboLine) => notices(view, by, line, chances);
  const worths = choicesOf(view, by).flatMap((choice) => {
    const card = typeof choice === 'number' ? cardNames[choice] : undefined;
    if (card === undefined) return [];
    const done = linesThrough(card).filter(
      (line) => line.cards.every((one) => one === card || lying.has(one)) && isMine(line),
    );
    return [{ card, points: done.reduce((sum, { points }) => sum + points, 0) }];
  });
  const [best] = worths.toSorted((one, other) => other.points - one.points);
  return best === undefined || best.points === 0 ? undefined : indexOf(best.card);
}
