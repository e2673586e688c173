import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName, useFocusFallback, useGateway, useLoaded, whole } from '#renderer/app/index.ts';
import { Button, ProblemNotice, Question, useAnnounce } from '#renderer/controls/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { listTitle } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export function ListRow({ list }: { readonly list: LexiconSummary }) {
  const { t } = useTranslation('words');
  const gateway = useGateway();
  const say = useAnnounce();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const row = useFocusFallback<HTMLLIElement>();
  const { name, words, alphabet, sha256, origin, licence, language } = list;
  const title = listTitle(t, list);
  const facts = [
    t('lists.words', { count: words, words: whole.format(words) }),
    ...(alphabet.includes('Ĳ') ? [t('lists.ij')] : []),
    ...(origin === 'imported' ? [t('lists.added')] : []),
    ...(origin === 'imported' && language !== undefined ? [languageName.format(language)] : []),
  ];
  const details = [t('lists.called', { name }), t('lists.sha', { short: sha256.slice(0, 12) })];
  const remove = async () => {
    // The row above gets the focus, because this row disappears with its button.
    const above = row.current?.previousElementSibling;
    const answer = await gateway.call('removeLexicon', { name });
    setProblem(answer.ok ? undefined : answer.problem);
    if (!answer.ok) return;
    above?.querySelector('button')?.focus();
    say(t('lists.removed', { title }));
  };
  return (
    <li ref={row} className="words-row">
      <div className="words-row-head">
        <div>
          <h3>{title}</h3>
          <p className="small soft">{facts.join(' · ')}</p>
          <details className="small soft">
            <summary>{t('lists.details')}</summary>
            {details.join(' · ')}
          </details>
        </div>
        {asking ? (
          <Question
            className="words-actions"
            asks={t('lists.confirm', { title })}
            yes={t('lists.removeYes')}
            no={t('lists.removeNo')}
            onYes={() => void remove()}
            onNo={() => {
              setAsking(false);
            }}
          />
        ) : (
          <div key="actions" className="words-actions">
            {licence !== undefined && (
              <Button
                size="small"
                aria-expanded={open}
                aria-label={t('lists.licenceOf', { title })}
                onClick={() => {
                  setOpen(!open);
                }}
              >
                {t('lists.licence')}
              </Button>
            )}
            {origin === 'imported' && (
              <Button
                size="small"
                data-rest
                aria-label={t('lists.removeOf', { title })}
                onClick={() => {
                  setAsking(true);
                }}
              >
                {t('lists.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {open && licence !== undefined && <Licence title={title} asset={licence} />}
    </li>
  );
}

interface LicenceProps {
  readonly title: string;
  readonly asset: string;
}

function Licence({ title, asset }: LicenceProps) {
  const { t } = useTranslation('words');
  const gateway = useGateway();
  const bytes = useLoaded(useCallback(() => gateway.asset(asset), [gateway, asset]));
  if (bytes === undefined) return <p className="waiting soft">{t('lists.reading')}</p>;
  if (!bytes.ok) return <ProblemNotice problem={bytes.problem} />;
  return (
    <pre
      className="words-licence small"
      tabIndex={0}
      role="region"
      aria-label={t('lists.licenceOf', { title })}
    >
      {new TextDecoder().decode(bytes.value)}
    </pre>
  );
}
