import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '#renderer/app/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import { numbered, typistOf, type Typist } from '#renderer/table/index.ts';
import { problemText, type Language } from '#shared/i18n/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Actions } from '../actions.ts';
import type { TableModel } from '../use-model.ts';
import {
  kuboLine,
  problemIn,
  type KuboMove,
  type KuboTypes,
  type KuboView,
} from '#shared/games/kubo/index.ts';
import type { Game } from '#shared/engine/index.ts';

export interface TypedMove {
  readonly play: TableModel['play'];
  readonly text: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  readonly make: () => void;
  readonly problem: Problem | undefined;
  readonly made: string | undefined;
}

interface Entry {
  readonly place: string;
  readonly text: string;
  /** `after` is the number of moves when the text was typed; the problem is dropped after the next move. */
  readonly wrong: { readonly problem: Problem; readonly after: number } | undefined;
}

/** This belongs to the table, so that a move that ends the turn, and removes the field, is still announced. */
export function useTypedMove(model: TableModel, actions: Actions): TypedMove {
  const { t } = useTranslation('kuboShell');
  const say = useAnnounce();
  const language = useScreenLanguage();
  const { play, game, state, view, news, turn, curtain } = model;
  // The text may name cards of a hand, so it is dropped when the hand is covered or the turn ends.
  const place = `${turn} ${state.phase.kind} ${curtain ? 'covered' : 'open'}`;
  const [entry, setEntry] = useState<Entry>({ place, text: '', wrong: undefined });
  const { length } = game.timeline;
  const stands = entry.place === place && (entry.wrong === undefined || entry.wrong.after === length);
  const { text, wrong } = stands ? entry : { text: '', wrong: undefined };
  const [made, setMade] = useState<{ readonly move: string; readonly turn: number }>();
  const coming = useRef<{ readonly move: string; readonly turn: number; readonly text: string }>(undefined);

  // The move is announced together with its news, so that neither silences the other.
  useEffect(() => {
    const done = coming.current;
    if (done === undefined || news?.kind !== 'made') return;
    coming.current = undefined;
    setMade(done);
    setEntry((before) => (before.text === done.text ? { ...before, text: '' } : before));
    say(t('typed.made', { move: done.move }));
  }, [news, say, t]);

  const make = async () => {
    const read = readTyped(game.game, view ?? state, typistsOf(model), text, language);
    setMade(undefined);
    setEntry({ place, text, wrong: read.ok ? undefined : { problem: read.problem, after: length } });
    if (!read.ok) {
      say(problemText(t, read.problem), 'urgent');
      return;
    }
    const before = play.store.getState().news;
    coming.current = { move: game.game.notation.format(view ?? state, read.value), turn, text };
    if (read.value.kind === 'claim' || read.value.kind === 'wave') actions.stop();
    await play.make([read.value]);
    if (play.store.getState().news === before) coming.current = undefined;
  };
  const type = (typed: string) => {
    setEntry({ place, text: typed, wrong: undefined });
    setMade(undefined);
  };
  return {
    play,
    text,
    type,
    clear: () => type(''),
    make: () => void make(),
    problem: wrong?.problem,
    made: made?.turn === turn ? made.move : undefined,
  };
}

function typistsOf({ seat, view, answering, claimer, names }: TableModel): readonly Typist[] {
  const seats = seat === undefined ? answering : view === undefined ? [] : [seat];
  const called = seats.filter((one) => one === claimer);
  return (called.length > 0 ? called : seats).map((one) => ({ seat: one, name: names[one] ?? '' }));
}

interface WhoProblem {
  readonly code: 'kubo/who-claims';
  readonly players: readonly string[];
}

/** Reads a line in this language or in English. */
export function readTyped(
  { notation }: Pick<Game<KuboTypes>, 'notation'>,
  view: KuboView,
  typists: readonly Typist[],
  text: string,
  language: Language = 'en',
): Result<KuboMove, Problem> {
  const typed = typistOf(typists, text);
  if (typed === undefined) {
    return refuse<WhoProblem>({ code: 'kubo/who-claims', players: numbered(typists) });
  }
  const line = kuboLine(language, typed.rest);
  const read = line.asTyped(notation.parse(view, typed.by, line.text));
  if (!read.ok) return read;
  const problem = problemIn(view, read.value);
  return problem === undefined ? read : refuse(problem);
}
