import { useId } from 'react';

export interface FileFieldProps {
  readonly label: string;
  /** The file types that the picker offers, as `accept` of a file input. */
  readonly accept: string;
  readonly says?: string;
  /** Every choice acts at once, so the same file can be chosen again. */
  readonly again?: true;
  /** `file` is undefined if the choice is withdrawn. */
  readonly onChoose: (file: File | undefined) => void;
}

/** This is the platform's own file picker at every door. */
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
