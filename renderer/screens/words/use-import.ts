import { useCallback, useEffect, useRef, useState } from 'react';
import { useGateway, useGatewayEvent } from '#renderer/app/index.ts';
import { sendListFile } from '#renderer/gateway/index.ts';
import type { RequestOf, EventOf, ImportedList } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { alphabetFromList, rareLetters, type ListLetters } from '#shared/lexicon/index.ts';

export interface ChosenLetters {
  readonly counted: ListLetters;
  readonly leftOut: string;
}

export type ImportState =
  | { readonly kind: 'idle' }
  /** `done` and `total` are in bytes. */
  | { readonly kind: 'sending'; readonly done: number; readonly total: number }
  | { readonly kind: 'making'; readonly progress: EventOf<'importProgress'> }
  /** `problem` is the reason why the list is not added yet. */
  | ({ readonly kind: 'choosing'; readonly problem?: Problem } & ChosenLetters)
  | { readonly kind: 'done'; readonly added: ImportedList }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'wrong'; readonly problem: Problem };

export type ImportHow = Omit<RequestOf<'importLexicon'>, 'job' | 'file'>;

export interface Import {
  readonly state: ImportState;
  readonly start: (file: File, how: ImportHow) => void;
  readonly leaveOut: (letters: string) => void;
  readonly choose: (file: File, how: ImportHow) => void;
  readonly stop: () => void;
  readonly drop: () => void;
  readonly refuse: (problem: Problem) => void;
}

export function useImport(): Import {
  const gateway = useGateway();
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const job = useRef<string>(undefined);

  useGatewayEvent(
    'importProgress',
    useCallback((progress: EventOf<'importProgress'>) => {
      if (progress.job !== job.current) return;
      setState((now) => (now.kind === 'choosing' ? now : { kind: 'making', progress }));
    }, []),
  );
  const cancel = useCallback(
    (then: ImportState) => {
      const cancelled = job.current;
      if (cancelled === undefined) return;
      job.current = undefined;
      setState(then);
      void gateway.call('cancelImport', { job: cancelled });
    },
    [gateway],
  );
  const stop = useCallback(() => {
    cancel({ kind: 'stopped' });
  }, [cancel]);
  useEffect(() => stop, [stop]);

  const end = (then: ImportState) => {
    job.current = undefined;
    setState(then);
  };
  const wrong = (problem: Problem): ImportState => ({ kind: 'wrong', problem });

  const add = async (own: string, file: File, how: ImportHow) => {
    const answer = await gateway.call('importLexicon', { job: own, file: nameOf(file), ...how });
    if (job.current !== own) return;
    end(answer.ok ? { kind: 'done', added: answer.value } : wrong(answer.problem));
  };
  const run = async (file: File, how: ImportHow) => {
    const own = `list-${crypto.randomUUID()}`;
    const wanted = () => job.current === own;
    const tell = (done: number) => {
      if (wanted()) setState({ kind: 'sending', done, total: file.size });
    };
    job.current = own;
    tell(0);
    const sent = await sendListFile(gateway, own, file, tell, wanted);
    if (!wanted()) return;
    if (!sent.ok) return end(wrong(sent.problem));
    if (how.alphabet !== alphabetFromList) return add(own, file, how);
    const { foldAccents } = how;
    const answer = await gateway.call('countLetters', { job: own, file: nameOf(file), foldAccents });
    if (!wanted()) return;
    if (!answer.ok) return end(wrong(answer.problem));
    const { counted } = answer.value;
    // A lexicon file brings its own letters, so nothing is left to choose.
    if (counted === undefined) return add(own, file, how);
    setState({ kind: 'choosing', counted, leftOut: rareLetters(counted) });
  };
  /** Reports a step that fails because the file is gone or may not be read; the browser gives no further reason. */
  const trying = (step: Promise<void>) => {
    step.catch(() => {
      end(wrong({ code: 'lexicon/file-unreadable' }));
    });
  };
  return {
    state,
    start: (file, how) => {
      trying(run(file, how));
    },
    leaveOut: (leftOut) => {
      if (state.kind === 'choosing') setState({ kind: 'choosing', counted: state.counted, leftOut });
    },
    choose: (file, how) => {
      const own = job.current;
      if (own === undefined) return;
      setState({ kind: 'making', progress: { job: own, stage: 'reading', done: 0, total: 1 } });
      trying(add(own, file, how));
    },
    stop,
    drop: () => {
      if (state.kind === 'choosing') cancel({ kind: 'idle' });
    },
    refuse: (problem) => {
      setState(state.kind === 'choosing' ? { ...state, problem } : wrong(problem));
    },
  };
}

const nameOf = (file: File): string => file.name.slice(0, 255);
