import { restoredOrder } from '#renderer/table/index.ts';
import {
  handReasonOf,
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

export interface Draft {
  /** Until it is moved, the cursor stands on the cell of the chosen card. */
  readonly cursor: CardName | undefined;
  /** Unless the player has let go, the first card that can lie is chosen. */
  readonly chosen: CardName | undefined;
  readonly hasLetGo: boolean;
  readonly order: readonly CardName[];
  readonly choice: LineChoice;
  readonly claimer: Seat | undefined;
  readonly found: readonly LineId[];
}

/** The draft as it is shown, fitted to the present table and hand. */
export interface FittedDraft extends Draft {
  readonly cursor: CardName;
}

export type DraftAction =
  | { readonly kind: 'cursor'; readonly card: CardName | undefined }
  | { readonly kind: 'choose'; readonly card: CardName }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'order'; readonly cards: readonly CardName[] }
  | PointAction
  | { readonly kind: 'between'; readonly action: PointAction };

export type PointAction =
  | { readonly kind: 'point'; readonly by: Seat | undefined; readonly card?: CardName }
  | { readonly kind: 'pick'; readonly card: CardName }
  | { readonly kind: 'back' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'next'; readonly line: LineId };

export type PointProblem =
  | { readonly code: 'kubo/line-incomplete'; readonly line: LineId; readonly missing: readonly CardName[] }
  | { readonly code: 'kubo/line-claimed'; readonly line: LineId; readonly seat: Seat }
  | { readonly code: 'kubo/line-dead'; readonly line: LineId };

const lines = kuboLines.map(({ cards }) => cards);

export function beginDraft(view: KuboView, before: Draft | undefined): Draft {
  return {
    cursor: isOnTurn(view) ? undefined : onTable(view, before?.cursor),
    chosen: undefined,
    hasLetGo: false,
    order: restoredOrder(view.hand, before?.order ?? []),
    choice: noChoice,
    claimer: undefined,
    found: [],
  };
}

/** A cursor on the cell of a card in the hand would give that card away. */
function onTable({ table }: KuboView, card: CardName | undefined): CardName | undefined {
  return card !== undefined && table.includes(card) ? card : undefined;
}

function isOnTurn({ phase, onlooker }: KuboView): boolean {
  return phase.kind === 'turn' && phase.seat === onlooker;
}

/** Cards are laid and drawn within a turn, so the draft is fitted to the present hand. */
export function draftOn(view: KuboView, draft: Draft): FittedDraft {
  const { chosen, hasLetGo } = draft;
  const order = restoredOrder(view.hand, draft.order);
  const isHeld = chosen !== undefined && view.hand.includes(chosen);
  const now = isHeld ? chosen : hasLetGo ? undefined : firstToLay(view, order);
  return { ...draft, chosen: now, order, cursor: draft.cursor ?? now ?? view.table[0] ?? 'blue S1' };
}

function firstToLay(view: KuboView, order: readonly CardName[]): CardName | undefined {
  if (!isOnTurn(view)) return undefined;
  return order.find((card) => handReasonOf(view, card).kind === 'free');
}

export function reduce(draft: Draft, view: KuboView, action: DraftAction): Result<Draft, Problem> {
  switch (action.kind) {
    case 'cursor':
      return ok({ ...draft, cursor: action.card });
    case 'choose':
      return ok({
        ...draft,
        chosen: action.card,
        hasLetGo: false,
        cursor: action.card,
        choice: noChoice,
        claimer: undefined,
      });
    case 'let-go':
      return ok(withoutChosen(draft));
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
        return ok(inWindow(view) ? letGo(draft) : withoutChosen(draft));
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

function withoutChosen(draft: Draft): Draft {
  return { ...draft, chosen: undefined, hasLetGo: true };
}

const inWindow = ({ phase }: KuboView) => phase.kind === 'window';

/** In the steal window, a player who lets go leaves no found lines to the next one. */
function letGo(draft: Draft): Draft {
  return { ...stopped(draft), found: [] };
}

function stopped(draft: Draft): Draft {
  return { ...draft, choice: chooseLine(draft.choice, { kind: 'stop' }, lines), claimer: undefined };
}

function withFound(draft: Draft, line: LineId): Draft {
  return { ...draft, choice: noChoice, found: [...draft.found.filter((one) => one !== line), line] };
}

function pick(draft: Draft, view: KuboView, card: CardName): Result<Draft, Problem> {
  const choice = chooseLine(draft.choice, { kind: 'pick', card }, lines);
  const picked: Draft = { ...draft, choice, cursor: card };
  if (choice.kind !== 'line') return ok(picked);
  const line = lineHolding(choice.cards);
  if (line === undefined) return ok(picked);
  const problem = pointProblem(view, line.id);
  return problem === undefined ? ok(withFound(picked, line.id)) : refuse(problem);
}

/** Looks only at the open table, so it gives nothing away; a wrong claim costs nothing (U7). */
function pointProblem(view: KuboView, line: LineId): PointProblem | undefined {
  const { cards } = lineOf(line);
  const missing = cards.filter((card) => !view.table.includes(card));
  if (missing.length > 0) return { code: 'kubo/line-incomplete', line, missing };
  const claimed = view.claimed.find((one) => one.line === line);
  if (claimed !== undefined) return { code: 'kubo/line-claimed', line, seat: claimed.seat };
  const laid = view.phase.kind === 'over' ? [] : view.phase.laid;
  return cards.some((card) => laid.includes(card)) ? undefined : { code: 'kubo/line-dead', line };
}

export function stillToClaim(draft: Draft, view: KuboView): readonly LineId[] {
  return draft.found.filter((line) => pointProblem(view, line) === undefined);
}

export function formatDraft({ order, chosen, hasLetGo, cursor, found }: Draft) {
  return { order, chosen, hasLetGo, cursor, found };
}

export function parseDraft(view: KuboView, kept: unknown): Draft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { order, chosen, hasLetGo, cursor, found } = kept as Readonly<Record<string, unknown>>;
  const lines = foundIn(view, Array.isArray(found) ? found : []);
  const fitted = draftOn(view, {
    ...beginDraft(view, undefined),
    order: Array.isArray(order) ? order.filter(isCard) : [],
    chosen: undefined,
    hasLetGo: hasLetGo === true,
    found: lines,
    claimer: inWindow(view) && lines.length > 0 && view.onlooker !== 'table' ? view.onlooker : undefined,
  });
  return {
    ...fitted,
    // A card that the table would choose is not a choice of the player's.
    chosen: isCard(chosen) && view.hand.includes(chosen) ? chosen : undefined,
    cursor: onTable(view, isCard(cursor) ? cursor : undefined),
  };
}

function foundIn(view: KuboView, kept: readonly unknown[]): readonly LineId[] {
  if (!mayClaim(view)) return [];
  const found = new Set(kept.flatMap((name) => kuboLines.find(({ id }) => id === name)?.id ?? []));
  return [...found].filter((line) => pointProblem(view, line) === undefined);
}

function mayClaim({ phase, onlooker }: KuboView): boolean {
  if (phase.kind === 'over' || onlooker === 'table') return false;
  return phase.kind === 'turn'
    ? phase.seat === onlooker
    : phase.seat !== onlooker && !phase.waved.includes(onlooker);
}

function isCard(value: unknown): value is CardName {
  return typeof value === 'string' && isCardName(value);
}
