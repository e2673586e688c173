import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button, useAnnounce } from '#renderer/controls/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import { refusalText, type Translate } from '#shared/i18n/index.ts';
import { useGateway } from '../gateway-context.tsx';
import { useSettings } from '../settings-context.tsx';
import { setFilePicker } from './handed-file.ts';
import type { OpenedFile } from './open-files.ts';
import './files.css';

/** Opens files that are dropped anywhere on the window, or chosen with Ctrl+O, and tells what was refused. */
export function FilesOpened() {
  const { t } = useTranslation('common');
  const gateway = useGateway();
  const { change } = useSettings();
  const [, go] = useLocation();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<readonly OpenedFile[]>();
  const opening = useRef<File[]>(undefined);
  const open = async (files: readonly File[]) => {
    if (files.length === 0) return;
    // Files that come while others are being opened join them.
    if (opening.current !== undefined) {
      opening.current.push(...files);
      return;
    }
    const all = [...files];
    opening.current = all;
    setOutcome(undefined);
    setBusy(true);
    try {
      const { openFiles } = await import('./open-files.ts');
      const opened = await openFiles(all, {
        gateway,
        onSetWords: (key, list) => {
          change({ remembered: { [key]: list } });
        },
      });
      const [only] = opened;
      if (opened.length > 1 || only?.opened.ok !== true) setOutcome(opened);
      else if (only.opened.value.path !== undefined) go(only.opened.value.path);
    } finally {
      opening.current = undefined;
      setBusy(false);
    }
  };
  const isOver = useFilesOver((files) => void open(files));
  useCommands({ 'everywhere.open': () => picker.current?.click() });
  useEffect(() => {
    setFilePicker(() => picker.current?.click());
    return () => {
      setFilePicker(undefined);
    };
  }, []);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('files.field')}
        onChange={(event) => {
          void open([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {(isOver || isBusy) && <Over text={t(isOver ? 'files.drop' : 'files.reading')} />}
      {outcome !== undefined && (
        <Outcome
          outcome={outcome}
          onClose={() => {
            setOutcome(undefined);
          }}
        />
      )}
    </>
  );
}

function Over({ text }: { readonly text: string }) {
  const say = useAnnounce();
  useEffect(() => {
    say(text);
  }, [say, text]);
  return (
    <div className="files-over" aria-hidden>
      <p>{text}</p>
    </div>
  );
}

interface OutcomeProps {
  readonly outcome: readonly OpenedFile[];
  readonly onClose: () => void;
}

function Outcome({ outcome, onClose }: OutcomeProps) {
  const { t } = useTranslation('common');
  const title = useRef<HTMLHeadingElement>(null);
  const refused = outcome.filter(({ opened }) => !opened.ok).length;
  const told = [
    t('files.opened', { count: outcome.length - refused }),
    ...(refused > 0 && outcome.length > refused ? [t('files.refused', { count: refused })] : []),
  ].join(' ');
  // Speech reads the heading, and the list follows it.
  useEffect(() => {
    title.current?.focus();
  }, [outcome]);
  return (
    <section className="files-outcome sheet" aria-labelledby="files-outcome">
      <h2 id="files-outcome" ref={title} tabIndex={-1}>
        {told}
      </h2>
      <ul>
        {outcome.map(({ name, opened }, at) => (
          <li key={at}>
            {!opened.ok ? (
              refusalText(t as Translate, name, opened.problem)
            ) : opened.value.path === undefined ? (
              name
            ) : (
              <a href={`#${opened.value.path}`}>{name}</a>
            )}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onClose}>
        {t('files.close')}
      </Button>
    </section>
  );
}

/** Returns whether files are held over the window. A field for files takes its own. */
function useFilesOver(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    const holdsFiles = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true &&
      !(target instanceof Element && target.matches('[type="file"]'));
    const over = (event: DragEvent) => {
      setOver(holdsFiles(event));
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      dropped([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', over);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', over);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
