import { useTranslation } from 'react-i18next';
import { Notice } from '#renderer/controls/index.ts';
import { problemText, ruleOf } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

/** Shows a reason with a link to its rule in the manual. The speech region announces it elsewhere. */
export function RefusalNotice({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('table');
  const rule = ruleOf(problem.code);
  return (
    <Notice alert={false}>
      {problemText(t, problem)}
      {rule === undefined ? null : (
        <>
          {' '}
          <a href={`#/help/${rule.game}/${rule.section}`}>{t('rule')}</a>
        </>
      )}
    </Notice>
  );
}
