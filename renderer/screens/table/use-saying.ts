import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHush, useSay } from '#renderer/controls/index.ts';
import { heldCube, type Draft } from '#renderer/play/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { hiddenLetters } from '#renderer/board/index.ts';
import { endHeadline, eventsText, wordList } from './speech.ts';
import { heldFacing, type TableModel } from './use-table.ts';

/** Says in the speech region what the screen shows: what happened, what was laid, and what cannot be. */
export function useSaying(model: TableModel): void {
  const { t } = useTranslation('table');
  const say = useSay();
  const hush = useHush();
  const { news, refusal, names, saving, view, computer, state, hands, answering } = model;

  // What was said of a hand goes with it; before the effects that tell what happened.
  const open = hands.kind === 'one' ? hands.seat : undefined;
  const openBefore = useRef(open);
  useLayoutEffect(() => {
    if (openBefore.current !== undefined && openBefore.current !== open) hush();
    openBefore.current = open;
  }, [open, hush]);

  // Whoever opens a game in the midst of a computer's turn hears that it is going on.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const name = model.seat === undefined ? '' : (names[model.seat] ?? '');
    if (model.computing && computer.kind !== 'stopped' && computer.kind !== 'failed')
      say(`${t('turnComputer', { turn: model.state.turn, name })}.`);
  }, [model, names, computer, say, t]);

  const newsSaid = useRef(news?.serial);
  useEffect(() => {
    if (news === undefined || news.serial === newsSaid.current) return;
    newsSaid.current = news.serial;
    const before =
      news.kind === 'made'
        ? ''
        : t(`news.${news.kind === 'taken-back' ? 'takenBack' : 'madeAgain'}`, { count: news.moves });
    const happened = eventsText(t, news.events, (seat) => names[seat] ?? '');
    const end =
      state.phase.kind === 'over'
        ? `${t('over')}. ${endHeadline(t, { state, names }, state.phase.end)}.`
        : '';
    const asked = wordList(
      t,
      answering.map((seat) => names[seat] ?? ''),
    );
    const answer = asked === '' ? '' : t('challenge.say', { count: answering.length, names: asked });
    say([before, happened, answer, end].filter((part) => part !== '').join(' '));
  }, [news, names, state, answering, say, t]);

  const refusalSaid = useRef(refusal?.serial);
  useEffect(() => {
    if (refusal === undefined || refusal.serial === refusalSaid.current) return;
    refusalSaid.current = refusal.serial;
    say(problemText(t, refusal.problem), 'urgent');
  }, [refusal, say, t]);

  useEffect(() => {
    const name = 'seat' in computer ? (names[computer.seat] ?? '') : '';
    if (computer.kind === 'stopped') say(`${t('computer.stopped', { name })}.`);
    if (computer.kind === 'failed')
      say(`${t('computer.failed', { name })}. ${problemText(t, computer.problem)}`, 'urgent');
  }, [computer, names, say, t]);

  const failed = saving.kind === 'failed' ? saving.problem : undefined;
  useEffect(() => {
    if (failed !== undefined) say(`${t('unsaved.title')} ${problemText(t, failed)}`, 'urgent');
  }, [failed, say, t]);

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
