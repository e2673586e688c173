import { useId } from 'react';

export interface FileFieldProps {
  readonly label: string;
  readonly accept: string;
  readonly says?: string;
  /** Clears the field before each choice, so that the same file can be chosen again. */
  readonly again?: true;
  /** `file` is undefined if the choice is withdrawn. */
  readonly onChoose: (file: File | undefined) => void;
}

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
