import type { CardName } from '../cards.ts';
import { linesThrough, openLines, type KuboLine } from '../lines.ts';
import { lineText } from '../notation/notation.ts';
import { placingOf } from '../placing.ts';
import type { KuboView } from '../state.ts';

export interface KuboProof {
  readonly kind: 'line' | 'zoker' | 'card' | 'cardZoker' | 'row' | 'oneCard';
  readonly points: number;
  readonly margin: number;
  readonly cards: readonly CardName[];
  readonly lines: readonly KuboLine[];
}

/** A player finds a line that lies open, or the only cards of the hand that complete the most. */
export function proofOf(view: KuboView): KuboProof | undefined {
  if (view.phase.kind !== 'turn') return undefined;
  return view.phase.laid.length > 0 ? openLine(view) : bestCards(view);
}

/** A straight line through the card just laid is seen at once. */
function openLine(view: KuboView): KuboProof | undefined {
  const lines = openLines(view, view.phase);
  const [line] = lines;
  if (line === undefined || lines.length > 1) return undefined;
  const { points } = line;
  const kind = { straight: 'row', diagonal: 'line', zoker: 'zoker' } as const;
  return { kind: kind[line.kind], points, margin: points, cards: [], lines };
}

interface Way {
  readonly cards: readonly CardName[];
  readonly lines: readonly KuboLine[];
  readonly points: number;
}

/** One card that makes more than any other, or two that make more together than any other two. */
function bestCards(view: KuboView): KuboProof | undefined {
  const ones = waysFrom(view, []);
  const twos = ones.flatMap(({ cards }) => waysFrom(view, cards));
  return soleBest(ones) ?? soleBest(twos, Math.max(0, ...ones.map(({ points }) => points)));
}

function waysFrom(view: KuboView, laid: readonly CardName[]): readonly Way[] {
  const now = { options: view.options, table: [...view.table, ...laid] };
  return view.hand
    .filter((card) => !laid.includes(card) && placingOf(now, card).kind === 'free')
    .map((card) => {
      const cards = [...laid, card];
      const lying = new Set([...now.table, card]);
      const through = [...new Set(cards.flatMap(linesThrough))];
      const lines = through.filter((line) => line.cards.every((one) => lying.has(one)));
      return { cards, lines, points: lines.reduce((sum, line) => sum + line.points, 0) };
    });
}

/** The same cards in another order are the same answer. */
function soleBest(ways: readonly Way[], least = 0): KuboProof | undefined {
  const sorted = ways.toSorted((one, other) => other.points - one.points);
  const [best] = sorted;
  if (best === undefined) return undefined;
  const { cards, lines, points } = best;
  const next = sorted.find((way) => keyOf(way) !== keyOf(best));
  const margin = points - Math.max(least, next?.points ?? 0);
  if (points === 0 || margin === 0) return undefined;
  const hasZoker = lines.some((line) => line.kind === 'zoker');
  const isPlain = cards.length === 1 && points === 1;
  const kind = hasZoker ? 'cardZoker' : isPlain ? 'oneCard' : 'card';
  return { kind, points, margin, cards, lines };
}

const keyOf = ({ cards }: Way): string => cards.toSorted().join();

export function answerLines({ cards, lines }: KuboProof): readonly string[] {
  return [...cards.map((card) => `lay ${card}`), ...lines.map(({ id }) => `claim ${lineText(id)}`)];
}
