import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#shared/i18n/index.ts';
import { longestName, type Problem, type Result } from '#shared/kernel/index.ts';
import { Button } from './Button.tsx';
import { useAnnounce } from './SpeechRegion.tsx';
import { TextField } from './TextField.tsx';

export interface QuestionProps {
  readonly className: string;
  readonly asks: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Question({ className, asks, yes, no, onYes, onNo }: QuestionProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  // The question replaces the pressed button, so it takes the focus and is read first.
  useEffect(() => {
    group.current?.focus();
  }, []);
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className={className}
      data-rest
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onNo();
      }}
    >
      <span id={id} className="small">
        {asks}
      </span>
      <Button size="small" onClick={onYes}>
        {yes}
      </Button>
      <Button size="small" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}

export interface NameFormProps<Name> {
  readonly className: string;
  readonly label: string;
  readonly begins: string;
  readonly says?: string;
  readonly check: (written: string) => Result<Name, Problem>;
  readonly keep: string;
  readonly cancel: string;
  readonly onName: (name: Name) => void;
  readonly onCancel: () => void;
}

export function NameForm<Name>(props: NameFormProps<Name>) {
  const { className, label, begins, says, check, keep, cancel, onName, onCancel } = props;
  const { t } = useTranslation();
  const say = useAnnounce();
  const [written, setWritten] = useState(begins);
  const [problem, setProblem] = useState<Problem>();
  const take = (event: FormEvent) => {
    event.preventDefault();
    const name = check(written);
    if (name.ok) {
      onName(name.value);
      return;
    }
    setProblem(name.problem);
    say(problemText(t, name.problem), 'urgent');
  };
  return (
    <form
      className={`name-form ${className}`}
      noValidate
      onSubmit={take}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
    >
      <TextField
        label={label}
        showLabel
        autoFocus
        value={written}
        maxLength={longestName}
        says={says}
        problem={problem}
        onChange={(next) => {
          setProblem(undefined);
          setWritten(next);
        }}
      />
      <Button type="submit" size="small">
        {keep}
      </Button>
      <Button size="small" onClick={onCancel}>
        {cancel}
      </Button>
    </form>
  );
}
