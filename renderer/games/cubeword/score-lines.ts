import { columnsFrom, type PastMove, type ScoreColumns } from '#renderer/table/index.ts';
import type { CubewordTypes, NewWord } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

/** A line of the pad names this many words; of more it names the dearest, and the moves tell the others. */
const listed = 2;

export function scoreColumns(
  t: Translate,
  made: readonly Pick<PastMove<CubewordTypes>, 'events'>[],
  before: readonly number[],
): ScoreColumns {
  const columns = columnsFrom(t('cubewordTable:scores.before'), before);
  for (const event of made.flatMap(({ events }) => events)) {
    if (event.kind === 'passed') {
      columns[event.seat]?.push({ text: t('cubewordTable:scores.pass'), points: 0, soft: true });
    } else if (event.kind === 'turned') {
      const text = wordsText(t, event.score.words);
      columns[event.seat]?.push(
        text === ''
          ? { text: t('cubewordTable:scores.moves', { count: event.cost }), points: 0, soft: true }
          : { text, points: event.score.total },
      );
    }
  }
  return columns;
}

/** Returns for example `SCREW 5, CONE 4`, or `LOWERS 6 and 5 more`; a single word has no points, since they equal the sum. */
function wordsText(t: Translate, words: readonly NewWord[]): string {
  const counted = words.filter(({ standing }) => standing.kind === 'counts');
  const [only, more] = counted;
  if (only !== undefined && more === undefined) return only.word;
  if (counted.length > listed) {
    const [best] = counted.toSorted((one, other) => other.points - one.points);
    const facts = { word: best?.word, points: best?.points, count: counted.length - 1 };
    return t('cubewordTable:scores.more', facts);
  }
  return counted.map(({ word, points }) => `${word} ${points}`).join(', ');
}
