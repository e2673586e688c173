import type { ScoreLine } from './game-table.ts';
import { points } from './points.ts';

/** One line of a player on the score pad: what it was for, and its points. */
export function ScoreEntry({ line }: { readonly line: ScoreLine }) {
  return (
    <span className="score-line figures">
      <span className={line.soft === true ? 'score-word soft' : 'score-word'}>
        {line.struck === true ? <s>{line.text}</s> : line.text}
      </span>
      <b>{points(line.points)}</b>
    </span>
  );
}
