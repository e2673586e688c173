import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { flashText } from './flash-text.ts';
import { squareName, trayOf } from './tray.ts';

export interface Box {
  readonly state: BoxState;
  readonly problem: Problem | undefined;
  readonly connect: (path: string) => Promise<void>;
  readonly disconnect: () => Promise<void>;
  readonly flash: (path: string) => Promise<void>;
  readonly stopFlash: () => void;
  readonly forget: () => void;
}

export const virtualBox = 'virtual:';
export const isSimulated = (path: string): boolean => /^(?:virtual|simulator):/.test(path);

const unknown: BoxState = { asOf: 0, link: 'off', changes: [] };

/** Returns false for a spell of `unsure` that ends in `live`, because it is mostly short. */
function isTurn(before: BoxState['link'], after: BoxState['link']): boolean {
  return before !== after && after !== 'unsure' && !(before === 'unsure' && after === 'live');
}

/** A quiet one follows the box but tells no news. */
export function useBox({ isQuiet }: { readonly isQuiet: boolean }): Box {
  const { t } = useTranslation('box');
  const gateway = useGateway();
  const say = useAnnounce();
  const [state, setState] = useState(unknown);
  const [problem, setProblem] = useState<Problem>();
  const spoken = useRef(unknown);

  const take = useCallback(
    (next: BoxState) => {
      const before = spoken.current;
      if (next.asOf < before.asOf) return;
      spoken.current = next;
      setState(next);
      if (isQuiet) return;
      const columns = next.info?.columns;
      const news = changeNews(next, before);
      if (next.problem !== undefined && next.problem.code !== before.problem?.code)
        say(problemText(t, next.problem));
      else if (next.flashing !== undefined && next.flashing.step !== before.flashing?.step)
        say(flashText(t, next.flashing));
      else if (next.movedFrom !== before.movedFrom && next.movedFrom !== undefined) say(t('moved', next));
      else if (isTurn(before.link, next.link)) say(t(`link.${next.link}.title`, { port: next.port ?? '' }));
      else if (columns !== undefined && news === 'many') say(t('finding', { count: trayOf(next).full }));
      else if (columns !== undefined && news !== 'many') {
        for (const { square, full } of news)
          say(t(full ? 'filled' : 'emptied', { square: squareName(square, columns) }));
      }
    },
    [isQuiet, say, t],
  );
  useGatewayEvent('boxChanged', take);
  const find = useCallback((answer: Result<BoxState>) => {
    if (!answer.ok || answer.value.asOf < spoken.current.asOf) return;
    spoken.current = answer.value;
    setState(answer.value);
  }, []);
  useEffect(() => {
    void gateway.call('readBox').then(find);
  }, [gateway, find]);

  const settle = (answer: Result<BoxState>) => {
    setProblem(answer.ok ? undefined : answer.problem);
    find(answer);
  };
  return {
    state,
    problem,
    connect: async (path) => {
      setProblem(undefined);
      settle(await gateway.call('connectBox', { path }));
    },
    disconnect: async () => {
      settle(await gateway.call('disconnectBox'));
    },
    flash: async (path) => {
      setProblem(undefined);
      settle(await gateway.call('flashBox', { path }));
    },
    stopFlash: () => {
      void gateway.call('stopFlash');
    },
    forget: () => {
      setProblem(undefined);
      setState((last) => (last.link === 'refused' ? { ...unknown, asOf: last.asOf } : last));
    },
  };
}

type Change = BoxState['changes'][number];

const namedAtOnce = 3;

/** Returns the new changes, the oldest first, or `many` if there are more than three. */
export function changeNews(
  now: Pick<BoxState, 'changes' | 'info'>,
  before: Pick<BoxState, 'changes' | 'info'>,
): readonly Change[] | 'many' {
  const known = before.changes[0];
  // Two changes can have the same time, but not for the same square.
  const from = now.changes.findIndex(({ at, square }) => at === known?.at && square === known.square);
  const news = from === -1 ? now.changes : now.changes.slice(0, from);
  return news.length > namedAtOnce ? 'many' : news.toReversed();
}
