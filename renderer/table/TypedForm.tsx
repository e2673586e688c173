import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, useAnnounce, type TextFieldProps } from '#renderer/controls/index.ts';
import { useShortcut, type CommandName } from '#renderer/keys/index.ts';
import type { Play, Saving, TableTypes } from './store/index.ts';
import type { TypedLine } from './use-typed-line.ts';
import { useSaving } from './use-shell.ts';

interface TypedFormProps<T extends TableTypes> extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'problem' | 'children' | 'aria-keyshortcuts'
> {
  readonly className: string;
  readonly play: Play<T>;
  readonly line: Pick<TypedLine, 'text' | 'problem' | 'type' | 'clear'>;
  readonly onEnter: () => void;
  /** Its key leads to the line. */
  readonly command?: CommandName;
  /** With this selector, Escape empties the line and moves the focus to the element that it selects. */
  readonly back?: string;
  readonly children?: ReactNode;
}

export function TypedForm<T extends TableTypes>({
  className,
  play,
  line,
  onEnter,
  back,
  command,
  children,
  ...field
}: TypedFormProps<T>) {
  const { t } = useTranslation();
  const say = useAnnounce();
  const saving = useSaving(play);
  const { held, setHeld } = useHeldLine(saving, line.text, onEnter);
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (saving !== 'saving') {
          onEnter();
          return;
        }
        setHeld(line.text);
        say(t('table:typedWaits'));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || back === undefined) return;
        event.stopPropagation();
        line.clear();
        document.querySelector<HTMLElement>(back)?.focus();
      }}
    >
      <TextField
        autoCapitalize="none"
        {...field}
        aria-keyshortcuts={useShortcut(command)}
        value={line.text}
        onChange={line.type}
        problem={line.problem}
      />
      {held ? <span className="small soft">{t('table:typedWaits')}</span> : children}
    </form>
  );
}

/** A line that is entered while a move is being saved is read for the table that comes of it, unless it is changed before. */
function useHeldLine(saving: Saving['kind'], text: string, onEnter: () => void) {
  const [entered, setHeld] = useState('');
  const held = entered !== '' && entered === text && saving !== 'failed';
  const isDue = held && saving === 'saved';
  useEffect(() => {
    if (!isDue) return undefined;
    let isStale = false;
    // What the table does with the move that is saved now comes first.
    queueMicrotask(() => {
      if (isStale) return;
      setHeld('');
      onEnter();
    });
    return () => {
      isStale = true;
    };
  }, [isDue, onEnter]);
  return { held, setHeld };
}
