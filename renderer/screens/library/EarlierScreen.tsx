import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAnswer, useArrival, useGateway, useOneAtATime } from '#renderer/app/index.ts';
import { Button, ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import type { EarlierSummary } from '#shared/contract/index.ts';
import { problemText, type Translate } from '#shared/i18n/index.ts';
import { longestName, type Problem } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord } from '#shared/records/index.ts';
import { nameOf, scoresText, whenText } from './captions.ts';
import { TextPicture } from './TextPicture.tsx';
import './earlier.css';

/** What a game was like earlier is looked at here before anything comes back. */
export function EarlierScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const say = useAnnounce();
  const [, go] = useLocation();
  const [now] = useState(() => Date.now());
  const [wanted, setWanted] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [before, setBefore] = useState<{ readonly version: string; readonly when: string }>();
  const { result } = useAnswer('listEarlier', ['earlierChanged'], { id });
  const game = useAnswer('readGame', ['gamesChanged'], { id });
  useArrival(t('earlier.title'));
  const versions = result?.ok === true ? result.value.versions : [];
  const unreadable = result?.ok === true ? result.value.unreadable : [];
  const chosen = versions.find(({ earlier }) => earlier === wanted) ?? versions[0];
  const record = game.result?.ok === true ? parseRecord(game.result.value.text) : undefined;
  const name = record?.ok === true ? nameOf(t as Translate, record.value) : undefined;
  const when = (version: EarlierSummary) => whenText(t as Translate, version.at, now);

  const once = useOneAtATime();
  const restore = async (version: EarlierSummary) => {
    const back = await gateway.call('restoreEarlier', { earlier: version.earlier });
    setProblem(back.ok ? undefined : back.problem);
    if (!back.ok) return;
    // The version stays chosen, although what was there until now comes to stand above it.
    setWanted(version.earlier);
    if (back.value.before === undefined) {
      say(t('earlier.same'));
      return;
    }
    setBefore({ version: back.value.before, when: when(version) });
    say(t('earlier.restored', { when: when(version) }));
  };
  const undo = async (earlier: string) => {
    const back = await gateway.call('restoreEarlier', { earlier });
    setProblem(back.ok ? undefined : back.problem);
    if (!back.ok) return;
    setBefore(undefined);
    say(t('earlier.undone'));
  };
  const openAsNew = async (version: EarlierSummary) => {
    const read = await gateway.call('readEarlier', { earlier: version.earlier });
    const parsed = read.ok ? parseRecord(read.value.text) : read;
    if (!parsed.ok) {
      setProblem(parsed.problem);
      return;
    }
    const room = longestName - t('earlier.named', { name: '', when: when(version) }).length;
    const own = nameOf(t as Translate, parsed.value)
      .slice(0, room)
      .trim();
    const title = t('earlier.named', { name: own, when: when(version) });
    const made = await gateway.call('createGame', { text: formatRecord({ ...parsed.value, title }) });
    if (made.ok) go(`/table/${made.value.id}`);
    else setProblem(made.problem);
  };

  return (
    <main className="page earlier">
      <h1 tabIndex={-1}>{name === undefined ? t('earlier.title') : t('earlier.of', { name })}</h1>
      <p className="soft">{t('earlier.says')}</p>
      <p>
        <a href="#/library">{t('deleted.back')}</a>
      </p>
      {result?.ok === false && <ProblemNotice problem={result.problem} />}
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {before !== undefined && (
        <p className="library-removed small">
          {t('earlier.restored', { when: before.when })}{' '}
          <Button look="link" size="small" onClick={() => void undo(before.version)}>
            {t('undo')}
          </Button>
        </p>
      )}
      {result?.ok === true && versions.length === 0 && <p>{t('earlier.none')}</p>}
      {chosen !== undefined && (
        <div className="earlier-shelf">
          <Versions
            versions={versions}
            chosen={chosen}
            when={when}
            onChoose={(version) => {
              setWanted(version);
            }}
          />
          <section className="sheet sheet--small earlier-chosen" aria-label={when(chosen)}>
            <Picture key={chosen.earlier} version={chosen} />
            <p className="small soft">{t('earlier.restoreSays')}</p>
            <div className="earlier-actions">
              <Button look="filled" onClick={() => void restore(chosen)}>
                {t('earlier.restore')}
              </Button>
              <Button onClick={() => void once(() => openAsNew(chosen))}>{t('earlier.asNew')}</Button>
            </div>
          </section>
        </div>
      )}
      {unreadable.map(({ earlier, problem: why }) => (
        <ProblemNotice
          key={earlier}
          alert={false}
          problem={why}
          says={`${earlier}: ${problemText(t, why)}`}
        />
      ))}
    </main>
  );
}

interface VersionsProps {
  readonly versions: readonly EarlierSummary[];
  readonly chosen: EarlierSummary;
  readonly when: (version: EarlierSummary) => string;
  readonly onChoose: (earlier: string) => void;
}

function Versions({ versions, chosen, when, onChoose }: VersionsProps) {
  const { t } = useTranslation('library');
  return (
    <div role="radiogroup" aria-label={t('earlier.list')} className="earlier-list">
      {versions.map((version) => (
        <label key={version.earlier} className="earlier-row">
          <input
            type="radio"
            name="earlier"
            value={version.earlier}
            checked={version.earlier === chosen.earlier}
            onChange={() => {
              onChoose(version.earlier);
            }}
          />
          <span>
            <b>{when(version)}</b>
            <span className="small soft figures">
              {t('earlier.facts', {
                moves: t('earlier.moves', { count: version.moves }),
                scores: scoresText(version),
              })}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

function Picture({ version }: { readonly version: EarlierSummary }) {
  const { t } = useTranslation('library');
  const { result } = useAnswer('readEarlier', [], { earlier: version.earlier });
  if (result?.ok === false) return <ProblemNotice alert={false} problem={result.problem} />;
  return <TextPicture text={result?.value.text} label={t('earlier.table')} />;
}
