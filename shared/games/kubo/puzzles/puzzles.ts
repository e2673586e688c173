import type { GamePuzzles, Statement } from '#shared/engine/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { puzzlesIn } from '../../common/kept-puzzles.ts';
import { cardOf, type CardName } from '../cards.ts';
import { cellOf } from '../cells.ts';
import { kuboComputers } from '../computer/decide.ts';
import { lineOf, shapeOf, type KuboLine } from '../lines.ts';
import type { Orientation } from '../options.ts';
import type { KuboTypes } from '../types.ts';
import { problemIn } from '../view.ts';
import { answerLines, proofOf } from './proof.ts';

export const kuboPuzzles: GamePuzzles<KuboTypes> = {
  games: { options: { stealSeconds: 0 }, levels: [1, 1] },
  plain: ['row', 'oneCard'],
  measure: { often: 10, easy: 1, middling: 2 },
  load: async () => puzzlesIn('kubo', (await import('./made.json', { with: { type: 'json' } })).default),
  suits: (view, by) =>
    view.phase.kind === 'turn' &&
    view.phase.seat === by &&
    problemIn(view, { kind: 'draw', by }) !== undefined &&
    proofOf(view) !== undefined,
  prove(view) {
    const proof = proofOf(view);
    if (proof === undefined) return Promise.resolve(refuse({ code: 'puzzle/nothing-to-find' }));
    const { kind, points, margin, cards } = proof;
    const answer = { lines: answerLines(proof), points };
    const facts = cards.length === 0 ? {} : { count: cards.length };
    return Promise.resolve(ok({ kind, points, margin, facts, answers: [answer], words: [] }));
  },
  misfit({ facts = {} }, proposals) {
    const laid = proposals.filter(({ kind }) => kind === 'lay').length;
    const most = facts.count ?? 0;
    return laid > most ? { code: 'puzzle/too-many-cards', most } : undefined;
  },
  attempt(view, by, _puzzle, { level }, tools) {
    // What a level notices hangs on the turn, so that another turn is another try.
    const other = { ...view, turn: view.turn + 1000 * tools.attempt };
    return kuboComputers.decide({ ...tools, view: other, by, level });
  },
  hints({ options: { orientation } }, moves) {
    const cards = moves.flatMap((move) => (move.kind === 'lay' ? [move.card] : []));
    const lines = moves.flatMap((move) => (move.kind === 'claim' ? [lineOf(move.line)] : []));
    const [line] = lines.toSorted((one, other) => other.points - one.points);
    return [
      ...cards.slice(-1).map((card) => ({ kind: 'layer', layer: layerOf(card, orientation) })),
      ...(line === undefined ? [] : lineHints(line, orientation)),
      ...cards.slice(-1).map((card) => ({ kind: 'card', card })),
    ];
  },
};

function lineHints(line: KuboLine, orientation: Orientation): readonly Statement[] {
  const [first, , , last] = line.cards;
  const isFlat = cellOf(first, orientation).height === cellOf(last, orientation).height;
  return [
    isFlat ? { kind: 'flat', layer: layerOf(first, orientation) } : { kind: 'upright' },
    { kind: shapeOf(line, orientation) },
    { kind: 'end', card: first },
  ];
}

/** A layer is called by what its cards have in common. */
function layerOf(card: CardName, orientation: Orientation): string {
  const { colour, size, number } = cardOf(card);
  return { standard: colour, onSide: size, onEnd: `${number}` }[orientation];
}
