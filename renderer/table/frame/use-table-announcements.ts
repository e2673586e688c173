import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearAnnouncements, useAnnounce } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { eventsText, newsText } from '../event-texts.ts';
import { pointsText } from '../score/score-parts.tsx';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import type { TableTexts } from '../game-table.ts';
import type { TableTypes } from '../store/index.ts';
import type { LastMoves } from '../last-move/use-last-moves.ts';
import type { Shell } from '../use-shell.ts';

/** Returns a function that announces what the others did since this person's last turn. */
export function useTableAnnouncements<T extends TableTypes>(
  model: Shell<T> & { readonly last?: LastMoves },
  texts: TableTexts<T>,
): () => void {
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const hush = useClearAnnouncements();
  const { news, refusal, names, unsaved, computer, ending, scores, hands, answering } = model;
  const { view, seat, turn, last, course, state } = model;
  const puzzle = usePuzzle();
  // The answer of a puzzle says itself what was made, and nobody goes on from it.
  const isOver = puzzle !== undefined && puzzle.standing !== 'open';

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

  const standing = names.map((name, at) =>
    t('lastMove.score', { name, points: pointsText(scores[at] ?? 0) }),
  );
  const lastText = `${(last?.moves ?? []).map(({ spoken }) => spoken).join(' ')} ${standing.join(', ')}.`;
  const newest = last?.moves[0];
  const newsSaid = useRef(news?.serial);
  const cameTo = useRef<string>(undefined);
  useEffect(() => {
    const isNews = news !== undefined && news.serial !== newsSaid.current;
    newsSaid.current = news?.serial;
    const turnNow = view === undefined ? cameTo.current : `${turn} ${seat}`;
    const comes = turnNow !== cameTo.current && newest !== undefined;
    cameTo.current = turnNow;
    if (isOver) return;
    if (!isNews) {
      // The hand was uncovered, or the table opened, without anything having happened now.
      if (comes) say(lastText);
      return;
    }
    // A turn of several moves has been told in parts, so that it is told as a whole once it is over.
    if (comes && news.kind === 'made' && newest.steps > 1) {
      const quiet = news.events.filter(({ kind }) => texts.quiet.includes(kind));
      say(`${lastText} ${eventsText(t, texts, quiet, (at) => names[at] ?? '')}`.trim());
      return;
    }
    say(newsText(t, texts, news, { names, ending, scores, answering, course, state }));
  }, [
    news,
    names,
    ending,
    scores,
    answering,
    course,
    state,
    texts,
    say,
    t,
    view,
    turn,
    seat,
    newest,
    lastText,
    isOver,
  ]);

  const refusalSaid = useRef(refusal);
  useEffect(() => {
    const before = refusalSaid.current;
    if (refusal?.serial === before?.serial) return;
    refusalSaid.current = refusal;
    if (before !== undefined) say(problemText(t, before.problem), 'over');
    if (refusal !== undefined) say(problemText(t, refusal.problem), 'urgent');
  }, [refusal, say, t]);

  useEffect(() => {
    if (isOver) return;
    const name = 'seat' in computer ? (names[computer.seat] ?? '') : '';
    if (computer.kind === 'stopped') say(`${t('computer.stopped', { name })}.`);
    if (computer.kind === 'failed')
      say(`${t('computer.failed', { name })}. ${problemText(t, computer.problem)}`, 'urgent');
  }, [computer, names, isOver, say, t]);

  const failed = unsaved?.problem;
  useEffect(() => {
    if (failed !== undefined) say(`${t('unsaved.title')} ${problemText(t, failed)}`, 'urgent');
  }, [failed, say, t]);

  return useCallback(() => {
    if (last !== undefined) say(newest === undefined ? t('lastMove.none') : lastText);
  }, [last, newest, lastText, say, t]);
}
