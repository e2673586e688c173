import { useTranslation } from 'react-i18next';
import { useDoorOpening } from '#renderer/app/index.ts';
import { Button, Notice, ProblemSentence } from '#renderer/controls/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

/** Shows the move that could not be saved; it waits, and the table has not changed. */
export function Unsaved<T extends TableTypes>({ model }: { readonly model: Shell<T> }) {
  const { t } = useTranslation('table');
  const { unsaved, play } = model;
  const elsewhere = unsaved?.problem.code === 'file/changed-elsewhere';
  useDoorOpening(() => {
    if (unsaved !== undefined && !elsewhere) void play.saveAgain();
  });
  if (unsaved === undefined) return null;
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
        <ProblemSentence problem={unsaved.problem} />
      </Notice>
    </div>
  );
}
