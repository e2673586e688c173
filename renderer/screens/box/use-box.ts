import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import { useSay } from '#renderer/controls/index.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { squareName } from './tray.ts';

export interface Box {
  readonly state: BoxState;
  /** Why the last wish could not be fulfilled at all. */
  readonly problem: Problem | undefined;
  readonly connect: (path: string) => Promise<void>;
  readonly disconnect: () => Promise<void>;
}

/** A port that begins so is the simulated box inside the program. */
export const simulator = 'simulator:';
export const isSimulated = (path: string): boolean => path.startsWith(simulator);

const unknown: BoxState = { asOf: 0, link: 'off', changes: [] };

type Change = BoxState['changes'][number];

/** Two changes may have the same moment, but not the same square. */
const isNews = (newest: Change, before: Change | undefined): boolean =>
  newest.at !== before?.at || newest.square !== before.square;

/** A picture that is unsure for a moment, and sure again, is nothing to be said aloud. */
function isTurn(before: BoxState['link'], after: BoxState['link']): boolean {
  return before !== after && after !== 'unsure' && !(before === 'unsure' && after === 'live');
}

/** The box as it stands, told by the services; changes and turns of the link are said aloud. */
export function useBox(): Box {
  const { t } = useTranslation('box');
  const gateway = useGateway();
  const say = useSay();
  const [state, setState] = useState(unknown);
  const [problem, setProblem] = useState<Problem>();
  const spoken = useRef(unknown);

  const take = useCallback(
    (next: BoxState) => {
      const before = spoken.current;
      if (next.asOf < before.asOf) return;
      spoken.current = next;
      setState(next);
      const [newest] = next.changes;
      const columns = next.info?.columns;
      if (next.problem !== undefined && next.problem.code !== before.problem?.code)
        say(problemText(t, next.problem));
      else if (next.movedFrom !== before.movedFrom && next.movedFrom !== undefined) say(t('moved', next));
      else if (isTurn(before.link, next.link)) say(t(`link.${next.link}.title`, { port: next.port ?? '' }));
      else if (newest !== undefined && columns !== undefined && isNews(newest, before.changes[0])) {
        say(t(newest.full ? 'filled' : 'emptied', { square: squareName(newest.square, columns) }));
      }
    },
    [say, t],
  );
  useGatewayEvent('boxChanged', take);
  // Found as it stands, the box is not news to be said.
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
      settle(await gateway.call('connectBox', { path }));
    },
    disconnect: async () => {
      settle(await gateway.call('disconnectBox'));
    },
  };
}
