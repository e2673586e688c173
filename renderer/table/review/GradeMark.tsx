import type { Grade } from '#shared/engine/index.ts';
import './grade-mark.css';

/** The marks are drawn in a square of 14, so that the chart can put the same ones on its lines. */
const strokes: Readonly<Record<Grade, string>> = {
  best: 'M4 7.2 6.3 9.6 10.2 4.6',
  good: 'M1.8 7.6 5.2 11.2 12.4 3',
  slip: 'M3 11.8 11.4 2.2',
  mistake: 'M2.4 2.4 11.6 11.6M11.6 2.4 2.4 11.6',
  unchallenged: 'M3 1.4V13',
  missed: 'M2 2H12V12H2z',
};

export function GradeShape({ grade }: { readonly grade: Grade }) {
  return (
    <g className={`grade-shape grade-shape--${grade}`}>
      {grade === 'best' ? <rect x="1.2" y="1.2" width="11.6" height="11.6" rx="1.6" /> : null}
      {grade === 'unchallenged' ? <path className="grade-flag" d="M3 1.8H12.6L10.3 5.2 12.6 8.6H3z" /> : null}
      <path className="grade-stroke" d={strokes[grade]} />
    </g>
  );
}

export function GradeMark({ grade, size = 14 }: { readonly grade: Grade; readonly size?: number }) {
  return (
    <svg aria-hidden className="grade-mark" width={size} height={size} viewBox="0 0 14 14">
      <GradeShape grade={grade} />
    </svg>
  );
}

/** These grades are told heavier than the others. */
export function isHeavy(grade: Grade | undefined): boolean {
  return grade === 'best' || grade === 'mistake' || grade === 'unchallenged' || grade === 'missed';
}
