import type { BalanceFigures } from '#shared/set-design/balance/balance.ts';
import { blockersOf } from '#shared/set-design/balance/judgement.ts';
import type { Finding } from '#shared/set-design/checks/finding.ts';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import { problemText, type Translate } from './translator.ts';

export function findingText(t: Translate, finding: Finding): string {
  return t(`checks:${finding.code}`, {
    ...finding,
    letters: finding.letters.map(typedLetter).join(', '),
    games: 'games' in finding ? finding.games.map((game) => t(`common:games.${game}`)).join(', ') : '',
    why: 'problem' in finding ? problemText(t, finding.problem) : '',
  });
}

const mostNamed = 4;

/** The figures must come from the whole sample. */
export function blockersText(t: Translate, figures: BalanceFigures): string {
  const named = blockersOf(figures).slice(0, mostNamed);
  const letters = named.map(({ letter, effect }) =>
    t('checks:balance.blocker', { letter: typedLetter(letter), share: Math.round(effect * 1000) / 10 }),
  );
  return t('checks:balance.blockers', { count: named.length, letters: letters.join(', ') });
}
