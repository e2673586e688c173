import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findSet, parseDesign, type OpenedDesign } from '#print-templates/index.ts';
import { moment, useAnswer, useGateway } from '#renderer/app/index.ts';
import { Button, ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import type { PrintSummary } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export function RecentPrints({ onOpen }: { readonly onOpen: (project: OpenedDesign) => void }) {
  const { t } = useTranslation('print');
  const gateway = useGateway();
  const say = useAnnounce();
  const { result } = useAnswer('listPrints', ['printsChanged']);
  const [problem, setProblem] = useState<Problem>();
  const open = async ({ id }: PrintSummary) => {
    const read = await gateway.call('readPrint', { id });
    const opened = read.ok ? parseDesign(read.value.text) : read;
    if (opened.ok) onOpen(opened.value);
    else setProblem(opened.problem);
  };
  const forget = async (print: PrintSummary) => {
    const removed = await gateway.call('removePrint', { id: print.id });
    setProblem(removed.ok ? undefined : removed.problem);
    if (removed.ok) say(t('recent.forgotten', { title: titleOf(print) }));
  };
  const prints = result?.ok === true ? result.value.prints : [];
  const unreadable = result?.ok === true ? result.value.unreadable.length : 0;
  return (
    <section className="recent" aria-labelledby="recent-prints">
      <h2 id="recent-prints" className="label">
        {t('recent.title')}
      </h2>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {result?.ok === false && <ProblemNotice problem={result.problem} />}
      {result?.ok === true && prints.length === 0 && <p className="small soft">{t('recent.none')}</p>}
      <ul>
        {prints.map((print) => (
          <li key={print.id}>
            <div>
              <Button look="link" size="small" onClick={() => void open(print)}>
                {titleOf(print)}
              </Button>
              <p className="small soft">
                {[setOf(print), paperOf(print), moment.format(print.printedAt)]
                  .filter((part) => part !== '')
                  .join(', ')}
              </p>
            </div>
            <Button
              look="quiet"
              size="small"
              aria-label={t('recent.forgetOne', { title: titleOf(print), code: print.code })}
              onClick={() => void forget(print)}
            >
              {t('recent.forget')}
            </Button>
          </li>
        ))}
      </ul>
      {unreadable > 0 && <p className="small soft">{t('recent.unreadable', { count: unreadable })}</p>}
    </section>
  );

  function titleOf({ template }: PrintSummary): string {
    return t([`option:print.products.${template}.title`, `option:print.solids.${template}.title`]);
  }

  function setOf({ set, setTitle }: PrintSummary): string {
    return findSet(set) === undefined ? setTitle : t(`sets.${set}`);
  }

  function paperOf({ paper }: PrintSummary): string {
    return paper === undefined ? '' : t(`option:print.paper.choices.${paper}`);
  }
}
