import { wordList, type SpokenFacts, type SpokenTexts } from '#renderer/table/index.ts';
import {
  corners,
  dieName,
  facesOpen,
  markIn,
  maySetAside,
  nextSquare,
  problemIn,
  rowsOf,
  setOf,
  spelled,
  squareName,
  typed,
  valueIn,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { draftingSeat, fieldInOrder, triedOn } from './draft/draft.ts';
import { spelledOf } from './draft/spelling.ts';
import type { KubagramTable } from './table-types.ts';

type Facts = SpokenFacts<KubagramTable>;

export const spoken: SpokenTexts<KubagramTable> = {
  hand: handText,
  place: (t, facts) => `${nextText(t, facts.view)} ${centralText(t, facts)}`,
  row: (t, { view }) => boxLineText(t, view, 'row'),
  column: (t, { view }) => boxLineText(t, view, 'column'),
  words: wordsText,
  stock: (t, { view }) =>
    t('kubagramTable:spoken.box', { count: view.box.filter((square) => square !== null).length }),
  now: nowText,
};

function handText(t: Translate, { view }: Facts): string {
  const { phase, options, central } = view;
  if (phase.kind !== 'holding') return t('kubagramTable:spoken.noDie');
  const set = setOf(options);
  const letters = facesOpen(set, central, phase.held).map((letter) =>
    t('kubagramTable:die.plain', { letter: typed(letter), value: valueIn(set, letter) }),
  );
  const mark = t(`kubagramTable:mark.${phase.held.mark}`);
  return t('kubagramTable:spoken.die', { mark, letters: letters.join('; ') });
}

function nextText(t: Translate, view: KubagramView): string {
  const { corner, box, handed } = view;
  if (handed !== undefined) return t('kubagramTable:spoken.handed', { letter: typed(handed.top) });
  if (corner === undefined) return t('kubagramTable:spoken.noCorner');
  const square = nextSquare(box, corner);
  return square === undefined
    ? t('kubagramTable:held.noMore')
    : t('kubagramTable:spoken.next', { die: squareText(t, view, square) });
}

function squareText(t: Translate, { box, options }: KubagramView, square: number): string {
  const die = box[square];
  const set = setOf(options);
  const facts = { square: squareName(square), mark: t(`kubagramTable:mark.${markIn(set, square)}`) };
  if (die === null || die === undefined) return t('kubagramTable:box.empty', facts);
  if (die.unseen === true) return t('kubagramTable:box.unseen', facts);
  const shown = { ...facts, letter: typed(die.top), value: valueIn(set, die.top) };
  return t(die.joker ? 'kubagramTable:box.joker' : 'kubagramTable:box.die', shown);
}

/** Before the box is turned, the rows are those of its first corner. */
function boxLineText(t: Translate, view: KubagramView, along: 'row' | 'column'): string {
  const rows = rowsOf(view.corner ?? 0);
  const next = nextSquare(view.box, view.corner ?? 0) ?? rows[0]?.[0] ?? 0;
  const row = rows.find((one) => one.includes(next)) ?? [];
  const squares = along === 'row' ? row : rows.flatMap((one) => one[row.indexOf(next)] ?? []);
  const dice = squares.map((square) => squareText(t, view, square));
  return t(`kubagramTable:spoken.${along}`, { dice: dice.join('; ') });
}

function centralText(t: Translate, { view, draft, mayMove }: Facts): string {
  const dice =
    draft === undefined || !mayMove ? view.central : fieldInOrder(view, triedOn(view, draft.tried));
  if (dice.length === 0) return t('kubagramTable:spoken.noCentral');
  const letters = dice.map(({ letter }) => typed(letter)).join(', ');
  return t('kubagramTable:spoken.central', { count: dice.length, letters });
}

function wordsText(t: Translate, { view, nameOf }: Facts): string {
  const set = setOf(view.options);
  return view.seats
    .map(({ words, jokers }, seat) => {
      const said = [
        ...words.map(({ dice, points }) =>
          t('kubagramTable:spoken.word', { word: typed(spelled(dice)), points }),
        ),
        ...jokers.map((die) => t('kubagramTable:joker.name', { name: typed(dieName(set, die)) })),
      ];
      const name = nameOf(seat as Parameters<typeof nameOf>[0]);
      return said.length === 0
        ? t('kubagramTable:spoken.noWords', { name })
        : t('kubagramTable:spoken.words', { name, words: said.join('; ') });
    })
    .join(' ');
}

function nowText(t: Translate, facts: Facts): string {
  const { view } = facts;
  const { phase, options, central, claims } = view;
  switch (phase.kind) {
    case 'corner': {
      const squares = corners.map((corner) => squareName(rowsOf(corner)[0]?.[0] ?? 0));
      return t('kubagramTable:spoken.now.corner', { squares: wordList(t, squares) });
    }
    case 'holding': {
      const set = setOf(options);
      const open = facesOpen(set, central, phase.held);
      const letters = wordList(t, open.map(typed));
      const lay = t('kubagramTable:spoken.now.lay', { letters });
      return maySetAside(central, phase.held) ? `${lay} ${t('kubagramTable:spoken.now.aside')}` : lay;
    }
    case 'before':
    case 'after':
    case 'short': {
      const by = phase.seat;
      const may = (['take', 'skip', 'declare', 'end'] as const).filter(
        (kind) => problemIn(view, { kind, by }) === undefined,
      );
      const made = [...may.map((kind) => t(`kubagramTable:spoken.now.${kind}`))];
      const word = spelledText(t, facts);
      const claimed =
        claims.length === 0 ? '' : t('kubagramTable:spoken.now.claims', { count: claims.length });
      return [word, t('kubagramTable:spoken.now.claim'), ...made, claimed]
        .filter((part) => part !== '')
        .join(' ');
    }
    case 'challenge':
    case 'over':
      return '';
  }
}

function spelledText(t: Translate, { view, draft, mayMove, words }: Facts): string {
  const seat = draftingSeat(view);
  if (draft === undefined || seat === undefined || !mayMove) return '';
  const { parts } = triedOn(view, draft.tried);
  const word = spelledOf(view, seat, parts, words);
  return word === undefined
    ? ''
    : t('kubagramTable:spoken.spelled', {
        word: word.word,
        count: word.value.total,
      });
}
