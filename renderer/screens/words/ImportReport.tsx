import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { ImportedList } from '#shared/contract/index.ts';
import { alphabetNames, alphabetText } from '#shared/lexicon/index.ts';
import { figures } from './figures.ts';
import { unreadLetters } from './unread-letters.ts';

export function ImportReport({ added }: { readonly added: ImportedList }) {
  const { t } = useTranslation('words');
  const say = useAnnounce();
  const { lexicon, encoding, repeats, leftOut } = added;
  const { title, words } = lexicon;
  const done = t('add.done', {
    count: words,
    title,
    words: figures.format(words),
    encoding: t(`add.encodings.${encoding}`),
  });
  const isUsual = alphabetNames.some((name) => name === alphabetText(lexicon.alphabet));
  const letters = isUsual ? '' : t('add.lettersRead', { letters: lexicon.alphabet });
  const repeated = repeats > 0 ? t('add.repeats', { count: repeats, lines: figures.format(repeats) }) : '';
  const guessed = encoding === 'latin-1' ? t('add.guessed') : '';
  const lines = figures.format(leftOut.count);
  const all = leftOut.lines.length === leftOut.count;
  const without = leftOut.count > 0 ? t('add.without', { count: leftOut.count, lines }) : '';
  const others = unreadLetters(leftOut.lines, lexicon.alphabet);
  const again = others.length > 0 ? t('add.otherLetters', { letters: others.join(' ') }) : '';
  const told = [done, letters, repeated, guessed, without, again]
    .filter((sentence) => sentence !== '')
    .join(' ');
  useEffect(() => {
    say(told);
  }, [say, told]);
  return (
    <div className="words-report">
      <p>
        {done} {letters} {repeated}
      </p>
      {guessed !== '' && <p>{guessed}</p>}
      {leftOut.count > 0 && (
        <>
          <p id="words-left-out">
            {all
              ? t('add.leftOut', { count: leftOut.count, lines })
              : t('add.leftOutFirst', { count: leftOut.count, lines, shown: leftOut.lines.length })}
          </p>
          <ul className="words-left-out small" tabIndex={0} aria-labelledby="words-left-out">
            {leftOut.lines.map(({ line, text, fault }) => (
              <li key={line}>
                {t('add.line', { line: figures.format(line), text, why: t(`add.faults.${fault}`) })}
              </li>
            ))}
          </ul>
          {again !== '' && <p>{again}</p>}
        </>
      )}
    </div>
  );
}
