import { useTranslation } from 'react-i18next';
import { helpPlaceOf, problemText, ruleOf } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { Notice, type NoticeProps } from './Notice.tsx';

export interface ProblemSentenceProps {
  readonly problem: Problem;
  /** Names the sentence alone, without the link. */
  readonly id?: string | undefined;
  /** Stands in the place of the problem's own text where a sentence around it says more. */
  readonly says?: string | undefined;
}

export interface ProblemNoticeProps extends Omit<NoticeProps, 'children' | 'id'>, ProblemSentenceProps {}

/** Shows a problem with the way to the section of Help that explains it; beside what mends it there is room for the way. */
export function ProblemNotice({ problem, id, says, mend, ...rest }: ProblemNoticeProps) {
  const { t } = useTranslation();
  if (mend === undefined)
    return (
      <Notice {...rest}>
        <ProblemSentence problem={problem} id={id} says={says} />
      </Notice>
    );
  const mends = (
    <>
      {mend} <HelpLink code={problem.code} />
    </>
  );
  return (
    <Notice {...rest} mend={mends}>
      <span id={id}>{says ?? problemText(t, problem)}</span>
    </Notice>
  );
}

/** Says what a problem is, and leads to the rule behind a refusal or to what Help says about it. */
export function ProblemSentence({ problem, id, says }: ProblemSentenceProps) {
  const { t } = useTranslation();
  return (
    <>
      <span id={id}>{says ?? problemText(t, problem)}</span> <HelpLink code={problem.code} />
    </>
  );
}

function HelpLink({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const place = helpPlaceOf(code);
  if (place === undefined) return null;
  return (
    <a className="help-link" href={`#/help/${place.page}/${place.section}`}>
      {t(ruleOf(code) === undefined ? 'common:readInHelp' : 'table:rule')}
    </a>
  );
}
