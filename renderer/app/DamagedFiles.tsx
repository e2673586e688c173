import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, ProblemNotice, ProblemSentence, useAnnounce } from '#renderer/controls/index.ts';
import type { DamagedFile, Mending } from '#shared/contract/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { moment } from './figures.ts';
import { useAnswer } from './gateway-context.tsx';
import { useSettings } from './settings-context.tsx';

export function DamagedFiles() {
  const { t } = useTranslation('common');
  const { settings, mend, notKept } = useSettings();
  const say = useAnnounce();
  const { result, askAgain } = useAnswer('damagedFiles', ['damageChanged']);
  const [problem, setProblem] = useState<Problem>();
  const place = useRef<HTMLDivElement>(null);
  const files = result?.ok === true ? result.value.files : [];
  const before = useRef(0);
  useEffect(() => {
    const isFewer = files.length < before.current;
    before.current = files.length;
    // The pressed button is gone, so focus the next notice or the heading.
    if (!isFewer || document.activeElement !== document.body) return;
    const next = place.current?.querySelector('button') ?? document.querySelector('h1[tabindex="-1"]');
    if (next instanceof HTMLElement) next.focus();
  }, [files.length]);

  const decide = async ({ file }: DamagedFile, how: Mending) => {
    const answer = await mend(file, how);
    setProblem(answer.ok ? undefined : answer.problem);
    askAgain();
    if (!answer.ok) return;
    const { allow, forbid } = answer.value.myWords;
    const count = allow.length + forbid.length;
    say(t(`damaged.${how === 'restore' ? 'restored' : 'begun'}.${file}`, { count }));
  };
  const isKept = notKept === undefined || notKept.code === 'app/door-closed';
  const { allow, forbid } = settings.myWords;
  return (
    <div ref={place} className="damaged-files">
      <NoSaving />
      {files.map((file) => (
        <Notice
          key={file.file}
          mend={
            <div className="damaged-ways">
              {file.problem !== undefined && <Button onClick={askAgain}>{t('damaged.again')}</Button>}
              {file.problem === undefined && file.copy !== undefined && (
                <Button
                  aria-label={t(`damaged.restoreOf.${file.file}`)}
                  aria-describedby={`restore-${file.file}`}
                  onClick={() => void decide(file, 'restore')}
                >
                  {t('damaged.restore')}
                </Button>
              )}
              {file.problem === undefined && (
                <Button
                  aria-label={t(`damaged.anewOf.${file.file}`)}
                  aria-describedby={`anew-${file.file}`}
                  onClick={() => void decide(file, 'anew')}
                >
                  {t('damaged.anew')}
                </Button>
              )}
            </div>
          }
        >
          <Told file={file} words={allow.length + forbid.length} />
        </Notice>
      ))}
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {!isKept && (
        <ProblemNotice problem={notKept} says={t('damaged.notKept', { why: problemText(t, notKept) })} />
      )}
    </div>
  );
}

function Told({ file: told, words }: { readonly file: DamagedFile; readonly words: number }) {
  const { t } = useTranslation('common');
  const { file, damage, kept, problem, read, copied, copy } = told;
  if (problem !== undefined) {
    return (
      <>
        <p>
          <ProblemSentence
            problem={problem}
            says={t(`damaged.locked.${file}`, { why: problemText(t, problem) })}
          />
        </p>
        <p className="small soft">{t(`damaged.holding.${file}`, { count: words })}</p>
      </>
    );
  }
  const [first] = damage;
  const says = [
    t(`damaged.${first?.code === 'damage/gone' ? 'gone' : 'found'}.${file}`),
    ...(first === undefined ? [] : [problemText(t, first)]),
    ...(damage.length > 1 ? [t('damaged.more', { count: damage.length - 1 })] : []),
  ].join(' ');
  return (
    <>
      <p>{first === undefined ? says : <ProblemSentence problem={first} says={says} />}</p>
      <p>
        {t(`damaged.read.${file}`, { count: read })}{' '}
        {copied > 0 && t(`damaged.copied.${file}`, { count: copied })}
      </p>
      {copy !== undefined && (
        <p id={`restore-${file}`} className="small soft">
          {t(`damaged.restoreSays.${file}`, { when: moment.format(copy.at), count: copy.entries })}
        </p>
      )}
      <p id={`anew-${file}`} className="small soft">
        {t(`damaged.anewSays.${file}`, { count: read })} {copy === undefined && t('damaged.noCopy')}
      </p>
      {kept !== undefined && <p className="small soft">{t('damaged.kept', { path: kept })}</p>}
    </>
  );
}

function NoSaving() {
  const { t } = useTranslation('common');
  const say = useAnnounce();
  // Each successful save shows that there is room again, so these events ask again.
  const { result, askAgain } = useAnswer('canSave', ['gamesChanged', 'designsChanged', 'printsChanged']);
  const problem = result?.ok === true ? result.value.problem : undefined;
  const was = useRef(false);
  const isNow = problem !== undefined;
  useEffect(() => {
    if (was.current && !isNow) say(t('noSaving.over'));
    was.current = isNow;
  }, [isNow, say, t]);
  if (problem === undefined) return null;
  return (
    <ProblemNotice
      problem={problem}
      says={t('noSaving.why', { why: problemText(t, problem) })}
      mend={<Button onClick={askAgain}>{t('noSaving.again')}</Button>}
    />
  );
}
