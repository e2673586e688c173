import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearAnnouncements, useAnnounce } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { newsText } from '../event-texts.ts';
import type { TableTexts } from '../game-table.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export function useTableAnnouncements<T extends TableTypes>(model: Shell<T>, texts: TableTexts<T>): void {
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const hush = useClearAnnouncements();
  const { news, refusal, names, unsaved, computer, ending, scores, hands, answering } = model;

  // Announcements about a hand end when it is covered. A layout effect runs before the effects that announce events.
  const open = hands.kind === 'one' ? hands.seat : undefined;
  const openBefore = useRef(open);
  useLayoutEffect(() => {
    if (openBefore.current !== undefined && openBefore.current !== open) hush();
    openBefore.current = open;
  }, [open, hush]);

  // A person who opens a game during a computer's turn hears whose turn it is.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const name = model.seat === undefined ? '' : (names[model.seat] ?? '');
    if (model.computing && computer.kind !== 'stopped' && computer.kind !== 'failed')
      say(`${t('turnComputer', { turn: model.turn, name })}.`);
  }, [model, names, computer, say, t]);

  const newsSaid = useRef(news?.serial);
  useEffect(() => {
    if (news === undefined || news.serial === newsSaid.current) return;
    newsSaid.current = news.serial;
    say(newsText(t, texts, news, { names, ending, scores, answering }));
  }, [news, names, ending, scores, answering, texts, say, t]);

  const refusalSaid = useRef(refusal?.serial);
  useEffect(() => {
    if (refusal?.serial === refusalSaid.current) return;
    refusalSaid.current = refusal?.serial;
    // An empty text clears a refusal that is gone.
    say(refusal === undefined ? '' : problemText(t, refusal.problem), 'urgent');
  }, [refusal, say, t]);

  useEffect(() => {
    const name = 'seat' in computer ? (names[computer.seat] ?? '') : '';
    if (computer.kind === 'stopped') say(`${t('computer.stopped', { name })}.`);
    if (computer.kind === 'failed')
      say(`${t('computer.failed', { name })}. ${problemText(t, computer.problem)}`, 'urgent');
  }, [computer, names, say, t]);

  const failed = unsaved?.problem;
  useEffect(() => {
    if (failed !== undefined) say(`${t('unsaved.title')} ${problemText(t, failed)}`, 'urgent');
  }, [failed, say, t]);
}
