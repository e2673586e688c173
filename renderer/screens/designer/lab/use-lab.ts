import { useEffect, useRef, useState } from 'react';
import { askDesigner } from '#renderer/worker/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { worthDefaults, type WorthSums } from '#shared/set-design/index.ts';
import type { DesignWords } from '../use-words.ts';

export interface Lab {
  /** What is known; undefined before the first hands, and when the set or the list is another. */
  readonly sums: WorthSums | undefined;
  /** Hands that are wanted in all, while it runs. */
  readonly wanted: number | undefined;
  readonly problem: Problem | undefined;
  /** A first answer; after it, as many hands as it takes for a better one. Nothing that was drawn is drawn again. */
  readonly run: () => void;
  /** Ends the thread; what it has told stays. */
  readonly stop: () => void;
}

interface Kept {
  readonly set: PieceSet;
  readonly list: string;
  readonly sums?: WorthSums;
  readonly wanted?: number | undefined;
  readonly problem?: Problem;
}

/** Measures what pieces are worth on a thread of its own, as long as somebody wants it. `ended` hears when a leg is over. */
export function useLab(set: PieceSet, { file }: DesignWords, ended: (sums: WorthSums) => void): Lab {
  const [kept, setKept] = useState<Kept>();
  const task = useRef<{ readonly stop: () => void }>(undefined);
  // Another set, another list or another screen: nobody waits for the answer any more.
  useEffect(
    () => () => {
      task.current?.stop();
      task.current = undefined;
    },
    [set, file],
  );
  const now = kept?.set === set && kept.list === file?.file ? kept : undefined;
  return {
    sums: now?.sums,
    wanted: now?.wanted,
    problem: now?.problem,
    run() {
      if (file === undefined || now?.wanted !== undefined) return;
      const { sums: from } = now ?? {};
      const hands =
        from === undefined || from.hands < worthDefaults.enough ? worthDefaults.enough : worthDefaults.most;
      const known = { set, list: file.file };
      const put = (sums: WorthSums, wanted: number | undefined) => {
        setKept({ ...known, sums, wanted });
      };
      setKept({ ...known, ...(from === undefined ? {} : { sums: from }), wanted: hands });
      const asked = askDesigner(
        file,
        { kind: 'worth', ask: { set }, from, hands },
        {
          sums(sums) {
            put(sums, hands);
          },
        },
      );
      task.current = asked;
      void asked.answer.then((answer) => {
        if (answer.ok) {
          put(answer.value, undefined);
          ended(answer.value);
        } else setKept({ ...known, problem: answer.problem });
      });
    },
    stop() {
      task.current?.stop();
      task.current = undefined;
      if (now !== undefined) setKept({ ...now, wanted: undefined });
    },
  };
}
