import { useLayoutEffect, useMemo } from 'react';
import {
  useComparison,
  useLastMoves,
  useReview,
  useShell,
  type Comparison,
  type LastMoves,
  type Review,
  type Shell,
  type TableProps,
} from '#renderer/table/index.ts';
import {
  handReasonOf,
  layersOf,
  lineOf,
  shapeOf,
  type CardName,
  type KuboLine,
  type KuboView,
  type LineId,
} from '#shared/games/kubo/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { draftOn, stillToClaim, type FittedDraft } from './draft/draft.ts';
import type { HandCardEntry } from './hand/Hand.tsx';
import { pickedCards } from './draft/line-choice.ts';
import type { FoundLine } from './LinesFound.tsx';
import { lastMoveTexts } from './last-move.tsx';
import { pastTurns, type PastTurn, type ReviewedTurn } from './review/review.ts';
import type { MarkedLine, ShownTable } from './standing.ts';
import type { KuboTable } from './table-types.ts';
import { tagOf } from './texts.ts';

export interface TableModel extends Shell<KuboTable> {
  readonly draft: FittedDraft;
  readonly standing: ShownTable;
  readonly lines: readonly FoundLine[];
  readonly next: LineId | undefined;
  readonly claimer: Seat | undefined;
  readonly entries: readonly HandCardEntry[];
  readonly review: LayingsReview;
  readonly own: KuboView | undefined;
  readonly last: LastMoves;
}

interface LayingsReview extends Review<KuboTable, PastTurn> {
  readonly comparison: Comparison;
  readonly standing: ShownTable | undefined;
}

function useLayingsReview(shell: Shell<KuboTable>, layers: ShownTable['layers']): LayingsReview {
  const review = useReview(shell, pastTurns);
  const { found } = review;
  const reviewed = found?.ok === true ? found.value : undefined;
  const comparison = useComparison((reviewed?.best?.points ?? 0) > 0, 'played');
  const { shown } = comparison;
  const standing = useMemo(
    () => (reviewed === undefined ? undefined : { layers, ...standingOf(reviewed, shown) }),
    [layers, reviewed, shown],
  );
  return { ...review, comparison, standing };
}

function standingOf({ table, laid, complete, before, best }: ReviewedTurn, shown: Comparison['shown']) {
  return shown === 'played' || best === undefined
    ? { table, laid, lines: marked(complete.map(({ line }) => line)) }
    : { table: [...before, ...best.cards], laid: best.cards, lines: marked(best.lines) };
}

function marked(lines: readonly KuboLine[]): readonly MarkedLine[] {
  return lines.map(({ cards }, at) => ({ cards, tag: tagOf(at), now: false }));
}

export function useModel({ play, game }: TableProps<KuboTable>): TableModel {
  const shell = useShell(play, game);
  const { state, names, seat, curtain, people } = shell;
  const { orientation } = state.options;
  const layers = useMemo(() => layersOf(orientation), [orientation]);
  const review = useLayingsReview(shell, layers);
  const view = review.open === 'none' ? shell.view : undefined;
  const alone = people.length === 1 ? people[0] : undefined;
  const own = useMemo(
    () => view ?? (alone === undefined ? undefined : game.game.rules.viewFor(game.timeline.state, alone)),
    [view, alone, game],
  );
  const draft = useMemo(() => draftOn(own ?? state, shell.draft), [own, state, shell.draft]);
  // A cursor on the cell of a card in the hand would give that card away once the hand is covered.
  useLayoutEffect(() => {
    if (curtain) play.act({ kind: 'cursor', card: undefined });
  }, [play, curtain]);
  const last = useLastMoves(
    shell,
    lastMoveTexts,
    hasBegun(shell.draft, shell.hint) ? shell.draft : undefined,
  );
  const found = useMemo(() => stillToClaim(draft, state), [draft, state]);
  const next = found.at(-1);
  const claimed = useMemo(() => state.claimed.filter(({ turn }) => turn === state.turn), [state]);
  const lines = useMemo(() => {
    const facts = (line: LineId) => {
      const { cards, points } = lineOf(line);
      return { cards, points, shape: shapeOf(lineOf(line), orientation) };
    };
    const had = claimed.map(({ line, seat: at, stolen }) => ({
      ...facts(line),
      line,
      owner: { seat: at, name: names[at] ?? '' },
      stolen,
    }));
    const open = found.map((line) => ({ ...facts(line), line, owner: undefined, stolen: false }));
    return [...had, ...open].map((one, at): FoundLine => ({
      ...one,
      tag: tagOf(at),
      now: one.line === next,
    }));
  }, [claimed, found, next, names, orientation]);
  const laid = state.phase.kind === 'over' ? noCards : state.phase.laid;
  const standing = useMemo(
    (): ShownTable => ({
      layers,
      table: state.table,
      laid,
      last: [...last.marks.keys()] as readonly CardName[],
      chosen: view === undefined ? undefined : draft.chosen,
      open:
        view === undefined ? noCards : view.hand.filter((card) => handReasonOf(view, card).kind === 'free'),
      lines: lines.filter(({ owner }) => owner === undefined),
      picked: pickedCards(draft.choice),
    }),
    [layers, state.table, laid, last.marks, view, draft.chosen, draft.choice, lines],
  );
  const entries = useMemo(() => {
    if (own === undefined) return [];
    const gone = view === undefined ? noCards : laid;
    return [
      ...gone.map((card): HandCardEntry => ({ card, reason: { kind: 'laid' } })),
      ...draft.order.map((card): HandCardEntry => ({ card, reason: handReasonOf(own, card) })),
    ];
  }, [own, view, laid, draft.order]);
  return {
    ...shell,
    view,
    draft,
    review,
    standing: review.standing ?? standing,
    lines,
    next,
    claimer: seat ?? draft.claimer,
    entries,
    own,
    last,
  };
}

/** The first card that can lie is chosen by itself, so only what the player has done counts. */
function hasBegun(
  { chosen, hasLetGo, choice, found }: KuboTable['draft'],
  hint: Shell<KuboTable>['hint'],
): boolean {
  return chosen !== undefined || hasLetGo || choice.kind !== 'off' || found.length > 0 || hint !== undefined;
}

const noCards: readonly CardName[] = [];
