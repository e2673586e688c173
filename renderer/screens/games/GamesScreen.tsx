import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useArrival, useGateway } from '#renderer/app/index.ts';
import { Notice, FileField, useAnnounce } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { GameRow } from './GameRow.tsx';
import { recordLimits } from '#shared/records/index.ts';
import './games.css';

export function GamesScreen() {
  const { t } = useTranslation('home');
  const { result } = useAnswer('listGames', ['gamesChanged']);
  const [problem, setProblem] = useState<Problem>();
  useArrival(t('games.title'));
  const games = result?.ok === true ? result.value.games : [];
  const unreadable = result?.ok === true ? result.value.unreadable : [];
  return (
    <main className="page games">
      <h1 tabIndex={-1}>{t('games.title')}</h1>
      <p className="soft">{t('games.intro')}</p>
      {result?.ok === false && <Notice>{problemText(t, result.problem)}</Notice>}
      {problem !== undefined && <Notice>{problemText(t, problem)}</Notice>}
      {result?.ok === true && games.length === 0 && (
        <p>
          <a href="#/new">{t('games.none')}</a>
        </p>
      )}
      {games.length > 0 && (
        <ul className="games-list">
          {games.map((game) => (
            <GameRow key={game.id} game={game} onProblem={setProblem} />
          ))}
        </ul>
      )}
      <OpenFile onProblem={setProblem} />
      {unreadable.length > 0 && (
        <section aria-labelledby="games-unreadable">
          <h2 id="games-unreadable">{t('games.unreadable')}</h2>
          <ul className="games-unreadable">
            {unreadable.map(({ file, problem: why }) => (
              <li key={file}>
                <Notice alert={false}>
                  <strong>{file}</strong> {problemText(t, why)}
                </Notice>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function OpenFile({ onProblem }: { readonly onProblem: (problem: Problem | undefined) => void }) {
  const { t } = useTranslation('home');
  const gateway = useGateway();
  const say = useAnnounce();
  const open = async (file: File) => {
    const text = file.size > recordLimits.bytes ? undefined : await file.text();
    if (text === undefined || text.length > recordLimits.characters) {
      const tooLarge = { code: 'file/too-large', path: file.name, limit: recordLimits.characters };
      onProblem(tooLarge);
      return;
    }
    const answer = await gateway.call('createGame', { text });
    onProblem(answer.ok ? undefined : answer.problem);
    if (answer.ok) say(t('games.opened'));
  };
  return (
    <FileField
      label={t('games.fromFile')}
      accept=".json,application/json"
      says={t('games.fromFileSays')}
      again
      onChoose={(file) => {
        if (file !== undefined) void open(file);
      }}
    />
  );
}
