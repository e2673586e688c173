import { useEffect, useId, useRef } from 'react';
import { Button } from '#renderer/controls/index.ts';

export interface QuestionProps {
  readonly asks: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question that takes the focus; Escape means no. */
export function Question({ asks, yes, no, onYes, onNo }: QuestionProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  // It replaces the pressed button, so it takes the focus and is read first.
  useEffect(() => {
    group.current?.focus();
  }, []);
  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="preset-form"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onNo();
      }}
    >
      <p id={id} className="small">
        {asks}
      </p>
      <Button size="small" onClick={onYes}>
        {yes}
      </Button>
      <Button size="small" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}
