import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useArrival, useFocusFallback, useGateway } from '#renderer/app/index.ts';
import { Button, ProblemNotice, ProblemSentence, Question, useAnnounce } from '#renderer/controls/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { dayText, nameOf, scoresText, standingText } from './captions.ts';
import './deleted.css';

/** Deleted games come back from here, and only here are games destroyed. */
export function DeletedScreen() {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const say = useAnnounce();
  const [now] = useState(() => Date.now());
  const [problem, setProblem] = useState<Problem>();
  const { result } = useAnswer('listDeletedGames', ['gamesChanged']);
  useArrival(t('deleted.title'));
  const games = result?.ok === true ? result.value.games : [];
  const unreadable = result?.ok === true ? result.value.unreadable : [];
  const rows: readonly DeletedRow[] = [
    ...games.map((game) => ({
      deleted: game.deleted,
      name: nameOf(t as Translate, game),
      says: `${standingText(t as Translate, game)}. ${scoresText(game)}.`,
      day: dayText(t as Translate, game.deletedAt, now),
    })),
    ...unreadable.map(({ deleted, problem: why }) => ({
      deleted,
      name: deleted,
      says: <ProblemSentence problem={why} />,
    })),
  ];
  const restore = async ({ deleted, name }: DeletedRow) => {
    const back = await gateway.call('restoreGame', { deleted });
    setProblem(back.ok ? undefined : back.problem);
    if (back.ok) say(t('restored', { name }));
  };
  const destroy = async (deleted: readonly string[]) => {
    const gone = await gateway.call('destroyGames', { deleted });
    setProblem(gone.ok ? undefined : gone.problem);
    if (gone.ok) say(t('deleted.destroyed', { count: deleted.length }));
  };
  return (
    <main className="page deleted-games">
      <h1 tabIndex={-1}>{t('deleted.title')}</h1>
      <p className="soft">{t('deleted.says')}</p>
      <p>
        <a href="#/library">{t('deleted.back')}</a>
      </p>
      {result?.ok === false && <ProblemNotice problem={result.problem} />}
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {result?.ok === true && rows.length === 0 && <p>{t('deleted.none')}</p>}
      {rows.length > 0 && (
        <>
          <ul className="deleted-list">
            {rows.map((row) => (
              <Row
                key={row.deleted}
                row={row}
                onRestore={() => void restore(row)}
                onDestroy={() => void destroy([row.deleted])}
              />
            ))}
          </ul>
          <Asked
            label={t('deleted.destroyAll', { count: rows.length })}
            asks={t('deleted.confirmAll', { count: rows.length })}
            onYes={() => void destroy(rows.map(({ deleted }) => deleted))}
          />
        </>
      )}
    </main>
  );
}

interface DeletedRow {
  readonly deleted: string;
  readonly name: string;
  readonly says: ReactNode;
  readonly day?: string;
}

interface RowProps {
  readonly row: DeletedRow;
  readonly onRestore: () => void;
  readonly onDestroy: () => void;
}

function Row({ row: { deleted, name, says, day }, onRestore, onDestroy }: RowProps) {
  const { t } = useTranslation('library');
  return (
    <li>
      <div data-spoken>
        <h2 id={deleted}>{name}</h2>
        <p className="small soft">
          {says} {day !== undefined && t('deleted.removedOn', { day })}
        </p>
      </div>
      <div className="deleted-actions">
        <Button size="small" aria-describedby={deleted} onClick={onRestore}>
          {t('deleted.restore')}
        </Button>
        <Asked
          label={t('deleted.destroy')}
          describedBy={deleted}
          asks={t('deleted.confirm', { name })}
          onYes={onDestroy}
        />
      </div>
    </li>
  );
}

interface AskedProps {
  readonly label: string;
  readonly describedBy?: string;
  readonly asks: string;
  readonly onYes: () => void;
}

/** A button that asks before it does what cannot be undone. */
function Asked({ label, describedBy, asks, onYes }: AskedProps) {
  const { t } = useTranslation('library');
  const [asking, setAsking] = useState(false);
  const place = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={place} className="deleted-asked">
      {asking ? (
        <Question
          className="deleted-actions"
          asks={asks}
          yes={t('deleted.yes')}
          no={t('deleted.no')}
          onYes={() => {
            setAsking(false);
            onYes();
          }}
          onNo={() => {
            setAsking(false);
          }}
        />
      ) : (
        <Button
          key="ask"
          size="small"
          data-rest
          aria-describedby={describedBy}
          onClick={() => {
            setAsking(true);
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
