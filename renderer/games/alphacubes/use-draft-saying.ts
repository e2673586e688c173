import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenLetters } from '#renderer/board/index.ts';
import { useSay } from '#renderer/controls/index.ts';
import { wordList } from '#renderer/table/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { heldCube, type Draft } from './draft.ts';
import { heldFacing, type TableModel } from './use-model.ts';

/** Says what was laid, chosen or turned. */
export function useDraftSaying(model: TableModel): void {
  const { t } = useTranslation('table');
  const say = useSay();
  const { view } = model;
  const before = useRef(model);
  useEffect(() => {
    const last = before.current;
    before.current = model;
    if (view === undefined || last.view !== view || last.draft === model.draft) return;
    const sentence = draftText(t, last.draft, model);
    if (sentence !== undefined) say(sentence);
  }, [model, view, say, t]);
}

/** What a change of the draft is in words; undefined where the focus says it already. */
function draftText(t: Translate, before: Draft, model: TableModel): string | undefined {
  const { draft, laid, ways } = model;
  if (draft.laid.length > before.laid.length) {
    const last = draft.laid.at(-1);
    if (last === undefined) return undefined;
    if (laid?.ok !== true) return t('table:news.laid', { letter: last.letter, square: last.square });
    const { score, unknown } = laid.value;
    const word = score.words[0]?.word;
    const facts = { letter: last.letter, square: last.square, word, points: score.total };
    const wrong =
      unknown.length === 0 ? '' : t('table:unknown', { count: unknown.length, words: wordList(t, unknown) });
    const asked =
      ways.length > 1 && draft.laid.length - before.laid.length > 1
        ? t('table:ways.say', { count: ways.length })
        : '';
    return [t('table:news.laidFor', facts), wrong, asked].filter((part) => part !== '').join('. ');
  }
  // A whole word laid at once may turn the direction as well: the word is what matters.
  if (draft.direction !== before.direction) {
    return t('table:news.direction', { direction: t(`table:now.${draft.direction}`) });
  }
  if (draft.laid.length === 0 && before.laid.length > 1) return t('table:news.recalled');
  const taken = before.laid.find(({ square }) => !draft.laid.some((one) => one.square === square));
  if (taken !== undefined) return t('table:news.takenUp', { letter: taken.letter });
  const swapped = draft.laid.find(({ square, cube }) =>
    before.laid.some((one) => one.square === square && one.cube !== cube),
  );
  if (swapped !== undefined) {
    const others = hiddenLetters(heldFacing(model, swapped.cube)).join(', ');
    return t('table:news.swapped', { letter: swapped.letter, square: swapped.square, others });
  }
  const held = heldCube(draft);
  if (held === undefined) return undefined;
  const facing = heldFacing(model, held);
  if (held !== heldCube(before)) {
    return t('table:news.chosen', { letter: facing.top, others: hiddenLetters(facing).join(', ') });
  }
  return draft.facings === before.facings ? undefined : t('table:news.turned', { letter: facing.top });
}
