import { expect, it } from 'vitest';
import { lastMoveTexts } from '#renderer/games/kubo/last-move.tsx';
import type { KuboTable } from '#renderer/games/kubo/table-types.ts';
import type { TurnMade } from '#renderer/table/last-move/turns-since.ts';
import { kubo, kuboLines, shapeOf, type CardName, type KuboEvent } from '#shared/games/kubo/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { seat } from '#shared/kernel/index.ts';

const { t } = createTranslator();
const tom = seat(1);

function told(...events: readonly KuboEvent[]) {
  const made = {
    seat: tom,
    turn: 9,
    moves: [{ events, turn: 9, isOwn: true }],
    from: 0,
    points: 0,
    total: 0,
  };
  const view = { seats: [{ cards: 5 }, { cards: 3 }] };
  return lastMoveTexts.tell(t, made as unknown as TurnMade<KuboTable>, {
    view: view as unknown as KuboTable['view'],
    before: () => view as unknown as KuboTable['view'],
    past: [],
    nameOf: (at) => ['Mum', 'Tom'][at] ?? '',
  });
}

const laid = (card: string): KuboEvent => ({ kind: 'laid', seat: tom, card: card as CardName });
const ended: KuboEvent = { kind: 'turn-ended', seat: tom, laid: 2 };

it('tells the cards of a turn, marks them, and says that nothing was claimed (P35)', () => {
  expect(
    kubo.rules.eventsFor(
      [{ kind: 'drew', seat: tom, compulsory: true, card: 'red S1' as CardName }],
      'table',
    ),
  ).toEqual([{ kind: 'drew', seat: tom, compulsory: true }]);
  expect(told(laid('red XL3'), laid('red XL2'), ended)).toMatchObject({
    title: 'Tom laid 2 cards',
    piecesText: 'red XL3 and red XL2',
    from: 'No line was claimed. Tom holds 3 cards.',
    spoken: 'Tom laid red XL3 and red XL2. No line was claimed. Tom holds 3 cards.',
    places: [{ at: 'red XL3' }, { at: 'red XL2' }],
  });
});

it('says that a turn laid nothing', () => {
  expect(told(ended)?.title).toBe('Tom laid nothing');
});

it('gives the Zoker a moment, and no other line', () => {
  const momentOf = (shape: 'zoker' | 'row') => {
    const line = kuboLines.find((one) => shapeOf(one, 'standard') === shape);
    if (line === undefined) throw new Error(`No ${shape}`);
    const claimed = {
      kind: 'claimed',
      seat: tom,
      line: line.id,
      shape,
      points: line.points,
      move: 1,
      turn: 9,
    };
    return told(claimed as unknown as KuboEvent, ended)?.moment;
  };
  expect(momentOf('zoker')).toBe(t('kuboShell:lastMove.zoker'));
  expect(momentOf('row')).toBeUndefined();
});
