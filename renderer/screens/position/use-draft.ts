import { useEffect, useMemo, useState } from 'react';
import {
  keepInWindow,
  readInWindow,
  readPositionOffer,
  useScreenLanguage,
  withdrawPositionOffer,
} from '#renderer/app/index.ts';
import type { PositionEntry } from '#renderer/games/index.ts';
import type { GameId } from '#shared/games/index.ts';
import {
  amendStep,
  beginHistory,
  parseJson,
  redo,
  stepTo,
  undo,
  type Problem,
} from '#shared/kernel/index.ts';
import type { GameRecord } from '#shared/records/index.ts';
import {
  firstForm,
  formerPlaces,
  isReseated,
  recordOf,
  setupForm,
  type SetupForm,
} from '../new-game/setup-form.ts';

export type StepName = 'entered' | 'players' | 'options' | 'cleared' | 'read' | 'taken';

const keyOf = (id: GameId) => `position.${id}`;

export interface Draft {
  readonly form: SetupForm;
  /** Grows with each step that puts another position, or other players, in place of those on the form. */
  readonly replaced: number;
  readonly isFresh: boolean;
  readonly lastStep: StepName | undefined;
  readonly nextStep: StepName | undefined;
  readonly change: (how: Partial<SetupForm>, step: StepName) => void;
  readonly undo: () => StepName | undefined;
  readonly redo: () => StepName | undefined;
}

/** The position as it was left in this window, even before a reload, with the steps since. */
export function useDraft(id: GameId, names: readonly string[]): Draft {
  const screens = useScreenLanguage();
  const [history, setHistory] = useState(() => {
    const left = beginHistory<SetupForm, StepName>(
      formIn(id, readInWindow(keyOf(id))) ?? firstForm(id, names, [], screens),
    );
    const offered = formIn(id, readPositionOffer(id));
    return offered === undefined ? left : stepTo(left, offered, 'taken');
  });
  const [replaced, setReplaced] = useState(0);
  useEffect(() => {
    const offered = readPositionOffer(id);
    if (offered === undefined) return;
    keepInWindow(keyOf(id), offered);
    withdrawPositionOffer(id);
  }, [id]);
  const show = (next: typeof history) => {
    keepInWindow(keyOf(id), JSON.stringify(next.now));
    setHistory(next);
  };
  const lastStep = history.past.at(-1)?.label;
  const nextStep = history.undone.at(-1)?.label;
  return {
    form: history.now,
    replaced,
    isFresh: Object.keys(entered(history.now)).length === 0,
    lastStep,
    nextStep,
    change(how, step) {
      const next = { ...history.now, ...how };
      // Names and rules are typed letter by letter, and all of it is one step.
      const isTyped = step === 'players' || step === 'options';
      show(
        isTyped && lastStep === step && nextStep === undefined
          ? amendStep(history, next, step)
          : stepTo(history, next, step),
      );
      const isOther = step === 'players' ? areReseated(history.now, next) : replaces(step);
      if (isOther) setReplaced(replaced + 1);
    },
    undo() {
      if (lastStep === undefined) return undefined;
      show(undo(history));
      if (replaces(lastStep)) setReplaced(replaced + 1);
      return lastStep;
    },
    redo() {
      if (nextStep === undefined) return undefined;
      show(redo(history));
      if (replaces(nextStep)) setReplaced(replaced + 1);
      return nextStep;
    },
  };
}

/** What the form keeps of its own, like which hand lies open, holds for the players that it was kept for. */
function areReseated({ players }: SetupForm, next: SetupForm): boolean {
  return isReseated(players.length, formerPlaces(players, next.players));
}

/** Other steps leave the form where its user works, even when they are undone. */
function replaces(step: StepName): boolean {
  return step !== 'entered' && step !== 'options';
}

const nothing = {};

export function entered({ position }: SetupForm): object {
  return position?.entered ?? nothing;
}

function formIn(id: GameId, text: string | undefined): SetupForm | undefined {
  const json = text === undefined ? undefined : parseJson(text);
  const kept = setupForm(id).safeParse(json?.ok === true ? json.value : undefined);
  return kept.success ? kept.data : undefined;
}

interface Checked {
  readonly id: GameId;
  readonly form: SetupForm;
  readonly options: SetupForm['options'];
  readonly entry: PositionEntry | undefined;
  readonly lexicon: GameRecord['lexicon'];
}

export type PositionText =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: Problem };

/** Returns the record that begins from the position, or why there can be none; undefined until the form is loaded. */
export function usePositionText({ id, form, options, entry, lexicon }: Checked): PositionText | undefined {
  const name = lexicon?.name;
  const hash = lexicon?.sha256;
  return useMemo(() => {
    if (entry === undefined) return undefined;
    const list = name === undefined || hash === undefined ? undefined : { name, sha256: hash };
    return textOf({ id, form, options, entry, lexicon: list }, 0);
  }, [id, form, options, entry, name, hash]);
}

export function textOf(
  { id, form, options, entry, lexicon }: Checked & { readonly entry: PositionEntry },
  seed: number,
): PositionText {
  const table = { players: form.players, options };
  const missing = entry.missing?.(entered(form), table);
  if (missing !== undefined) return { ok: false, problem: missing };
  const position = { isChosen: true, entered: entry.fitted(entered(form), table) };
  return recordOf(id, { ...form, options, position }, lexicon, seed);
}
