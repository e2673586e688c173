import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#renderer/app/index.ts';
import { Notice, Sheet, TextArea } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { parseOwnWords } from '#shared/lexicon/index.ts';

/** Words that a person allows and forbids in every new game; kept as they are written, once they are words. */
export function MyWords() {
  const { t } = useTranslation('words');
  const { settings, change } = useSettings();
  const { allow, forbid } = settings.myWords;
  const [texts, setTexts] = useState({ allow: allow.join('\n'), forbid: forbid.join('\n') });
  const parsed = parseOwnWords(texts);
  const same =
    parsed.ok &&
    parsed.value.allow.join(' ') === allow.join(' ') &&
    parsed.value.forbid.join(' ') === forbid.join(' ');
  const keep = () => {
    if (!parsed.ok || same) return;
    change({ myWords: { allow: [...parsed.value.allow], forbid: [...parsed.value.forbid] } });
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
          <Notice alert={false}>{problemText(t, parsed.problem)}</Notice>
        )}
      </div>
    </Sheet>
  );
}
