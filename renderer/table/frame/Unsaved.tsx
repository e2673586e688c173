import { useTranslation } from 'react-i18next';
import { Button, Notice } from '#renderer/controls/index.ts';
import { problemText, ruleOf } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

/** Shows the move that could not be saved; it waits, and the table has not changed. */
export function Unsaved<T extends TableTypes>({ model }: { readonly model: Shell<T> }) {
  const { t } = useTranslation('table');
  const { unsaved, play } = model;
  if (unsaved === undefined) return null;
  const elsewhere = unsaved.problem.code === 'file/changed-elsewhere';
  return (
    <div className="unsaved">
      <Notice
        mend={
          <span className="unsaved-mend">
            {elsewhere ? (
              <Button size="small" onClick={() => void play.load()}>
                {t('unsaved.reload')}
              </Button>
            ) : (
              <Button size="small" onClick={() => void play.saveAgain()}>
                {t('unsaved.again')}
              </Button>
            )}
            <Button size="small" onClick={() => play.dropUnsaved()}>
              {t('unsaved.drop')}
            </Button>
          </span>
        }
      >
        <b id="unsaved-title" tabIndex={-1} data-rest>
          {t('unsaved.title')}
        </b>{' '}
        {problemText(t, unsaved.problem)}
      </Notice>
    </div>
  );
}

/** Links a problem to its rule in the manual. The notice is no alert, since the speech region announces the problem. */
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
