import { blockersOf, type BalanceFigures } from '#shared/set-design/index.ts';
import { t } from './texts.ts';

export function balanceRow(name: string, figures: BalanceFigures): readonly string[] {
  const { hands, mean, error, median, lowTenth, dead, poor } = figures;
  return [
    name,
    `${hands}`,
    `${rounded(mean)} ± ${rounded(error)}`,
    rounded(median),
    rounded(lowTenth),
    percent(dead),
    percent(poor),
  ];
}

export function balanceHead({ poorBelow }: BalanceFigures): readonly string[] {
  const name = (key: 'hands' | 'mean' | 'median' | 'low' | 'dead'): string => t(`cli:balance.${key}`);
  return [
    '',
    name('hands'),
    name('mean'),
    name('median'),
    name('low'),
    name('dead'),
    t('cli:balance.poor', { poorBelow }),
  ];
}

/** Figures per piece are left out of the JSON, since they would be as long as the set. */
export function balanceFacts(balance: BalanceFigures) {
  const { pieces: _, ...figures } = balance;
  return { ...figures, blockers: blockersOf(balance).map(({ letter }) => letter) };
}

function rounded(number: number): string {
  return number < 100 ? `${Math.round(number * 10) / 10}` : `${Math.round(number)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
