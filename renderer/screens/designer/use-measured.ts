import { useEffect, useState } from 'react';
import { openDesignThread } from '#renderer/worker/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { checkDesign, type BalanceFigures, type Finding } from '#shared/set-design/index.ts';
import { unprintableLetters } from '#print-templates/fonts/index.ts';
import type { DesignWords } from './use-words.ts';

export interface Measured {
  readonly findings: readonly Finding[];
  readonly figures: BalanceFigures | undefined;
  readonly isWhole: boolean;
}

interface Kept extends Partial<Measured> {
  readonly set: PieceSet;
  readonly list: string;
}

/** A set is measured only after this pause, since each typed key makes another set. */
const restMs = 300;

/** Checks a set without words, then with the list on threads; figures improve until they equal those of `set check`. */
export function useMeasured(set: PieceSet, { file }: DesignWords): Measured {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    if (file === undefined) return;
    let stop = (): void => undefined;
    const put = (more: Partial<Measured>) => {
      setKept((before) => ({
        ...(before?.set === set && before.list === file.file ? before : {}),
        set,
        list: file.file,
        ...more,
      }));
    };
    const timer = setTimeout(() => {
      // One thread for both reads the list once, and a check takes little of the time that a balance does.
      const thread = openDesignThread(file);
      stop = thread.stop;
      void thread.run({ kind: 'check', set, strange: unprintableLetters(set.pieces) }).then((answer) => {
        if (answer.ok) put({ findings: answer.value });
      });
      const balance = thread.run(
        { kind: 'balance', ask: { set } },
        {
          figures(figures) {
            put({ figures, isWhole: false });
          },
        },
      );
      void balance.finally(thread.stop).then((answer) => {
        if (answer.ok) put({ figures: answer.value, isWhole: true });
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [set, file]);
  const isOfNow = kept?.set === set && kept.list === file?.file;
  return {
    findings: (isOfNow ? kept.findings : undefined) ?? checkWithout(set),
    figures: isOfNow ? kept.figures : undefined,
    isWhole: isOfNow && kept.isWhole === true,
  };
}

function checkWithout(set: PieceSet): readonly Finding[] {
  const strange = unprintableLetters(set.pieces);
  return checkDesign({ set, hasGlyph: (letter) => !strange.includes(letter) });
}
