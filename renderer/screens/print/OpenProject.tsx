import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  openProjectFile,
  projectFileLimit,
  type OpenedDesign,
  type OpenedProject,
} from '#print-templates/index.ts';
import { useHandedFile, useNewest } from '#renderer/app/index.ts';
import { FileButton, ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Choices, Printable } from './sheet-choices.ts';
import type { OwnSet } from './use-own-set.ts';

/** Accepts a project from the file picker, a file dropped on the window, or the pasted text of a sheet's code. */
export function OpenProject({ onOpen }: { readonly onOpen: (project: OpenedProject) => void }) {
  const { t } = useTranslation('print');
  const id = useId();
  const [problem, setProblem] = useState<Problem>();
  const begin = useNewest();
  // While a file is read, options may be changed, and the screen may be left.
  const latest = useRef<typeof onOpen>(undefined);
  useEffect(() => {
    latest.current = onOpen;
    return () => {
      latest.current = undefined;
    };
  }, [onOpen]);
  const take = (bytes: Uint8Array) => {
    const opened = openProjectFile(bytes);
    setProblem(opened.ok ? undefined : opened.problem);
    if (opened.ok) latest.current?.(opened.value);
  };
  const read = async (file: File) => {
    const { isNewest } = begin();
    if (file.size > projectFileLimit)
      setProblem({ code: 'project/too-large', limit: projectFileLimit } as Problem);
    else {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isNewest()) take(bytes);
    }
  };
  useHandedFile('print', (file) => void read(file));
  usePastes((line) => {
    begin();
    take(new TextEncoder().encode(line));
  });
  return (
    <div className="open-project">
      <FileButton
        label={t('open.button')}
        accept=".pdf,.json,.txt,application/pdf,application/json,text/plain"
        describedBy={id}
        onChoose={(file) => void read(file)}
      >
        {t('open.button')}
      </FileButton>
      <p id={id} className="small soft">
        {t('open.says')}
      </p>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </div>
  );
}

function usePastes(onLine: (line: string) => void): void {
  const paste = useEffectEvent(onLine);
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const line = event.clipboardData?.getData('text') ?? '';
      if (line.trimStart().startsWith('cubewright:')) paste(line);
    };
    window.addEventListener('paste', pasted);
    return () => {
      window.removeEventListener('paste', pasted);
    };
  }, []);
}

interface OpenParts {
  readonly onOpenSet: (text: string) => OwnSet | undefined;
  readonly choose: (choices: Choices, of: Printable) => void;
}

export function useOpenProject({ onOpenSet, choose }: OpenParts): (project: OpenedDesign) => void {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const say = useAnnounce();
  return ({ product: named, set, setText, options }) => {
    const shelf = setText === undefined ? undefined : onOpenSet(setText);
    const opened =
      [...(shelf?.products ?? []), ...(shelf?.solids ?? [])].find(
        ({ template }) => template === named.template,
      ) ?? named;
    choose(options, opened);
    go(`/print/${opened.name}`);
    const facts = {
      title: t([
        `option:print.products.${opened.template}.title`,
        `option:print.solids.${opened.template}.title`,
      ]),
      set: set.title,
    };
    say(t('open.opened', facts));
  };
}
