import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moment, useBegun, useFocusFallback, useGateway } from '#renderer/app/index.ts';
import { Button, ProblemNotice, Question, useAnnounce } from '#renderer/controls/index.ts';
import type { DesignSummary } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export function KeptDesign({ design }: { readonly design: DesignSummary }) {
  const { t } = useTranslation('design');
  const gateway = useGateway();
  const say = useAnnounce();
  const [, rememberBegun] = useBegun();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const row = useFocusFallback<HTMLLIElement>();
  const { id, title, pieces, changedAt } = design;

  const remove = async () => {
    const done = await gateway.call('deleteDesign', { id });
    if (!done.ok) {
      setProblem(done.problem);
      return;
    }
    rememberBegun();
    say(t('kept.removed', { title }));
  };
  return (
    <li ref={row}>
      <a href={`#/design/${id}`} data-rest>
        {title}
      </a>
      <span className="small soft figures">
        {t('kept.pieces', { count: pieces })}, {moment.format(changedAt)}
      </span>
      {asking ? (
        <Question
          className="design-asking"
          asks={t('kept.confirm', { title })}
          yes={t('kept.yes')}
          no={t('kept.no')}
          onYes={() => void remove()}
          onNo={() => {
            setAsking(false);
          }}
        />
      ) : (
        <Button
          size="small"
          look="quiet"
          aria-label={t('kept.removeOf', { title })}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('kept.remove')}
        </Button>
      )}
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </li>
  );
}
