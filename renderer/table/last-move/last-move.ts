import type { ReactNode } from 'react';
import { stateBefore } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import { announcedText } from '../event-texts.ts';
import type { NameOf, TableTexts } from '../game-table.ts';
import { pastMoves, type LoadedGame, type PastMove, type TableTypes } from '../store/index.ts';
import { turnsSince, type TurnMade } from './turns-since.ts';

/** A game tells as much of a turn as it can; what it leaves out is told by the sentences for its events. */
export interface MoveTold {
  readonly title?: string;
  /** Each entry is a word, or another group of pieces that belong together. */
  readonly pieces?: readonly ReactNode[];
  /** This names the pieces where the title does not. */
  readonly piecesText?: string;
  readonly sum?: readonly { readonly text: string; readonly points: string }[];
  readonly from?: string;
  readonly note?: string;
  /** This sentence is there for what seldom happens and counts much. */
  readonly moment?: string;
  readonly spoken?: string;
  readonly places?: readonly MarkedPlace[];
}

/** `at` is a name that the game's table knows; `letter` is what lay there before and has gone. */
export interface MarkedPlace {
  readonly at: string;
  readonly letter?: string;
}

export interface ShownMove extends MoveTold {
  readonly seat: Seat;
  readonly turn: number;
  /** The moves of one turn have one number, so that it is told apart from the others. */
  readonly id: number;
  /** This is the number of moves that the turn had. */
  readonly steps: number;
  readonly title: string;
  readonly spoken: string;
  readonly points: number;
  readonly total: number;
}

export interface TellContext<T extends TableTypes> {
  /** This is what the whole table sees now, and what it saw before the turn. */
  readonly view: T['view'];
  readonly before: () => T['view'];
  readonly past: readonly PastMove<T>[];
  readonly nameOf: NameOf;
}

export type TellMove<T extends TableTypes> = (
  t: Translate,
  made: TurnMade<T>,
  context: TellContext<T>,
) => MoveTold | undefined;

/** Returns true if the last move of the record, whoever made it, is one of those that have a moment. */
export function isMoment<T extends TableTypes>(
  t: Translate,
  game: LoadedGame<T>,
  tell: TellMove<T>,
): boolean {
  const { rules } = game.game;
  const past = pastMoves(game);
  const last = past.at(-1);
  if (last === undefined || last.move.by === 'clock') return false;
  const from = past.length - 1;
  const view = rules.viewFor(game.timeline.state, 'table');
  const before = () => rules.viewFor(stateBefore(rules, game.timeline, from), 'table');
  const moves = [{ ...last, events: rules.eventsFor(last.events, 'table') }];
  const made = { seat: last.move.by, turn: last.turn, moves, from, points: 0, total: 0 };
  return tell(t, made, { view, before, past, nameOf: () => '' })?.moment !== undefined;
}

/** Returns what the others did since the last turn of `me`, the newest first, and nothing that is hidden from anybody. */
export function movesShown<T extends TableTypes>(
  t: Translate,
  game: LoadedGame<T>,
  me: Seat,
  { texts, tell }: { readonly texts: TableTexts<T>; readonly tell: TellMove<T> },
): readonly ShownMove[] {
  const { rules } = game.game;
  const past = pastMoves(game);
  const nameOf: NameOf = (seat) => game.record.players[seat]?.name ?? '';
  const view = rules.viewFor(game.timeline.state, 'table');
  return turnsSince(game, me).flatMap((made): readonly ShownMove[] => {
    const events = made.moves.flatMap((one) => one.events);
    const happened = announcedText(t, texts, events, nameOf);
    const before = () => rules.viewFor(stateBefore(rules, game.timeline, made.from), 'table');
    const told = tell(t, made, { view, before, past, nameOf }) ?? {};
    const title = told.title ?? happened;
    if (title === '') return [];
    const { seat, turn, points, total, from: id } = made;
    return [
      {
        ...told,
        title,
        spoken: told.spoken ?? happened,
        seat,
        turn,
        points,
        total,
        id,
        steps: made.moves.length,
      },
    ];
  });
}
