import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import {
  DamagedFiles,
  useAnswer,
  useArrival,
  useRemembered,
  useScreenLanguage,
  WayBack,
} from '#renderer/app/index.ts';
import { ProblemNotice, Sheet } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { firstListIn } from '../new-game/use-game-words.ts';
import { AddList } from './AddList.tsx';
import { FindWords } from './FindWords.tsx';
import { JudgePlay } from './JudgePlay.tsx';
import { ListRow } from './ListRow.tsx';
import { MyWords } from './MyWords.tsx';
import './words.css';

const nameSchema = z.string();

/** `asked` is the list to start with, such as that of the game from which the person comes. */
export function WordsScreen({ asked }: { readonly asked: string | undefined }) {
  const { t } = useTranslation('words');
  const { result } = useAnswer('appInfo', ['lexicaChanged']);
  useArrival(t('title'));
  const lexica = result?.ok === true ? result.value.lexica : [];
  const [kept, keep] = useRemembered<string | undefined>('words.judge', nameSchema, undefined);
  const first = firstListIn(lexica, useScreenLanguage());
  const chosen = lexica.find(({ name }) => name === (kept ?? first)) ?? lexica[0];
  const isThere = lexica.some(({ name }) => name === asked);
  const begin = useEffectEvent(() => {
    if (asked !== undefined && asked !== kept) keep(asked);
  });
  useEffect(() => {
    if (isThere) begin();
  }, [isThere, asked]);
  const unreadable = result?.ok === true ? result.value.unreadableLexica : [];
  return (
    <main className="page words">
      <WayBack />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="soft">{t('intro')}</p>
      <DamagedFiles />
      {result?.ok === false && <ProblemNotice problem={result.problem} />}
      <JudgePlay lexica={lexica} chosen={chosen} onChoose={keep} />
      <FindWords list={chosen} />
      <Sheet aria-labelledby="words-lists">
        <h2 id="words-lists">{t('lists.title')}</h2>
        <ul className="words-list">
          {lexica.map((list) => (
            <ListRow key={list.name} list={list} />
          ))}
        </ul>
        {unreadable.map(({ file, problem }) => (
          <ProblemNotice
            key={file}
            alert={false}
            problem={problem}
            says={t('lists.unreadable', { text: problemText(t, problem) })}
          />
        ))}
        <AddList />
      </Sheet>
      <MyWords />
    </main>
  );
}
