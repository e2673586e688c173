import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { RequestOf, EventOf, Exported } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type ExportState =
  | { readonly kind: 'idle' }
  /** This many jobs (`before`) come first. */
  | { readonly kind: 'waiting'; readonly before: number }
  | { readonly kind: 'drawing'; readonly progress: Progress | undefined }
  | { readonly kind: 'done'; readonly product: string; readonly sentence: string }
  | { readonly kind: 'wrong'; readonly product: string; readonly problem: Problem };

export function isUnderWay({ kind }: ExportState): boolean {
  return kind === 'waiting' || kind === 'drawing';
}

export type ExportRequest = Omit<RequestOf<'exportSheets'>, 'job'>;

export interface Export {
  readonly state: ExportState;
  readonly start: (ask: ExportRequest) => Promise<boolean>;
  /** Exports several files as one. The result is shown for the key `shown`; `told` says where the file went. */
  readonly startBundle: (
    shown: string,
    ask: Omit<RequestOf<'exportBundle'>, 'job'>,
    told: (file: Exported) => string,
  ) => Promise<boolean>;
  readonly cancel: () => void;
  readonly forget: () => void;
}

/** Where the sentences about a file of each format are. */
const groups = {
  pdf: '',
  svg: '',
  dxf: '',
  stl: 'solid.',
  '3mf': 'solid.',
  tabletop: 'tabletop.',
  board: 'board.',
} as const;

/** Runs one export at a time; its result is shown only with the key `shown`. */
export function useExport(shown: string): Export {
  const { t } = useTranslation('print');
  const gateway = useGateway();
  const say = useAnnounce();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const job = useRef<string>(undefined);

  useGatewayEvent(
    'printProgress',
    useCallback((progress: EventOf<'printProgress'>) => {
      if (progress.job !== job.current) return;
      setState(
        progress.stage === 'waiting'
          ? { kind: 'waiting', before: progress.before }
          : { kind: 'drawing', progress },
      );
    }, []),
  );
  const cancel = useCallback(() => {
    if (job.current !== undefined) void gateway.call('cancelJob', { job: job.current });
  }, [gateway]);
  useEffect(() => cancel, [cancel]);

  const run = async <T extends { readonly file: Exported }>(
    product: string,
    call: (job: string) => Promise<Result<T>>,
    told: (made: T) => string,
  ) => {
    job.current = `sheets-${crypto.randomUUID()}`;
    setState({ kind: 'drawing', progress: undefined });
    const answer = await call(job.current);
    job.current = undefined;
    if (!answer.ok) {
      const stopped = answer.problem.code === 'print/cancelled';
      if (stopped) say(t('stopped'));
      setState(
        stopped
          ? { kind: 'done', product, sentence: t('stopped') }
          : { kind: 'wrong', product, problem: answer.problem },
      );
      return false;
    }
    const { file } = answer.value;
    if (file.kind === 'cancelled') {
      setState({ kind: 'idle' });
      return false;
    }
    const sentence = told(answer.value);
    say(sentence);
    setState({ kind: 'done', product, sentence });
    return true;
  };
  const start = (ask: ExportRequest) =>
    run(
      ask.product,
      (named) => gateway.takeFile('exportSheets', { ...ask, job: named }),
      ({ file, sheets }) => {
        const group = groups[ask.format];
        if (file.kind === 'saved') return t(`${group}savedAt`, { count: sheets, path: file.path });
        return file.kind === 'cancelled' ? '' : t(`${group}handedOver`, { count: sheets, name: file.name });
      },
    );
  const isOfAnother = 'product' in state && state.product !== shown;
  return {
    state: isOfAnother ? { kind: 'idle' } : state,
    start,
    startBundle: (product, ask, told) =>
      run(
        product,
        (named) => gateway.takeFile('exportBundle', { ...ask, job: named }),
        ({ file }) => told(file),
      ),
    cancel,
    forget: useCallback(() => {
      setState((now) => (isUnderWay(now) ? now : { kind: 'idle' }));
    }, []),
  };
}
