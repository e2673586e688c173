import { useTranslation } from 'react-i18next';
import { helpPlaceOf, problemText, ruleOf } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { Notice, type NoticeProps } from './Notice.tsx';

export interface ProblemNoticeProps extends Omit<NoticeProps, 'children'> {
  readonly problem: Problem;
}

/** Shows a problem with the way to the section of Help that explains it; `id` names its sentence alone. */
export function ProblemNotice({ problem, id, ...rest }: ProblemNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice {...rest}>
      <span id={id}>{problemText(t, problem)}</span> <HelpLink code={problem.code} />
    </Notice>
  );
}

/** Leads to the rule behind a refusal, or to what Help says about a problem. */
export function HelpLink({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const place = helpPlaceOf(code);
  if (place === undefined) return null;
  return (
    <a className="help-link" href={`#/help/${place.page}/${place.section}`}>
      {t(ruleOf(code) === undefined ? 'common:readInHelp' : 'table:rule')}
    </a>
  );
}
