import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { copyText, useFileOut, useGateway, useOneAtATime, type FileOut } from '#renderer/app/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { reportText } from '#shared/records/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { beginAgain } from './begin-again.ts';

/** What is done with a game as a whole: a new round, a file of its record, a report of it. */
export function useWholeGame<T extends TableTypes>({ game, scores }: Shell<T>) {
  const { t } = useTranslation('table');
  const gateway = useGateway();
  const say = useAnnounce();
  const [, goTo] = useLocation();
  const [trouble, setTrouble] = useState<Problem>();
  const once = useOneAtATime();
  const again = async () => {
    const begun = await beginAgain(gateway, game.record, scores);
    if (begun.ok) {
      goTo(`/table/${begun.value.id}`);
      return;
    }
    setTrouble(begun.problem);
  };
  const { outcome: file, save } = useFileOut();
  /** What was last done with the record. Once the game goes on, the outcome of that is no longer shown. */
  const [done, setDone] = useState<{ readonly revision: number; readonly report?: string }>();
  const exportRecord = () => {
    setDone({ revision: game.revision });
    return save(() => gateway.takeFile('exportGame', { id: game.id }));
  };
  const copyReport = async () => {
    const info = await gateway.call('appInfo');
    if (!info.ok) {
      setTrouble(info.problem);
      return;
    }
    const { version, door } = info.value;
    const text = reportText(game.record, { version, door, system: navigator.platform });
    const isCopied = await copyText(text);
    const report = t(isCopied ? 'gameMenu.reportCopied' : 'gameMenu.reportNotCopied');
    setDone({ revision: game.revision, report });
    say(report);
  };
  const outcome: FileOut['outcome'] =
    done?.revision !== game.revision ? undefined : done.report === undefined ? file : { text: done.report };
  return { trouble, outcome, again: () => once(again), exportRecord, copyReport };
}
