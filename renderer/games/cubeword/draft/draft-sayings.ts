import { wordList } from '#renderer/table/index.ts';
import { placedCube, setOf } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { faceOf } from './reduce.ts';
import { placedCubeText, placeWords, poolCubeText, runText } from '../texts.ts';
import type { TableModel } from '../use-model.ts';
import { faultsOf, liftedText } from '../VerdictPlace.tsx';

export const draftSayings = { change: changeText, verdict: verdictText };

function verdictText(t: Translate, model: TableModel, isNew: boolean): string {
  const { check, lifted } = model;
  if (lifted !== undefined) return liftedText(t, model)?.says ?? '';
  if (!isNew) return '';
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

function changeText(
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
