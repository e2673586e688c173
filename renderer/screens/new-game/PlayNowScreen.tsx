import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useArrival, useGateway } from '#renderer/app/index.ts';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { playNow } from './play-now.ts';
import './new-game.css';

/** Deals a game at once and gives way to its table; it stays only to say why that failed. */
export function PlayNowScreen() {
  const { t, i18n } = useTranslation('newGame');
  const gateway = useGateway();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem>();
  const [tries, setTries] = useState(0);
  const dealtFor = useRef<number>(undefined);
  useArrival(t('playNow.title'));
  const { language } = i18n;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    // An effect may run twice, and one press deals one game.
    if (dealtFor.current === tries) return;
    dealtFor.current = tries;
    const computers = t('playNow.computers', { returnObjects: true }) as unknown as readonly string[];
    void playNow(gateway, { language, you: t('common:you'), computers }).then((dealt) => {
      // Somebody who has left this screen meanwhile is not taken to the table.
      if (!isHere.current) return;
      // Going back from the table must not deal another game.
      if (dealt.ok) go(`/table/${dealt.value.id}`, { replace: true });
      else setProblem(dealt.problem);
    });
  }, [gateway, go, language, t, tries]);
  return (
    <main className="page play-now">
      <h1 tabIndex={-1}>{t('playNow.title')}</h1>
      {problem === undefined ? (
        <p className="waiting soft" role="status">
          {t('playNow.dealing')}
        </p>
      ) : (
        <ProblemNotice
          problem={problem}
          mend={
            <div className="play-now-ways">
              <Button
                onClick={() => {
                  setProblem(undefined);
                  setTries(tries + 1);
                }}
              >
                {t('playNow.again')}
              </Button>
              {problem.code === 'setup/no-list-in-language' && (
                <a className="button button--outlined button--normal" href="#/words">
                  {t('playNow.lists')}
                </a>
              )}
              <a className="button button--outlined button--normal" href="#/new">
                {t('title')}
              </a>
            </div>
          }
        />
      )}
    </main>
  );
}
