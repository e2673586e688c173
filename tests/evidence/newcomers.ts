import { pressesASecond, wordsAMinute, type Reckoned } from '#tests/support/newcomers.ts';
import { tableOf } from './table.ts';

/** How long somebody new needs, by what there is to read and to press. */
export function newcomerSection(reckoned: readonly Reckoned[]): string {
  return [
    '## Somebody new',
    `Promised are a first move that counts within 60 s of the first start, and lessons of at most five minutes (P34, P28). No test is
timed and nobody has been: what is on the way is counted, every word read once, ${wordsAMinute} a minute, every move of a lesson typed as its
line, ${pressesASecond} presses a second. Thinking is not counted. \`tests/shared/newcomers.test.ts\` fails where it is more than promised, and
\`tests/e2e/first-visit.test.ts\` makes that first move: Play now, a word, Enter.`,
    tableOf(
      ['until', 'words', 'presses', 'seconds'],
      reckoned.map(({ what, words, presses, seconds }) => [what, words, presses, seconds]),
    ),
  ].join('\n\n');
}
