import type { Actor } from '#shared/engine/index.ts';
import { kuboDeck, type KuboColour } from '#shared/pieces/index.ts';
import { assertNever, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { cardOf, codeOf, isCardName, type CardCode, type CardName } from '../cards.ts';
import { lineHolding, lineOf, type LineId } from '../lines.ts';
import type { KuboMove } from '../moves.ts';

export type LineProblem =
  | { readonly code: 'kubo/empty-text' }
  | { readonly code: 'kubo/unknown-text'; readonly found: string }
  /** The text lacks a part of a card or line, as in `lay red` or `claim M2`. */
  | { readonly code: 'kubo/card-expected'; readonly found: string }
  | { readonly code: 'kubo/cards-expected'; readonly found: string }
  | { readonly code: 'kubo/no-line'; readonly cards: readonly CardName[] }
  | { readonly code: 'kubo/clock-closes' }
  | { readonly code: 'kubo/clock-time-expected' };

/** Writes `lay red M2`, `claim red S1 S4`, `claim blue S1 red XL4` or, for the clock, `close` with its milliseconds. */
export function format(move: KuboMove): string {
  switch (move.kind) {
    case 'lay':
      return `lay ${move.card}`;
    case 'claim':
      return `claim ${lineText(move.line)}`;
    case 'close':
      return `close ${move.at}`;
    case 'draw':
    case 'end':
    case 'wave':
      return move.kind;
    default:
      return assertNever(move);
  }
}

export function lineText(line: LineId): string {
  const [from, , , to] = lineOf(line).cards;
  return cardOf(from).colour === cardOf(to).colour ? `${from} ${codeOf(to)}` : `${from} ${to}`;
}

const verbs: Readonly<Record<string, KuboMove['kind']>> = {
  DRAW: 'draw',
  LAY: 'lay',
  CLAIM: 'claim',
  STEAL: 'claim',
  END: 'end',
  WAVE: 'wave',
  CLOSE: 'close',
};

const fillers = new Set(['A', 'CARD', 'TURN', 'ON', 'TO', 'THE', 'AND']);

/** Case and order do not matter. Two or more cards name a line; without a verb it is claimed, and one card is laid. */
export function parse(by: Actor, text: string): Result<KuboMove, LineProblem> {
  const tokens = tokensOf(text);
  const [head] = tokens;
  if (head === undefined) return refuse({ code: 'kubo/empty-text' });
  const unknown = refuse({ code: 'kubo/unknown-text', found: clip(text) } as const);
  const verb = Object.hasOwn(verbs, head) ? verbs[head] : undefined;
  if (verb === 'close') return parseClose(by, tokens.slice(1));
  if (by === 'clock') return unknown;
  const rest = (verb === undefined ? tokens : tokens.slice(1)).filter((token) => !fillers.has(token));
  switch (verb) {
    case 'draw':
    case 'end':
    case 'wave':
      return rest.length === 0 ? ok({ kind: verb, by }) : unknown;
    default: {
      const cards = cardsIn(rest);
      if (cards === undefined && verb === undefined) return unknown;
      const lays = verb === 'lay' || (verb === undefined && cards?.length === 1);
      return lays ? parseLay(by, cards, text) : parseClaim(by, cards, text);
    }
  }
}

type SeatOf = Extract<KuboMove, { kind: 'lay' }>['by'];

function parseLay(
  by: SeatOf,
  cards: readonly CardName[] | undefined,
  text: string,
): Result<KuboMove, LineProblem> {
  const [card, ...others] = cards ?? [];
  return card === undefined || others.length > 0
    ? refuse({ code: 'kubo/card-expected', found: clip(text) })
    : ok({ kind: 'lay', by, card });
}

function parseClaim(
  by: SeatOf,
  cards: readonly CardName[] | undefined,
  text: string,
): Result<KuboMove, LineProblem> {
  if (cards === undefined || new Set(cards).size < 2) {
    return refuse({ code: 'kubo/cards-expected', found: clip(text) });
  }
  const line = lineHolding(cards);
  return line === undefined
    ? refuse({ code: 'kubo/no-line', cards })
    : ok({ kind: 'claim', by, line: line.id });
}

function parseClose(by: Actor, rest: readonly string[]): Result<KuboMove, LineProblem> {
  if (by !== 'clock') return refuse({ code: 'kubo/clock-closes' });
  const at = Number(rest[0]);
  return rest.length === 1 && /^\d{1,15}$/.test(rest[0] ?? '')
    ? ok({ kind: 'close', by, at })
    : refuse({ code: 'kubo/clock-time-expected' });
}

const mostTokens = 16;

function tokensOf(text: string): readonly string[] {
  return text
    .toUpperCase()
    .replace(/\b(S|M|L|XL)[\s-]+([1-4])\b/g, '$1$2')
    .split(/[\s,;.:+–—-]+/)
    .filter((token) => token !== '')
    .slice(0, mostTokens);
}

const colours = new Map<string, KuboColour>(
  kuboDeck.flatMap(({ colour }) => [
    [colour.toUpperCase(), colour],
    [colour.charAt(0).toUpperCase(), colour],
  ]),
);

const codes = new Map<string, CardCode>(
  kuboDeck.flatMap(({ size, number }) => {
    const code: CardCode = `${size}${number}`;
    return [
      [code, code],
      [`${number}${size}`, code],
    ];
  }),
);

/** One colour goes with all codes, and one code with all colours. Returns undefined if they do not pair up. */
function cardsIn(tokens: readonly string[]): readonly CardName[] | undefined {
  const named: KuboColour[] = [];
  const coded: CardCode[] = [];
  for (const token of tokens) {
    const colour = colours.get(token);
    const code = codes.get(token);
    if (colour !== undefined) named.push(colour);
    else if (code !== undefined) coded.push(code);
    else return undefined;
  }
  const count = Math.max(named.length, coded.length);
  const pairUp = (list: readonly unknown[]) => list.length === 1 || list.length === count;
  if (count === 0 || !pairUp(named) || !pairUp(coded)) return undefined;
  return Array.from({ length: count }, (_, at) => {
    const name = `${named[at] ?? named[0] ?? ''} ${coded[at] ?? coded[0] ?? ''}`;
    return isCardName(name) ? [name] : [];
  }).flat();
}

function clip(text: string): string {
  return text.trim().slice(0, 60);
}
