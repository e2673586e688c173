import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whole } from '#renderer/app/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { ImportedList } from '#shared/contract/index.ts';
import { inCapitals } from '#shared/lexicon/alphabet.ts';
import { alphabetNames, alphabetText } from '#shared/lexicon/index.ts';

export function ImportReport({ added }: { readonly added: ImportedList }) {
  const { t } = useTranslation('words');
  const say = useAnnounce();
  const { lexicon, encoding, repeats, leftOut } = added;
  const { title, words } = lexicon;
  const done = t('add.done', {
    count: words,
    title,
    words: whole.format(words),
    encoding: t(`add.encodings.${encoding}`),
  });
  const isUsual = alphabetNames.some((name) => name === alphabetText(lexicon.alphabet));
  const letters = isUsual ? '' : t('add.lettersRead', { letters: lexicon.alphabet });
  const repeated = repeats > 0 ? t('add.repeats', { count: repeats, lines: whole.format(repeats) }) : '';
  const guessed = encoding === 'latin-1' ? t('add.guessed') : '';
  const lines = whole.format(leftOut.count);
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
                {t('add.line', { line: whole.format(line), text, why: t(`add.faults.${fault}`) })}
              </li>
            ))}
          </ul>
          {again !== '' && <p>{again}</p>}
        </>
      )}
    </div>
  );
}

/** This many letters are enough to recognise a language. */
const mostShown = 12;

/** Returns the letters outside the alphabet in lines that gave no word, as capitals in order of appearance. */
export function unreadLetters(lines: ImportedList['leftOut']['lines'], alphabet: string): readonly string[] {
  const found = new Set<string>();
  for (const { text, fault } of lines) {
    if (fault !== 'not-a-letter') continue;
    for (const letter of inCapitals(text.normalize('NFC'), alphabet)) {
      if (/^\p{L}$/u.test(letter) && !alphabet.includes(letter)) found.add(letter);
    }
  }
  return [...found].slice(0, mostShown);
}
