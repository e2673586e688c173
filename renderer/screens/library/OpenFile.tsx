import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { handFile, openGameFile, useGateway, useNewest } from '#renderer/app/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import { gameEndings } from '#shared/files/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export interface OpenFileParts {
  readonly onProblem: (problem: Problem | undefined) => void;
  readonly onOpened: (id: string) => void;
}

/** Opens a game from a file that was chosen or dropped. */
export type OpenFile = (file: File | undefined) => void;

export function OpenFileLink({ onFile }: { readonly onFile: OpenFile }) {
  const { t } = useTranslation('library');
  const id = useId();
  return (
    <span className="open-file">
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={['.json,.gcg,application/json', ...gameEndings].join()}
        aria-describedby={`${id}-says`}
        onClick={(event) => {
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0]);
        }}
      />
      <label htmlFor={id}>{t('fromFile')}</label>
      <span id={`${id}-says`} className="visually-hidden">
        {t('fromFileSays')}
      </span>
    </span>
  );
}

export function useOpenFile({ onProblem, onOpened }: OpenFileParts): OpenFile {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const say = useAnnounce();
  const [, go] = useLocation();
  const begin = useNewest();
  const open = async (file: File) => {
    const { isNewest } = begin();
    const opened = await openGameFile(file, gateway);
    if (!isNewest()) return;
    onProblem(opened.ok ? undefined : opened.problem);
    if (!opened.ok) return;
    if (opened.value.kind === 'tiles') {
      handFile('tiles', file);
      go('/tiles');
      return;
    }
    say(t('opened'));
    onOpened(opened.value.id);
  };
  return (file) => {
    if (file !== undefined) void open(file);
  };
}
