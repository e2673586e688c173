import { useRef, type Ref } from 'react';
import { Button } from './Button.tsx';

export interface FileButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  /** Names the field of the system's own dialog, where the button says more. */
  readonly label: string;
  readonly accept: string;
  readonly describedBy?: string;
  readonly onChoose: (file: File) => void;
  readonly children: string;
}

/** A button that lets a file be chosen in the dialog of the system, the same one again too. */
export function FileButton({ ref, label, accept, describedBy, onChoose, children }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} size="small" aria-describedby={describedBy} onClick={() => picker.current?.click()}>
        {children}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
