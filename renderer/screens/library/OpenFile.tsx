import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { fileName, handFile, openGameFile, useGateway } from '#renderer/app/index.ts';
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

/** Files are opened in the order in which they come; the last one is shown, and whatever was wrong stays told. */
export function useOpenFile({ onProblem, onOpened }: OpenFileParts): OpenFile {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const say = useAnnounce();
  const [, go] = useLocation();
  const opening = useRef<File[]>(undefined);
  const open = async (file: File, isLast: () => boolean) => {
    const opened = await openGameFile(file, gateway);
    if (!opened.ok) {
      onProblem(opened.problem);
    } else if (opened.value.kind === 'game') {
      say(t('opened'));
      onOpened(opened.value.id);
    } else if (isLast()) {
      handFile('tiles', file);
      go('/tiles');
    } else {
      // Going there would leave the shelf to which the next file belongs.
      const leftOut = { code: 'files/one-at-a-time', name: fileName(file) };
      onProblem(leftOut);
    }
  };
  const openAll = async (files: File[]) => {
    opening.current = files;
    onProblem(undefined);
    try {
      for (let file = files.shift(); file !== undefined; file = files.shift()) {
        await open(file, () => files.length === 0);
      }
    } finally {
      opening.current = undefined;
    }
  };
  return (file) => {
    if (file === undefined) return;
    if (opening.current === undefined) void openAll([file]);
    else opening.current.push(file);
  };
}
