import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#renderer/controls/index.ts';
import { useWrong } from '#renderer/table/index.ts';
import { recentTurns, seatBefore, wordsAgo, wordsIn, withWordsAgo, type Position } from './entering.ts';

export interface PastWordsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

/** The words that counted in the last two turns score nothing if they are made again now (C7). */
export function PastWords({ position, names, onChange, onWrong }: PastWordsProps) {
  const { t } = useTranslation('cubewordPosition');
  const turns = recentTurns.filter((ago) => position.turn > ago);
  if (turns.length === 0) return null;
  return (
    <fieldset className="cubeword-past">
      <legend className="label">{t('words.title')}</legend>
      <p className="small soft">{t('words.says')}</p>
      {turns.map((ago) => (
        <WordsField
          key={ago}
          label={t(`words.field.${ago}`, { name: names[seatBefore(position, ago)] })}
          words={wordsAgo(position, ago)}
          onChange={(words) => onChange(withWordsAgo(position, ago, words))}
          onWrong={(wrong) => onWrong(`words ${ago}`, wrong)}
        />
      ))}
    </fieldset>
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
  readonly onWrong: (wrong: boolean) => void;
}

function WordsField({ label, words, onChange, onWrong }: WordsFieldProps) {
  const { t } = useTranslation('cubewordPosition');
  const [text, setText] = useState(words.join(', '));
  const isWrong = wordsIn(text) === undefined;
  useWrong(isWrong, onWrong);
  return (
    <TextField
      label={label}
      showLabel
      value={text}
      placeholder={t('words.example')}
      problem={isWrong ? t('words.wrong') : undefined}
      autoCapitalize="characters"
      maxLength={400}
      onChange={(typed) => {
        setText(typed);
        const found = wordsIn(typed);
        if (found !== undefined) onChange(found);
      }}
    />
  );
}
