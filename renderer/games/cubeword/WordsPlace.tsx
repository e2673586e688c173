import { useTranslation } from 'react-i18next';
import { ScrollPlace } from '#renderer/table/index.ts';
import { joker, type NewWord, type TurnCheck } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { termsText } from './texts.ts';
import type { TableModel } from './use-model.ts';

/** With more words than this the rows stand closer, so that they need not scroll. */
const roomy = 5;

export function WordsPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('cubewordTable');
  const { check } = model;
  const score = check?.score;
  const nothing = check === undefined ? '' : nothingText(t, check);
  return (
    <section className="cubeword-words" aria-labelledby="cubeword-words">
      <div className="cubeword-head">
        <h2 id="cubeword-words">{t('words.title')}</h2>
        {score === undefined || score.words.length === 0 ? null : (
          <b className="words-total figures">{score.total}</b>
        )}
      </div>
      <ScrollPlace label={t('words.title')} className="cubeword-scroll slip-more">
        {score === undefined || score.words.length === 0 ? (
          <p className="small soft">{t('words.none')}</p>
        ) : (
          <table className={score.words.length > roomy ? 'word-rows word-rows--close' : 'word-rows'}>
            <tbody>
              {score.words.map((word) => (
                <tr key={`${word.word} ${word.direction} ${word.start.column},${word.start.row}`}>
                  <th scope="row">{word.word}</th>
                  <td className="soft">{standingText(t, word)}</td>
                  <td>{word.points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {nothing === '' ? null : <p className="small soft cubeword-note">{nothing}</p>}
      </ScrollPlace>
    </section>
  );
}

function standingText(t: Translate, word: NewWord): string {
  switch (word.standing.kind) {
    case 'counts':
      return termsText(word);
    case 'waits':
      return t('cubewordTable:words.waits', { made: word.standing.made, from: word.standing.from });
    case 'twice':
      return t('cubewordTable:words.twice');
  }
}

/** Tells which letters of the new words score nothing, such as `I is a blank, D the Joker: 0 each.` */
function nothingText(t: Translate, { score, felt }: TurnCheck): string {
  const silent = new Set(
    score.words.flatMap(({ letters }) =>
      letters.filter(({ points }) => points === 0).map(({ cube }) => cube),
    ),
  );
  const names = felt
    .filter(({ cube }) => silent.has(cube))
    .map(({ cube, letter }) =>
      t(cube === joker ? 'cubewordTable:words.joker' : 'cubewordTable:words.blank', { letter }),
    );
  return names.length === 0
    ? ''
    : t('cubewordTable:words.nothing', { count: names.length, names: names.join(', ') });
}
