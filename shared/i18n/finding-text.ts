import type { Finding } from '#shared/set-design/checks/finding.ts';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import { problemText, type Translate } from './translator.ts';

/** What a finding about a set says to its maker: what, where, how to mend it. */
export function findingText(t: Translate, finding: Finding): string {
  return t(`checks:${finding.code}`, {
    ...finding,
    letters: finding.letters.map(typedLetter).join(', '),
    games: 'games' in finding ? finding.games.map((game) => t(`common:games.${game}`)).join(', ') : '',
    why: 'problem' in finding ? problemText(t, finding.problem) : '',
  });
}
