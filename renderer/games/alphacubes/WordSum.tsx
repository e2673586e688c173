import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube } from '#renderer/board/index.ts';
import { FitText } from '#renderer/table/index.ts';
import type { FormedWord, PlayScore } from '#shared/games/alphacubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

const lettersInCubes = 8;
const width = 235;

export interface WordSumProps {
  readonly score: PlayScore;
  readonly laid: number;
  readonly titled?: boolean;
  readonly plain?: boolean;
  readonly wrong?: ReactNode;
}

export function WordSum({ score, laid, titled = true, plain = false, wrong }: WordSumProps) {
  const { t } = useTranslation('alphacubes');
  const [word, ...others] = score.words;
  if (word === undefined) return null;
  const cubes = t('now.cubes', { count: laid });
  const splash = t('now.splash', { points: score.splash });
  const inCubes = !plain && word.letters.length <= lettersInCubes;
  return (
    <div className="word-sum">
      {titled ? <FitText className="word-title">{word.word}</FitText> : null}
      {wrong}
      {inCubes ? <LetterCubes word={word} /> : null}
      <p className={`word-terms figures ${inCubes ? 'word-terms--told' : ''}`}>{terms(t, word)}</p>
      {inCubes && word.wordFactor > 1 ? (
        <p className="word-terms word-terms--rest figures">{product(t, word)}</p>
      ) : null}
      {others.map((other) => (
        <p key={`${other.start}${other.direction}`} className="word-terms figures">
          <b>{other.word}</b> {terms(t, other)}
        </p>
      ))}
      {score.splash > 0 ? <p className={`word-terms ${plain ? '' : 'word-terms--told'}`}>{splash}</p> : null}
      {plain ? null : (
        <p className="word-total">
          <span className="small soft">
            {score.splash > 0 ? splash : t('now.words', { count: score.words.length, cubes })}
          </span>
          <b className="figures">{score.total}</b>
        </p>
      )}
    </div>
  );
}

function LetterCubes({ word }: { readonly word: FormedWord }) {
  const { t } = useTranslation('alphacubes');
  const cell = Math.min(47, Math.floor(width / word.letters.length));
  const side = Math.min(26, cell - 3);
  return (
    <ul className="letter-cubes" aria-label={terms(t, word)}>
      {word.letters.map(({ square, letter, value, letterFactor, laid }) => (
        <li key={square} style={{ width: cell }} aria-hidden>
          <span className="letter-factor">
            {letterFactor > 1 ? t('now.factor', { factor: letterFactor }) : ''}
          </span>
          <Cube letter={letter} value={value} side={side} look={laid ? 'laid' : 'fixed'} still />
          <span className="letter-points figures">
            {letterFactor > 1
              ? cell < 40
                ? value * letterFactor
                : t('now.times', { value, factor: letterFactor })
              : value}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The cubes do not show a word factor, so it is written out: `23 × 2 = 46`. */
function product(t: Translate, { points, wordFactor }: FormedWord): string {
  const whole = t('alphacubes:now.times', { value: points / wordFactor, factor: wordFactor });
  return t('alphacubes:now.sum', { terms: whole, points });
}

export function terms(t: Translate, word: FormedWord): string {
  return t('alphacubes:now.sum', { terms: productText(t, word), points: word.points });
}

/** Returns for example `(4 + 3 × 2) × 2`. */
export function productText(t: Translate, word: FormedWord): string {
  const sum = word.letters
    .map(({ value, letterFactor }) =>
      letterFactor > 1 ? t('alphacubes:now.times', { value, factor: letterFactor }) : String(value),
    )
    .join(' + ');
  return word.wordFactor > 1 ? t('alphacubes:now.bracket', { terms: sum, factor: word.wordFactor }) : sum;
}
