import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import { useSay } from '#renderer/controls/index.ts';
import type { Ask, EventOf } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export type ExportState =
  | { readonly kind: 'idle' }
  /** For its turn: `before` jobs come first. */
  | { readonly kind: 'waiting'; readonly before: number }
  | { readonly kind: 'drawing'; readonly done: number; readonly total: number | undefined }
  | { readonly kind: 'done'; readonly product: string; readonly sentence: string }
  | { readonly kind: 'wrong'; readonly product: string; readonly problem: Problem };

export function isUnderWay({ kind }: ExportState): boolean {
  return kind === 'waiting' || kind === 'drawing';
}

export type ExportAsk = Omit<Ask<'exportSheets'>, 'job'>;

export interface Export {
  readonly state: ExportState;
  /** Whether the file has reached its person. */
  readonly start: (ask: ExportAsk) => Promise<boolean>;
  readonly cancel: () => void;
  /** Forgets how the last one ended, once something else is chosen. */
  readonly forget: () => void;
}

/** One export at a time: how far it is, how it ended for the product that is shown, and the way to stop it. */
export function useExport(shown: string): Export {
  const { t } = useTranslation('print');
  const gateway = useGateway();
  const say = useSay();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const job = useRef<string>(undefined);

  useGatewayEvent(
    'printProgress',
    useCallback((progress: EventOf<'printProgress'>) => {
      if (progress.job !== job.current) return;
      setState(
        progress.stage === 'waiting'
          ? { kind: 'waiting', before: progress.before }
          : { kind: 'drawing', done: progress.done, total: progress.total },
      );
    }, []),
  );
  const cancel = useCallback(() => {
    if (job.current !== undefined) void gateway.call('cancelJob', { job: job.current });
  }, [gateway]);
  // Whoever leaves the screen does not wait for the file any more.
  useEffect(() => cancel, [cancel]);

  const start = async (ask: ExportAsk) => {
    job.current = `sheets-${crypto.randomUUID()}`;
    setState({ kind: 'drawing', done: 0, total: undefined });
    const answer = await gateway.takeFile('exportSheets', { ...ask, job: job.current });
    job.current = undefined;
    if (!answer.ok) {
      const stopped = answer.problem.code === 'print/cancelled';
      if (stopped) say(t('stopped'));
      setState(
        stopped
          ? { kind: 'done', product: ask.product, sentence: t('stopped') }
          : { kind: 'wrong', product: ask.product, problem: answer.problem },
      );
      return false;
    }
    const { file, sheets } = answer.value;
    if (file.kind === 'cancelled') {
      setState({ kind: 'idle' });
      return false;
    }
    const isSolid = ask.format === 'stl' || ask.format === '3mf';
    const sentence =
      file.kind === 'saved'
        ? t(isSolid ? 'solid.savedAt' : 'savedAt', { count: sheets, path: file.path })
        : t(isSolid ? 'solid.handedOver' : 'handedOver', { count: sheets, name: file.name });
    say(sentence);
    setState({ kind: 'done', product: ask.product, sentence });
    return true;
  };
  const isOfAnother = 'product' in state && state.product !== shown;
  return {
    state: isOfAnother ? { kind: 'idle' } : state,
    start,
    cancel,
    forget: useCallback(() => {
      setState((now) => (isUnderWay(now) ? now : { kind: 'idle' }));
    }, []),
  };
}
