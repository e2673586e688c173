import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#renderer/app/index.ts';
import { ProblemNotice, Sheet, TextArea } from '#renderer/controls/index.ts';
import { parseOwnWords, type OwnWords } from '#shared/lexicon/index.ts';

/** Saves words as typed, but only once all of them are valid. */
export function MyWords() {
  const { t } = useTranslation('words');
  const { settings, change } = useSettings();
  const { allow, forbid } = settings.myWords;
  const [texts, setTexts] = useState(() => textsOf(settings.myWords));
  const [shown, setShown] = useState(settings.myWords);
  const parsed = parseOwnWords(texts);
  const same = parsed.ok && areSame(parsed.value, settings.myWords);
  // Stored words change by a decision on a damaged file, another window's save, or this one's while typing goes on.
  if (shown !== settings.myWords) {
    const isWriting = !parsed.ok || !areSame(parsed.value, shown);
    setShown(settings.myWords);
    if (isWriting) setTexts(withNew(texts, shown, settings.myWords));
    else if (!areSame(shown, settings.myWords)) setTexts(textsOf(settings.myWords));
  }
  const keep = () => {
    if (!parsed.ok || same) return;
    change({ myWords: parsed.value, myWordsWere: settings.myWords });
  };
  return (
    <Sheet aria-labelledby="words-mine">
      <h2 id="words-mine">{t('mine.title')}</h2>
      <p className="soft" id="words-mine-says">
        {t('mine.says')}
      </p>
      <div className="words-mine">
        {(['allow', 'forbid'] as const).map((which) => (
          <div key={which}>
            <h3>{t(`mine.${which}`)}</h3>
            <TextArea
              label={t(`mine.${which}`)}
              value={texts[which]}
              rows={6}
              describedBy="words-mine-kept"
              wrong={!parsed.ok && (!('which' in parsed.problem) || parsed.problem.which === which)}
              onChange={(text) => {
                setTexts({ ...texts, [which]: text });
              }}
              onBlur={keep}
            />
          </div>
        ))}
      </div>
      <div id="words-mine-kept">
        {parsed.ok ? (
          <p className="small soft">
            {t('mine.each')} {same && t('mine.kept', { count: allow.length + forbid.length })}
          </p>
        ) : (
          <ProblemNotice alert={false} problem={parsed.problem} />
        )}
      </div>
    </Sheet>
  );
}

function textsOf({ allow, forbid }: OwnWords) {
  return { allow: allow.join('\n'), forbid: forbid.join('\n') };
}

/** Keeps the text being typed and adds newly stored words. */
function withNew(texts: ReturnType<typeof textsOf>, before: OwnWords, now: OwnWords) {
  const added = (which: 'allow' | 'forbid'): string => {
    const written = texts[which].split('\n').map((line) => line.trim().toUpperCase());
    const missing = now[which].filter((word) => !before[which].includes(word) && !written.includes(word));
    return missing.length === 0 ? texts[which] : [...missing, texts[which]].join('\n');
  };
  return { allow: added('allow'), forbid: added('forbid') };
}

function areSame(one: OwnWords, other: OwnWords): boolean {
  return one.allow.join(' ') === other.allow.join(' ') && one.forbid.join(' ') === other.forbid.join(' ');
}
