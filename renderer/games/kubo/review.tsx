import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewParts, TurnOnTable } from '#renderer/table/index.ts';
import {
  kubo,
  layersOf,
  lineOf,
  type CardName,
  type KuboLine,
  type KuboTurn,
} from '#shared/games/kubo/index.ts';
import { noChoice } from './draft/line-choice.ts';
import { Felts } from './felts/Felts.tsx';
import { spoken } from './spoken.ts';
import type { MarkedLine, ShownTable } from './standing.ts';
import type { KuboTable } from './table-types.ts';
import { cardsText, tagOf } from './texts.ts';
import './side.css';

type Shown = TurnOnTable<KuboTable, KuboTurn>;

export const review: ReviewParts<KuboTable, KuboTurn> = {
  spoken,
  playedName: (t, { laid }) => ({ name: t('kuboShell:review.cards', { count: laid.length }) }),
  lineName(t, turn, line) {
    const { cards } = layingOf(turn, line);
    return { name: cards.length === 0 ? t('kuboShell:review.cards', { count: 0 }) : cardsText(t, cards) };
  },
  positionOf({ model, turn, best }) {
    const { before, laid } = turn;
    const cards = best === undefined ? laid : layingOf(turn, best).cards;
    const hand = before.hand.filter((card) => !cards.includes(card));
    const view = { ...before, table: [...before.table, ...cards], hand };
    return { view, draft: { ...model.draft, choice: noChoice, found: [] } };
  },
  Picture,
  Hand: ({ turn }) => <HandText turn={turn} />,
};

interface Laying {
  readonly cards: readonly CardName[];
  readonly lines: readonly KuboLine[];
}

/** The line of a turn names each card that is laid, then each line that is claimed. */
function layingOf({ before, seat }: KuboTurn, text: string): Laying {
  const moves = text.split('; ').flatMap((part) => {
    const parsed = kubo.notation.parse(before, seat, part);
    return parsed.ok ? [parsed.value] : [];
  });
  return {
    cards: moves.flatMap((move) => (move.kind === 'lay' ? [move.card] : [])),
    lines: moves.flatMap((move) => (move.kind === 'claim' ? [lineOf(move.line)] : [])),
  };
}

/** The felts at the end of the turn, with the cards that the best laying would have added. */
function Picture({ model: { play, draft }, turn, best }: Shown) {
  const standing = useMemo(() => standingOf(turn, best), [turn, best]);
  const onCursor = (card: CardName) => play.act({ kind: 'cursor', card });
  return (
    <Felts
      standing={standing}
      cursor={draft.cursor ?? firstCard(standing)}
      onCursor={onCursor}
      onPick={onCursor}
    />
  );
}

function firstCard({ layers, laid }: ShownTable): CardName {
  const [card] = [...laid, ...(layers[0] ?? [])];
  if (card === undefined) throw new Error('A layer has cards');
  return card;
}

function standingOf(turn: KuboTurn, best: string | undefined): ShownTable {
  const { before, laid } = turn;
  const laying = best === undefined ? undefined : layingOf(turn, best);
  return {
    layers: layersOf(before.options.orientation),
    table: [...before.table, ...laid],
    laid,
    best: laying?.cards.filter((card) => !laid.includes(card)) ?? [],
    lines: marked(laying?.lines ?? turn.lines.map(({ line }) => line)),
  };
}

function marked(lines: readonly KuboLine[]): readonly MarkedLine[] {
  return lines.map(({ cards }, at) => ({ cards, tag: tagOf(at), now: false }));
}

function HandText({ turn: { before } }: Pick<Shown, 'turn'>) {
  const { t } = useTranslation('kuboTable');
  return (
    <p className="small">
      {before.hand.length === 0 ? t('kuboShell:review.noHand') : cardsText(t, before.hand)}
    </p>
  );
}
