import { useTranslation } from 'react-i18next';
import { Icon, ProblemNotice, Sheet } from '#renderer/controls/index.ts';
import { FitText } from '#renderer/table/index.ts';
import type { KubagramView, WordValue } from '#shared/games/kubagram/index.ts';
import { problemText, type Translate } from '#shared/i18n/index.ts';
import { sumLines } from './sum.ts';
import type { Spelled } from './draft/spelling.ts';
import type { TableModel } from './use-model.ts';
import './claim.css';

export function ClaimSlip({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('kubagramTable');
  const { state, spelled, refusal } = model;
  const problem = refusal?.problem ?? (isOnTheWay(spelled) ? undefined : spelled?.problem);
  return (
    <Sheet className="kubagram-claim" aria-label={t('claim.title')}>
      <p className="kubagram-claim-head">
        <span className="label">
          {t(spelled === undefined ? 'claim.none' : `claim.of.${spelled.move?.kind ?? 'claim'}`)}
        </span>
        {spelled === undefined ? null : <Standing spelled={spelled} view={state} />}
      </p>
      {spelled === undefined ? (
        <p className="small soft">{t('claim.how')}</p>
      ) : (
        <div className="kubagram-claim-body">
          <div>
            <FitText className="word-title">{spelled.word}</FitText>
            <Sum value={spelled.value} />
          </div>
          <p className="kubagram-claim-total figures">{spelled.value.total}</p>
        </div>
      )}
      {problem === undefined ? null : <ProblemNotice alert={false} problem={problem} />}
    </Sheet>
  );
}

/** A word that only lacks letters is not wrong yet. */
function isOnTheWay(spelled: Spelled | undefined): boolean {
  const code = spelled?.problem?.code;
  return (
    code === 'kubagram/word-too-short' ||
    code === 'kubagram/one-word-is-no-compound' ||
    code === 'kubagram/jokers-alone' ||
    code === 'kubagram/extension-too-short'
  );
}

function Standing({ spelled, view }: { readonly spelled: Spelled; readonly view: KubagramView }) {
  const { t } = useTranslation('kubagramTable');
  const { word, listed, problem, move } = spelled;
  if (listed === true) {
    return (
      <span className="small soft">
        <Icon name="check" /> {t('claim.listed', { word })}
      </span>
    );
  }
  if (problem === undefined && view.options.judge === 'challenge') {
    return <span className="small soft">{t('claim.unjudged')}</span>;
  }
  return problem !== undefined && isOnTheWay(spelled) ? (
    <span className="small soft">{move?.kind === 'claim' ? problemText(t, problem) : t('claim.more')}</span>
  ) : null;
}

export function Sum({ value }: { readonly value: WordValue }) {
  const { t } = useTranslation('kubagramTable');
  return (
    <table className="slip-more kubagram-sum figures">
      <tbody>
        {sumLines(t as Translate, value).map(({ text, points }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
