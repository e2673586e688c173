import type { BalanceFigures } from '#shared/set-design/index.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import { t } from './texts.ts';

/** Letters shown that block most. */
const blockersShown = 4;
/** From here on a letter's effect is too small to be told from chance. */
const blocks = 0.9;

/** The figures of a balance as one row of a table: see `balanceHead`. */
export function balanceRow(name: string, figures: BalanceFigures): readonly string[] {
  const { mean, error, median, lowTenth, dead, poor } = figures;
  return [
    name,
    `${rounded(mean)} ± ${rounded(error)}`,
    rounded(median),
    rounded(lowTenth),
    percent(dead),
    percent(poor),
  ];
}

export function balanceHead({ poorBelow }: BalanceFigures): readonly string[] {
  const name = (key: 'mean' | 'median' | 'low' | 'dead'): string => t(`cli:balance.${key}`);
  return ['', name('mean'), name('median'), name('low'), name('dead'), t('cli:balance.poor', { poorBelow })];
}

/** Which letters make hands poorer, as a sentence. */
export function blockersText({ letters }: BalanceFigures): string {
  const blockers = letters.filter(({ effect }) => effect < blocks).slice(0, blockersShown);
  if (blockers.length === 0) return t('cli:balance.noBlockers');
  const shown = blockers.map(({ letter, effect }) => `${typedLetter(letter)} ${percent(effect)}`);
  return t('cli:balance.blockers', { letters: shown.join(', ') });
}

/** Figures for JSON: what is per piece would be as long as the set. */
export function balanceFacts(balance: BalanceFigures): Omit<BalanceFigures, 'pieces'> {
  const { pieces: _, ...figures } = balance;
  return figures;
}

function rounded(number: number): string {
  return number < 100 ? `${Math.round(number * 10) / 10}` : `${Math.round(number)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
