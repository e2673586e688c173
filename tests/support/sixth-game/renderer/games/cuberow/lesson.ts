import type { LessonTable } from '#renderer/table/index.ts';
import type { CuberowTable } from './parts.ts';

const left = { rings: [['.actions > :nth-child(1)']] };
const right = { rings: [['.actions > :nth-child(2)']] };

export const lesson: LessonTable<CuberowTable> = {
  steps: {
    row: { rings: [['.table-board ul']] },
    left,
    right,
    dear: left,
    again: left,
    ahead: right,
    last: right,
  },
};
