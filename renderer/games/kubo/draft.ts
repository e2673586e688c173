import {
  isCardName,
  kuboLines,
  lineHolding,
  lineOf,
  type CardName,
  type KuboView,
  type LineId,
} from '#shared/games/kubo/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { chooseLine, noChoice, type LineChoice } from './line-choice.ts';

/** Everything of a turn that is not yet a move: it belongs to the screen, not to the rules. */
export interface Draft {
  /** The card whose cell the keyboard is on. */
  readonly cursor: CardName;
  /** The card chosen in the hand: its cell is shown. */
  readonly chosen: CardName | undefined;
  /** The hand in the order its player likes. */
  readonly order: readonly CardName[];
  /** A line that is being pointed out, and by whom: in the steal window by any of the others. */
  readonly choice: LineChoice;
  readonly claimer: Seat | undefined;
  /** Lines pointed out and not yet claimed, the one about to be claimed last. */
  readonly found: readonly LineId[];
}

export type DraftAction =
  | { readonly kind: 'cursor'; readonly card: CardName }
  | { readonly kind: 'choose'; readonly card: CardName }
  /** Lets go of the card that is chosen. */
  | { readonly kind: 'let-go' }
  | { readonly kind: 'order'; readonly cards: readonly CardName[] }
  | PointAction
  /** The same in the steal window, where it is for all the others and not for the seat on turn. */
  | { readonly kind: 'between'; readonly action: PointAction };

/** Pointing out lines. */
export type PointAction =
  /** Begins a line; `card` is its first card. */
  | { readonly kind: 'point'; readonly by: Seat | undefined; readonly card?: CardName }
  | { readonly kind: 'pick'; readonly card: CardName }
  /** Drops the card picked last; with none the line is let go, and then the card that is chosen. */
  | { readonly kind: 'back' }
  /** Lets go of the line and of whoever points it out: what they do is done without it. */
  | { readonly kind: 'stop' }
  /** Makes this line the one about to be claimed: one that was found before, or that a hint has named. */
  | { readonly kind: 'next'; readonly line: LineId };

/** Why a line that was pointed out is none to claim. */
export type PointProblem =
  | { readonly code: 'kubo/line-incomplete'; readonly line: LineId; readonly missing: readonly CardName[] }
  | { readonly code: 'kubo/line-claimed'; readonly line: LineId; readonly seat: Seat }
  | { readonly code: 'kubo/line-dead'; readonly line: LineId };

const lines = kuboLines.map(({ cards }) => cards);

export function beginDraft(view: KuboView, before: Draft | undefined): Draft {
  return {
    cursor: onTable(view, before?.cursor),
    chosen: undefined,
    order: handOrder(before?.order ?? [], view),
    choice: noChoice,
    claimer: undefined,
    found: [],
  };
}

/** A cursor that waits on the cell of a card in the hand would tell others of that card. */
function onTable({ table }: KuboView, card: CardName | undefined): CardName {
  return card !== undefined && table.includes(card) ? card : (table[0] ?? 'blue S1');
}

/** The hand in the order that its player likes, as far as they have said; new cards come last. */
function handOrder(order: readonly CardName[], { hand }: KuboView): readonly CardName[] {
  const kept = order.filter((card, at) => hand.includes(card) && order.indexOf(card) === at);
  return [...kept, ...hand.filter((card) => !kept.includes(card))];
}

/** The draft with the hand as it is now: within a turn cards are laid and drawn. */
export function draftOn(view: KuboView, draft: Draft): Draft {
  const { chosen } = draft;
  return {
    ...draft,
    chosen: chosen !== undefined && view.hand.includes(chosen) ? chosen : undefined,
    order: handOrder(draft.order, view),
  };
}

export function reduce(draft: Draft, view: KuboView, action: DraftAction): Result<Draft, Problem> {
  switch (action.kind) {
    case 'cursor':
      return ok({ ...draft, cursor: action.card });
    case 'choose':
      return ok({
        ...draft,
        chosen: action.card,
        cursor: action.card,
        choice: noChoice,
        claimer: undefined,
      });
    case 'let-go':
      return ok({ ...draft, chosen: undefined });
    case 'order':
      return ok({ ...draft, order: action.cards });
    case 'between':
      return view.phase.kind === 'window' ? reducePointing(draft, view, action.action) : ok(draft);
    default:
      return reducePointing(draft, view, action);
  }
}

function reducePointing(draft: Draft, view: KuboView, action: PointAction): Result<Draft, Problem> {
  switch (action.kind) {
    case 'point': {
      const begun = chooseLine(draft.choice, { kind: 'begin' }, lines);
      const pointing: Draft = { ...draft, choice: begun, claimer: action.by };
      return action.card === undefined ? ok(pointing) : pick(pointing, view, action.card);
    }
    case 'pick':
      return pick(draft, view, action.card);
    case 'back': {
      if (draft.choice.kind === 'off') {
        return ok(inWindow(view) ? letGo(draft) : { ...draft, chosen: undefined });
      }
      const choice = chooseLine(draft.choice, { kind: 'back' }, lines);
      return ok({ ...draft, choice, claimer: choice.kind === 'off' ? undefined : draft.claimer });
    }
    case 'stop':
      return ok(inWindow(view) ? letGo(draft) : stopped(draft));
    case 'next':
      return ok(withFound(draft, action.line));
  }
}

const inWindow = ({ phase }: KuboView) => phase.kind === 'window';

/** Whoever pointed something out in the steal window does so no more: their lines are not the next player's. */
function letGo(draft: Draft): Draft {
  return { ...stopped(draft), found: [] };
}

function stopped(draft: Draft): Draft {
  return { ...draft, choice: chooseLine(draft.choice, { kind: 'stop' }, lines), claimer: undefined };
}

function withFound(draft: Draft, line: LineId): Draft {
  return { ...draft, choice: noChoice, found: [...draft.found.filter((one) => one !== line), line] };
}

/** A line that is settled joins those that were found, or it is said why it cannot be claimed. */
function pick(draft: Draft, view: KuboView, card: CardName): Result<Draft, Problem> {
  const choice = chooseLine(draft.choice, { kind: 'pick', card }, lines);
  const picked: Draft = { ...draft, choice, cursor: card };
  if (choice.kind !== 'line') return ok(picked);
  const line = lineHolding(choice.cards);
  if (line === undefined) return ok(picked);
  const problem = pointProblem(view, line.id);
  return problem === undefined ? ok(withFound(picked, line.id)) : refuse(problem);
}

/** From what lies open on the table; a wrong claim costs nothing (U7). */
function pointProblem(view: KuboView, line: LineId): PointProblem | undefined {
  const { cards } = lineOf(line);
  const missing = cards.filter((card) => !view.table.includes(card));
  if (missing.length > 0) return { code: 'kubo/line-incomplete', line, missing };
  const claimed = view.claimed.find((one) => one.line === line);
  if (claimed !== undefined) return { code: 'kubo/line-claimed', line, seat: claimed.seat };
  const laid = view.phase.kind === 'over' ? [] : view.phase.laid;
  return cards.some((card) => laid.includes(card)) ? undefined : { code: 'kubo/line-dead', line };
}

/** Lines that are still to be claimed: somebody else may have been quicker. */
export function stillToClaim(draft: Draft, view: KuboView): readonly LineId[] {
  return draft.found.filter((line) => pointProblem(view, line) === undefined);
}

/** What outlives the window. */
export function formatDraft({ order, chosen, cursor, found }: Draft) {
  return { order, chosen, cursor, found };
}

/** What of a kept draft fits the hand and the turn: the order, the card chosen, and the lines found. */
export function parseDraft(view: KuboView, kept: unknown): Draft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { order, chosen, cursor, found } = kept as Readonly<Record<string, unknown>>;
  const lines = foundIn(view, Array.isArray(found) ? found : []);
  return draftOn(view, {
    ...beginDraft(view, undefined),
    order: Array.isArray(order) ? order.filter(isCard) : [],
    chosen: isCard(chosen) ? chosen : undefined,
    cursor: onTable(view, isCard(cursor) ? cursor : undefined),
    found: lines,
    claimer: inWindow(view) && lines.length > 0 && view.onlooker !== 'table' ? view.onlooker : undefined,
  });
}

/** Lines that the onlooker can still claim: those of another turn are dead by now. */
function foundIn(view: KuboView, kept: readonly unknown[]): readonly LineId[] {
  if (!mayClaim(view)) return [];
  const found = new Set(kept.flatMap((name) => kuboLines.find(({ id }) => id === name)?.id ?? []));
  return [...found].filter((line) => pointProblem(view, line) === undefined);
}

/** In their turn, or in the steal window of another's that they have not waved on. */
function mayClaim({ phase, onlooker }: KuboView): boolean {
  if (phase.kind === 'over' || onlooker === 'table') return false;
  return phase.kind === 'turn'
    ? phase.seat === onlooker
    : phase.seat !== onlooker && !phase.waved.includes(onlooker);
}

function isCard(value: unknown): value is CardName {
  return typeof value === 'string' && isCardName(value);
}
