import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { FileOutcome, useAnswer, useFileOut, useGateway, useOneAtATime } from '#renderer/app/index.ts';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import { gameId } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { formatRecord, recordSuffix, salvageRecord, type LostInRecord } from '#shared/records/index.ts';
import { EarlierLink } from './EarlierLink.tsx';
import type { Damaged } from './shelf-entry.ts';
import { TextPicture } from './TextPicture.tsx';
import './earlier.css';

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
        <>
          <Left id={id.data} />
          <div className="chosen-actions">
            <Button onClick={() => void save(() => gateway.takeFile('exportGame', { id: id.data }))}>
              {t('damaged.export')}
            </Button>
            <EarlierLink id={id.data} className="button button--outlined button--normal" />
          </div>
        </>
      )}
    </section>
  );
}

/** What is left of a damaged game is shown before a copy of it joins the games; the file itself is never changed. */
function Left({ id }: { readonly id: string }) {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem>();
  const once = useOneAtATime();
  const { result } = useAnswer('readGame', ['gamesChanged'], { id });
  const damaged = result?.ok === true ? result.value.text : undefined;
  const salvaged = useMemo(() => (damaged === undefined ? undefined : salvageRecord(damaged)), [damaged]);
  // A file that cannot be read at all has its problem shown already.
  if (salvaged === undefined) return null;
  if (!salvaged.ok) {
    // A file of a newer Cubewright is not damaged.
    const isNewer = salvaged.problem.code === 'record/newer-version';
    return isNewer ? null : <p className="small">{t('damaged.nothing')}</p>;
  }
  const { record, lost } = salvaged.value;
  const text = formatRecord(record);
  const open = async () => {
    const made = await gateway.call('createGame', { text });
    if (made.ok) go(`/table/${made.value.id}`);
    else setProblem(made.problem);
  };
  return (
    <div className="damaged-left">
      <TextPicture text={text} label={t('damaged.picture')} />
      <div>
        <p data-spoken>
          {t('damaged.left', { count: record.moves.length })} <Lost lost={lost} />
        </p>
        <p className="small soft">{t('damaged.openSays')}</p>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        <Button look="filled" onClick={() => void once(open)}>
          {t('damaged.open')}
        </Button>
      </div>
    </div>
  );
}

function Lost({ lost: { moves, isAtLeast, line, entries } }: { readonly lost: LostInRecord }) {
  const { t } = useTranslation('library');
  return (
    <>
      {line !== undefined && t(isAtLeast ? 'damaged.atLeast' : 'damaged.lost', { count: moves, line })}{' '}
      {entries.length > 0 && t('damaged.entries', { entries: entries.join(', ') })}
    </>
  );
}
