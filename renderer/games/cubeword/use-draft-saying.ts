import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import { wordList } from '#renderer/table/index.ts';
import { placedCube, setOf } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { faceOf } from './reduce.ts';
import { placedCubeText, placeWords, poolCubeText, runText } from './texts.ts';
import type { TableModel } from './use-model.ts';
import { faultsOf, liftedText } from './VerdictPlace.tsx';

/** Milliseconds without another move before the turn is judged aloud. */
const pauseMs = 700;

export function useDraftSaying(model: TableModel): void {
  const { t } = useTranslation('cubewordTable');
  const say = useAnnounce();
  const { view, draft, lifted } = model;
  const before = useRef(model);
  const latest = useRef(model);
  useEffect(() => {
    const last = before.current;
    before.current = model;
    latest.current = model;
    if (view === undefined || last.view !== view || last.draft === draft) return;
    const sentence = draftText(t, last, model);
    if (sentence !== undefined) say(sentence);
  }, [model, view, draft, say, t]);

  const { parts } = draft;
  const place = lifted?.place;
  const judged = useRef(parts);
  useEffect(() => {
    if (view === undefined || (judged.current === parts && place === undefined)) return;
    const timer = setTimeout(() => {
      const isNew = judged.current !== parts;
      judged.current = parts;
      const { lifted: carried } = latest.current;
      const verdict =
        carried !== undefined
          ? (liftedText(t, latest.current)?.says ?? '')
          : isNew
            ? verdictText(t, latest.current)
            : '';
      if (verdict !== '') say(verdict);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [view, parts, place, say, t]);
}

/** The points of the turn, or what keeps it from ending. */
function verdictText(t: Translate, { check }: TableModel): string {
  if (check === undefined || check.moves === 0) return '';
  const faults = faultsOf(check);
  if (faults.length > 0) {
    const words = wordList(
      t,
      faults.map((run) => runText(t, run)),
    );
    return t('cubewordTable:faults', { count: faults.length, words });
  }
  return t('cubewordTable:news.worth', { points: check.score.total, moves: check.moves });
}

/** Undefined where the focus or the verdict already says it. */
function draftText(
  t: Translate,
  before: TableModel,
  { draft, check, state }: TableModel,
): string | undefined {
  const last = before.draft;
  const set = setOf(state.options);
  if (draft.direction !== last.direction) return t(`cubewordTable:news.${draft.direction}`);
  if (draft.typing !== last.typing && draft.typing !== 'letter')
    return t(`cubewordTable:how.${draft.typing}`);
  const part = draft.parts.at(-1);
  if (draft.held === undefined && part !== undefined && draft.parts.length > last.parts.length) {
    const there = check === undefined ? undefined : placedCube(check.felt, part.cube);
    // Several moves at once get their verdict after the pause.
    if (there === undefined || draft.parts.length > last.parts.length + 1) return undefined;
    return t('cubewordTable:news.at', { letter: there.letter, place: placeWords(there) });
  }
  if (draft.held === undefined) {
    return last.held === undefined || draft.parts !== last.parts ? undefined : t('cubewordTable:news.letGo');
  }
  const there = check === undefined ? undefined : placedCube(check.felt, draft.held);
  if (draft.naming && !last.naming) return t('cubewordTable:turn.typeName');
  if (draft.held === last.held && draft.faces === last.faces && draft.parts === last.parts) return undefined;
  const cube =
    there === undefined
      ? poolCubeText(t, set, draft.held, faceOf(set, draft, draft.held))
      : placedCubeText(t, set, there);
  return draft.held === last.held
    ? t('cubewordTable:news.turned', { cube })
    : t('cubewordTable:news.chosen', { cube });
}
