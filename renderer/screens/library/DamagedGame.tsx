import { useTranslation } from 'react-i18next';
import { FileOutcome, useFileOut, useGateway } from '#renderer/app/index.ts';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import { gameId } from '#shared/contract/index.ts';
import { recordSuffix } from '#shared/records/index.ts';
import type { Damaged } from './shelf-entry.ts';

/** A file that could not be read is kept as it is, and can be taken along as it is. */
export function DamagedGame({ file, problem }: Damaged) {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const { outcome, save } = useFileOut();
  const id = gameId.safeParse(file.slice(0, -recordSuffix.length));
  return (
    <section className="sheet sheet--small chosen-game" aria-labelledby="chosen-name">
      <div className="chosen-head" data-spoken>
        <h2 id="chosen-name">{file}</h2>
        <p>{t('damaged.says')}</p>
      </div>
      <ProblemNotice alert={false} problem={problem} />
      <FileOutcome outcome={outcome} />
      {id.success && (
        <div className="chosen-actions">
          <Button onClick={() => void save(() => gateway.takeFile('exportGame', { id: id.data }))}>
            {t('damaged.export')}
          </Button>
        </div>
      )}
    </section>
  );
}
