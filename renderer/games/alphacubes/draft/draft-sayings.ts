import { hiddenLetters } from '#renderer/board/index.ts';
import { wordList } from '#renderer/table/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { heldCube, type Draft } from './draft.ts';
import { heldFacing, type TableModel } from '../use-model.ts';

export const draftSayings = { change: changeText, verdict: verdictText };

function verdictText(t: Translate, { laid, ways }: TableModel): string {
  if (laid?.ok !== true) return '';
  const { score, unknown } = laid.value;
  const worth = t('alphacubes:news.worth', { word: score.words[0]?.word, points: score.total });
  const wrong =
    unknown.length === 0
      ? ''
      : t('alphacubes:unknown', { count: unknown.length, words: wordList(t, unknown) });
  const others = ways.length > 1 ? t('alphacubes:ways.say', { count: ways.length }) : '';
  return [worth, wrong, others].filter((part) => part !== '').join(' ');
}

function changeText(t: Translate, { draft: before }: TableModel, model: TableModel): string | undefined {
  const { draft } = model;
  if (draft.laid.length > before.laid.length) {
    const last = draft.laid.at(-1);
    // A whole word laid at once is announced with its verdict a moment later.
    if (last === undefined || draft.laid.length - before.laid.length > 1) return undefined;
    return t('alphacubes:news.laid', { letter: last.letter, square: last.square });
  }
  if (draft.direction !== before.direction) {
    return t('alphacubes:news.direction', { direction: t(`alphacubes:now.${draft.direction}`) });
  }
  if (draft.laid.length === 0 && before.laid.length > 1) return t('alphacubes:news.recalled');
  const dropped = droppedText(t, before, model);
  if (dropped !== undefined) return dropped;
  const swapped = draft.laid.find(({ square, cube }) =>
    before.laid.some((one) => one.square === square && one.cube !== cube),
  );
  if (swapped !== undefined) {
    const others = hiddenLetters(heldFacing(model, swapped.cube)).join(', ');
    return t('alphacubes:news.swapped', { letter: swapped.letter, square: swapped.square, others });
  }
  const taken = before.laid.find(({ cube }) => !draft.laid.some((one) => one.cube === cube));
  if (taken !== undefined) return t('alphacubes:news.takenUp', { letter: taken.letter });
  const held = draft.gesture.kind === 'holding' ? draft.gesture.cube : undefined;
  if (held === undefined) return undefined;
  const facing = heldFacing(model, held);
  if (held !== heldCube(before)) {
    return t('alphacubes:news.chosen', { letter: facing.top, others: hiddenLetters(facing).join(', ') });
  }
  return draft.facings === before.facings ? undefined : t('alphacubes:news.turned', { letter: facing.top });
}

function droppedText(t: Translate, before: Draft, model: TableModel): string | undefined {
  const { laid, gesture } = model.draft;
  for (const { cube, square, letter } of laid) {
    const from = before.laid.find((one) => one.cube === cube)?.square;
    if (from !== undefined && from !== square) return t('alphacubes:news.moved', { letter, from, square });
  }
  if (before.gesture.kind !== 'dragging' || gesture.kind === 'dragging') return undefined;
  const { cube, from } = before.gesture;
  const letter = heldFacing(model, cube).top;
  const now = laid.find((one) => one.cube === cube)?.square;
  if (now !== undefined && now === from) return t('alphacubes:news.stays', { letter, square: now });
  return now === undefined && from === undefined ? t('alphacubes:news.staysInHand', { letter }) : undefined;
}
