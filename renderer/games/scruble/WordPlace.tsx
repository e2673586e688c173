import { useTranslation } from 'react-i18next';
import { Button, Choice, Icon, ProblemNotice, TextField } from '#renderer/controls/index.ts';
import { LastMovePlace, ReviewLink, ScrollPlace, announcedText, useLesson } from '#renderer/table/index.ts';
import { facesOf, letterOf, type ClaimCheck } from '#shared/games/scruble/index.ts';
import type { Actions } from './actions.ts';
import { texts } from './speech.ts';
import { sumLines } from './sum.ts';
import { TypedMove } from './TypedMove.tsx';
import type { TableModel } from './use-model.ts';

interface WordPlaceProps {
  readonly model: TableModel;
  readonly actions: Pick<Actions, 'allow' | 'make'>;
}

export function WordPlace({ model, actions }: WordPlaceProps) {
  const { t } = useTranslation('scrubleTable');
  const { word, check, draft, refusal, news, names, last } = model;
  const isLesson = useLesson() !== undefined;
  const happened =
    news?.kind === 'made' && draft.twists.length === 0 && !last.isNewest
      ? announcedText(t, texts, news.events, (at) => names[at] ?? '')
      : '';
  return (
    <section
      className={last.isOpen ? 'scruble-word scruble-word--last' : 'scruble-word'}
      aria-labelledby={last.isOpen ? undefined : 'scruble-word'}
    >
      <LastMovePlace last={last} foot={<ReviewLink model={model} />}>
        <h2 id="scruble-word" className="label">
          {check === undefined ? t('word.title') : t('word.round', { count: facesOf(check.run) })}
        </h2>
        {refusal === undefined || isLesson ? null : <ProblemNotice alert={false} problem={refusal.problem} />}
        {isLesson && word === '' ? null : word === '' ? (
          <>
            {happened === '' ? null : <p>{happened}</p>}
            <p className="small soft">
              {t('word.how')} <ReviewLink model={model} />
            </p>
          </>
        ) : (
          <>
            <p className="word-title">{word}</p>
            <Standing model={model} allow={actions.allow} />
            <WildNames model={model} />
            {check === undefined ? null : <Sum check={check} model={model} />}
          </>
        )}
      </LastMovePlace>
      <TypedMove key={model.turn} model={model} make={actions.make} />
    </section>
  );
}

interface StandingProps {
  readonly model: TableModel;
  readonly allow: Actions['allow'];
}

function Standing({ model: { check, word }, allow }: StandingProps) {
  const { t } = useTranslation('scrubleTable');
  const problem = check?.problem;
  if (check === undefined || word.length < 2) return null;
  if (problem === undefined) {
    return (
      <p className="small scruble-good">
        <Icon name="check" /> {t('word.good', { word })}
      </p>
    );
  }
  const mayAllow = problem.code === 'scruble/not-in-lexicon' || problem.code.startsWith('scruble/excluded');
  return (
    <ProblemNotice
      alert={false}
      problem={problem}
      mend={
        mayAllow ? (
          <Button size="small" onClick={() => allow(word)}>
            {t('word.allow', { word })}
          </Button>
        ) : undefined
      }
    />
  );
}

function WildNames({ model: { draft, seen, play, view } }: { readonly model: TableModel }) {
  const { t } = useTranslation('scrubleTable');
  const unnamed = draft.places.filter((place) => {
    const peg = seen.after[place];
    return peg !== undefined && letterOf(peg) === undefined;
  });
  if (view === undefined || unnamed.length === 0) return null;
  return (
    <div className="wild-names">
      {unnamed.map((place) => (
        <TextField
          key={place}
          label={t('word.wild', { number: draft.places.indexOf(place) + 1 })}
          showLabel
          value={draft.wilds[place] ?? ''}
          maxLength={1}
          onChange={(typed) => {
            const letter = typed.toUpperCase();
            if (/^[A-Z]?$/u.test(letter)) play.act({ kind: 'name', place, letter });
          }}
        />
      ))}
    </div>
  );
}

function Sum({ check, model }: { readonly check: ClaimCheck; readonly model: TableModel }) {
  const { t } = useTranslation('scrubleTable');
  const { score, crossings } = check;
  const { play, view } = model;
  return (
    <>
      <ScrollPlace label={t('word.sum')} className="scruble-sum">
        <table className="slip-more">
          <tbody>
            {sumLines(t, check).map(({ text, points }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td className="figures">{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <b className="scruble-total figures" aria-label={t('word.total', { points: score.total })}>
          {score.total}
        </b>
      </ScrollPlace>
      {view === undefined || crossings.length < 2 ? null : (
        <Choice
          label={t('word.crossing')}
          value={score.crossing?.word ?? ''}
          choices={crossings.slice(0, 4).map(({ word, points }) => ({
            value: word,
            label: t('word.credit', { word, points }),
          }))}
          onChange={(word) => play.act({ kind: 'cross', word })}
        />
      )}
    </>
  );
}
