import { useLayoutEffect, useMemo } from 'react';
import {
  framedPlays,
  useLastMoves,
  useShell,
  type LastMoves,
  type Shell,
  type TableProps,
} from '#renderer/table/index.ts';
import {
  handReasonOf,
  layersOf,
  lineOf,
  shapeOf,
  type CardName,
  type KuboView,
  type LineId,
} from '#shared/games/kubo/index.ts';
import type { MadePlay } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { draftOn, stillToClaim, type FittedDraft } from './draft/draft.ts';
import type { HandCardEntry } from './hand/Hand.tsx';
import { pickedCards } from './draft/line-choice.ts';
import type { FoundLine } from './LinesFound.tsx';
import { lastMoveTexts } from './last-move.tsx';
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
  readonly own: KuboView | undefined;
  readonly last: LastMoves;
}

export function useModel({ play, game }: TableProps<KuboTable>): TableModel {
  const shell = useShell(play, game);
  const { state, names, seat, curtain, people, view } = shell;
  const { orientation } = state.options;
  const layers = useMemo(() => layersOf(orientation), [orientation]);
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
  const { course } = shell;
  const best = useMemo(
    () => linesOfBest(framedPlays({ course }), state.claimed, names),
    [course, state.claimed, names],
  );
  const standing = useMemo(
    (): ShownTable => ({
      layers,
      table: state.table,
      laid,
      last: [...last.marks.keys()] as readonly CardName[],
      chosen: view === undefined ? undefined : draft.chosen,
      open:
        view === undefined ? noCards : view.hand.filter((card) => handReasonOf(view, card).kind === 'free'),
      lines: best.length > 0 ? best : lines.filter(({ owner }) => owner === undefined),
      picked: pickedCards(draft.choice),
    }),
    [layers, state.table, laid, last.marks, view, draft.chosen, draft.choice, lines, best],
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
    draft,
    standing,
    lines,
    next,
    claimer: seat ?? draft.claimer,
    entries,
    own,
    last,
  };
}

/** Lines of earlier rounds have left the table. */
function linesOfBest(
  plays: readonly MadePlay[],
  claimed: KuboView['claimed'],
  names: readonly string[],
): readonly MarkedLine[] {
  return plays.flatMap(({ seat, turn, places }) =>
    claimed
      .filter((one) => one.seat === seat && one.turn === turn && places.includes(one.line))
      .map(({ line }, at, { length }) => {
        const name = names[seat] ?? '';
        return {
          cards: lineOf(line).cards,
          tag: length === 1 ? name : `${name} ${at + 1}`,
          now: false,
          seat,
        };
      }),
  );
}

/** The first card that can lie is chosen by itself, so only what the player has done counts. */
function hasBegun(
  { chosen, hasLetGo, choice, found }: KuboTable['draft'],
  hint: Shell<KuboTable>['hint'],
): boolean {
  return chosen !== undefined || hasLetGo || choice.kind !== 'off' || found.length > 0 || hint !== undefined;
}

const noCards: readonly CardName[] = [];
