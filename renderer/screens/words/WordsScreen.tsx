import { useTranslation } from 'react-i18next';
import { DamagedFiles, useAnswer, useArrival } from '#renderer/app/index.ts';
import { Notice, Sheet } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { AddList } from './AddList.tsx';
import { JudgePlay } from './JudgePlay.tsx';
import { ListRow } from './ListRow.tsx';
import { MyWords } from './MyWords.tsx';
import './words.css';

/** The judge, the lists there are and the way to add one, and the words of one's own. */
export function WordsScreen() {
  const { t } = useTranslation('words');
  const { result } = useAnswer('appInfo', ['lexicaChanged']);
  useArrival(t('title'));
  const lexica = result?.ok === true ? result.value.lexica : [];
  const unreadable = result?.ok === true ? result.value.unreadableLexica : [];
  return (
    <main className="page words">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="soft">{t('intro')}</p>
      <DamagedFiles />
      {result?.ok === false && <Notice>{problemText(t, result.problem)}</Notice>}
      <JudgePlay lexica={lexica} />
      <Sheet aria-labelledby="words-lists">
        <h2 id="words-lists">{t('lists.title')}</h2>
        <ul className="words-list">
          {lexica.map((list) => (
            <ListRow key={list.name} list={list} />
          ))}
        </ul>
        {unreadable.map(({ file, problem }) => (
          <Notice key={file} alert={false}>
            {t('lists.unreadable', { text: problemText(t, problem) })}
          </Notice>
        ))}
        <AddList />
      </Sheet>
      <MyWords />
    </main>
  );
}
