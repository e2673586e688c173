import { useId } from 'react';

export interface FileFieldProps {
  readonly label: string;
  /** What the picker shows, as `accept` of a file input. */
  readonly accept: string;
  readonly says?: string;
  /** Each choice does something at once, so that the same file can be chosen again. */
  readonly again?: true;
  /** Undefined where a choice is taken back. */
  readonly onChoose: (file: File | undefined) => void;
}

/** The platform's own file picker, in the window and in the browser alike. */
export function FileField({ label, accept, says, again, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className="file-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={says === undefined ? undefined : `${id}-says`}
        onClick={(event) => {
          if (again === true) event.currentTarget.value = '';
        }}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0]);
        }}
      />
      {says !== undefined && (
        <span id={`${id}-says`} className="small soft">
          {says}
        </span>
      )}
    </div>
  );
}
