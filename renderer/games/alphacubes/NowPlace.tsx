import { useTranslation } from 'react-i18next';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import {
  FitText,
  ReviewLink,
  ScrollPlace,
  announcedText,
  useLesson,
  usePuzzle,
  wordList,
} from '#renderer/table/index.ts';
import { texts } from './speech.ts';
import { draftProblem, type TableModel } from './use-model.ts';
import { WordSum } from './WordSum.tsx';

export function NowPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { laid, draft } = model;
  // The lesson's slip says whose turn it is, and what to do.
  const isLesson = useLesson() !== undefined;
  if (isLesson && draft.laid.length === 0 && draft.gesture.kind !== 'exchanging') return null;
  const word = laid?.ok === true ? laid.value.score.words[0] : undefined;
  const title =
    word === undefined
      ? t('now.title')
      : t('now.from', { square: word.start, direction: t(`now.${word.direction}`) });
  return (
    <section className="now-place" aria-label={t('now.title')}>
      <h2 className="label">{title}</h2>
      <ScrollPlace label={t('now.title')} className="now-scroll">
        {laid?.ok === true ? (
          <WordSum
            score={laid.value.score}
            laid={draft.laid.length}
            plain={laid.value.unknown.length > 0}
            wrong={<Wrong model={model} />}
          />
        ) : (
          <Beginning model={model} />
        )}
      </ScrollPlace>
    </section>
  );
}

function Beginning({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { names, seat, draft, news, last } = model;
  const problem = draftProblem(model);
  const isPuzzle = usePuzzle() !== undefined;
  const name = seat === undefined ? '' : (names[seat] ?? '');
  const events = news?.kind === 'made' && !last.isNewest ? news.events : [];
  const happened = announcedText(t, texts, events, (at) => names[at] ?? '');
  return (
    <div className="now-beginning">
      {isPuzzle && draft.laid.length === 0 ? null : (
        <FitText className={draft.laid.length === 0 ? 'now-title now-title--turn' : 'now-title'}>
          {draft.laid.length === 0 ? t('now.yourTurn', { name }) : laidLetters(model)}
        </FitText>
      )}
      <Wrong model={model} />
      {draft.laid.length === 0 && happened !== '' ? <p>{happened}</p> : null}
      {problem === undefined || draft.laid.length === 0 ? (
        <p className={draft.gesture.kind === 'exchanging' ? 'soft small' : 'now-how soft small'}>
          {t(draft.gesture.kind === 'exchanging' ? 'now.howExchange' : 'now.how')}
        </p>
      ) : (
        <p className="soft small">{problemText(t, problem)}</p>
      )}
      {draft.laid.length === 0 ? <ReviewLink model={model} /> : null}
    </div>
  );
}

function laidLetters({ draft }: TableModel): string {
  return draft.laid.map(({ letter }) => letter).join(' ');
}

function Wrong({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { laid, refusal, play, seat } = model;
  const isLesson = useLesson() !== undefined;
  const score = laid?.ok === true ? laid.value : undefined;
  const unknown = score?.unknown ?? [];
  if (score?.why !== undefined && unknown.length > 0 && seat !== undefined) {
    const words = wordList(t, unknown);
    const placed = score.score.words
      .filter(({ word }) => unknown.includes(word))
      .map(({ word, start }) => t('unknownAt', { word, square: start }));
    return (
      <ProblemNotice
        alert={false}
        problem={score.why}
        says={
          score.why.code === 'alphacubes/not-in-lexicon'
            ? t('unknown', { count: unknown.length, words: wordList(t, placed) })
            : undefined
        }
        mend={
          <Button size="small" onClick={() => void play.make([{ kind: 'allow', by: seat, words: unknown }])}>
            {t('allow', { count: unknown.length, words })}
          </Button>
        }
      />
    );
  }
  if (refusal === undefined || isLesson) return null;
  return <ProblemNotice alert={false} problem={refusal.problem} />;
}
