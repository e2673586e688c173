import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whole } from '#renderer/app/index.ts';
import { ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import {
  lettersWithout,
  maxLetters,
  typedLetter,
  wordsLost,
  type LetterCount,
  type ListLettersProblem,
} from '#shared/lexicon/index.ts';
import type { ChosenLetters } from './use-import.ts';

interface LettersFoundProps {
  readonly chosen: ChosenLetters;
  readonly file: string;
  readonly onLeaveOut: (letters: string) => void;
}

export function LettersFound({ chosen: { counted, leftOut }, file, onLeaveOut }: LettersFoundProps) {
  const { t } = useTranslation('words');
  const say = useAnnounce();
  const { letters, optional, others, words } = counted;
  const kept = lettersWithout(counted, leftOut);
  const count = letters.length - leftOut.length;
  const lost = wordsLost(counted, leftOut);
  const told = [
    t('add.lettersStay', { count, most: maxLetters }),
    t('add.wordsLost', { count: lost, lost: whole.format(lost), words: whole.format(words) }),
  ].join(' ');
  useEffect(() => {
    say(told);
  }, [say, told]);
  const common = letters.filter(({ letter }) => !optional.includes(letter));
  return (
    <div className="words-found-letters">
      <fieldset className="words-leave-out">
        <legend className="label">{t('add.leaveOut')}</legend>
        <p className="small soft">{t('add.leaveOutSays')}</p>
        <div className="words-letter-boxes">
          {letters
            .filter(({ letter }) => optional.includes(letter))
            .map((one) => (
              <label key={one.letter}>
                <input
                  type="checkbox"
                  checked={leftOut.includes(one.letter)}
                  onChange={({ currentTarget: { checked } }) => {
                    onLeaveOut(checked ? leftOut + one.letter : leftOut.replace(one.letter, ''));
                  }}
                />
                {counts(one)}
              </label>
            ))}
        </div>
      </fieldset>
      {common.length > 0 && (
        <p className="small">
          {t('add.commonLetters', {
            letters: common
              .map(({ letter, words: has }) => `${typedLetter(letter)} ${whole.format(has)}`)
              .join(', '),
          })}
        </p>
      )}
      {others.letters > 0 && <p className="small">{t('add.otherLettersGo', { count: others.letters })}</p>}
      <p>{told}</p>
      {!kept.ok && <ProblemNotice problem={named(kept.problem)} />}
    </div>
  );

  function named(problem: ListLettersProblem) {
    return { ...problem, file };
  }

  function counts({ letter, words }: LetterCount): string {
    return t('add.letterWords', { count: words, letter: typedLetter(letter), words: whole.format(words) });
  }
}
