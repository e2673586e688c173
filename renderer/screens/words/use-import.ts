import { useCallback, useEffect, useRef, useState } from 'react';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import type { Ask, EventOf, ImportedList } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { sendFile } from './send-file.ts';

export type ImportState =
  | { readonly kind: 'idle' }
  /** In bytes. */
  | { readonly kind: 'sending'; readonly done: number; readonly total: number }
  | { readonly kind: 'making'; readonly progress: EventOf<'importProgress'> }
  | { readonly kind: 'done'; readonly added: ImportedList }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'wrong'; readonly problem: Problem };

export interface Import {
  readonly state: ImportState;
  readonly start: (file: File, how: Pick<Ask<'importLexicon'>, 'title' | 'alphabet' | 'foldAccents'>) => void;
  readonly stop: () => void;
  readonly refuse: (problem: Problem) => void;
}

/** One word list on its way in: how far it is, how it ended, and the way to stop it. Whoever leaves the screen stops it. */
export function useImport(): Import {
  const gateway = useGateway();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const job = useRef<string>(undefined);

  useGatewayEvent(
    'importProgress',
    useCallback((progress: EventOf<'importProgress'>) => {
      if (progress.job === job.current) setState({ kind: 'making', progress });
    }, []),
  );
  const stop = useCallback(() => {
    const stopped = job.current;
    if (stopped === undefined) return;
    job.current = undefined;
    setState({ kind: 'stopped' });
    void gateway.call('cancelImport', { job: stopped });
  }, [gateway]);
  useEffect(() => stop, [stop]);

  const run = async (file: File, how: Parameters<Import['start']>[1]) => {
    const own = `list-${crypto.randomUUID()}`;
    const wanted = () => job.current === own;
    job.current = own;
    setState({ kind: 'sending', done: 0, total: file.size });
    const told = (done: number) => {
      if (wanted()) setState({ kind: 'sending', done, total: file.size });
    };
    const sent = await sendFile(gateway, own, file, told, wanted);
    if (!wanted()) return;
    const answer = sent.ok
      ? await gateway.call('importLexicon', { job: own, file: file.name.slice(0, 255), ...how })
      : sent;
    if (!wanted()) return;
    job.current = undefined;
    setState(answer.ok ? { kind: 'done', added: answer.value } : { kind: 'wrong', problem: answer.problem });
  };
  return {
    state,
    start: (file, how) => {
      run(file, how).catch(() => {
        // The file went away, or may not be read: the browser says no more.
        job.current = undefined;
        setState({ kind: 'wrong', problem: { code: 'lexicon/file-unreadable' } });
      });
    },
    stop,
    refuse: (problem) => {
      setState({ kind: 'wrong', problem });
    },
  };
}
