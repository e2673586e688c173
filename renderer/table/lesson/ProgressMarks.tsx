import './progress-marks.css';

/** Always stands beside the same in words. `at` is -1 where nothing has begun. */
export function ProgressMarks({ at, count }: { readonly at: number; readonly count: number }) {
  return (
    <span className="lesson-marks" aria-hidden>
      {Array.from({ length: count }, (_, step) => (
        <span
          key={step}
          className={`lesson-mark lesson-mark--${step < at ? 'made' : step === at ? 'now' : 'left'}`}
        />
      ))}
    </span>
  );
}
