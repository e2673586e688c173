import type { Figures } from '#electron/starter/evidence.mjs';
import { tableOf } from './table.ts';

/** What the turns of computers came to when they were reviewed. */
export function gradeSection(all: readonly Figures[]): string {
  const rows = all.flatMap(({ test, figures }) => {
    const [, level, against, game] = /level (\d+) against (level \d+|itself), of ([a-z]+)$/.exec(test) ?? [];
    if (level === undefined || against === undefined || game === undefined) return [];
    const { games = 0, turns = 0, best = 0, good = 0, slip = 0, mistake = 0, missed = 0 } = figures;
    return [[game, level, against, games, turns, ...[best, good, slip, mistake, missed].map(percent)]];
  });
  return [
    '## Grades of reviews',
    `Computers of a level are graded by what computers of another, and of their own, usually make (P17). Only turns count in which
something could be made. Lower grades are promised to fall with strength, mistakes to stay under 15 % of a level's own measure,
and good or better to be about half of it; where a level makes exactly the usual points in many turns, as one that sees the best
turn does, more of them are good. In Alphacubes one turn of each game that makes less than usual is played on to tell slips from
mistakes.`,
    rows.length === 0
      ? 'None have been kept yet: `npm run at-length GRADE`.'
      : tableOf(
          [
            'game',
            'level',
            'measured against',
            'games',
            'turns',
            'best',
            'good',
            'slip',
            'mistake',
            'missed',
          ],
          rows,
        ),
  ].join('\n\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
