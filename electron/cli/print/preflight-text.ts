import { spanText, workText, type Preflight } from '#print-templates/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { columns, t } from '../texts.ts';

export function preflightText(title: string, code: string, found: Preflight): string {
  const { sheets, papers, pieces, sides, smallestText, smallestTab, time, machine, warnings } = found;
  const facts = [
    t('cli:check.head', { title, code }),
    t('cli:check.paper', { count: papers, sides: t(`cli:check.${sides}`) }),
    t('cli:check.pieces', { count: pieces }),
    ...(time === undefined ? [] : [workText(time, t)]),
    ...(machine === undefined ? [] : [t('print:preflight.laser', { time: spanText(machine, t) })]),
    ...(smallestText === undefined ? [] : [t('cli:check.text', { size: tenth(smallestText) })]),
    ...(smallestTab === undefined ? [] : [t('cli:check.tab', { width: tenth(smallestTab) })]),
  ];
  const rows = sheets.map(({ paper, side, label, inkCoverage, pieces: onIt }) => [
    side === 'back' ? `${paper}-back` : `${paper}`,
    t('cli:check.ink', { share: tenth(inkCoverage * 100) }),
    onIt === 0 ? '' : t('cli:check.onSheet', { count: onIt }),
    label,
  ]);
  const doubts = warnings.map((warning) => problemText(t, warning));
  const end = doubts.length === 0 ? [t('print:preflight.fine')] : doubts;
  return [facts.join('\n'), columns(rows), end.join('\n')].join('\n\n');
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
