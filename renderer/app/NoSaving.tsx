import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, useAnnounce } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { useAnswer } from './gateway-context.tsx';

export function NoSaving() {
  const { t } = useTranslation('common');
  const say = useAnnounce();
  // A successful save shows that there is room again, so ask again.
  const { result, askAgain } = useAnswer('canSave', ['gamesChanged', 'designsChanged', 'printsChanged']);
  const problem = result?.ok === true ? result.value.problem : undefined;
  const was = useRef(false);
  const isNow = problem !== undefined;
  useEffect(() => {
    if (was.current && !isNow) say(t('noSaving.over'));
    was.current = isNow;
  }, [isNow, say, t]);
  if (problem === undefined) return null;
  return (
    <Notice mend={<Button onClick={askAgain}>{t('noSaving.again')}</Button>}>
      <p>{t('noSaving.why', { why: problemText(t, problem) })}</p>
    </Notice>
  );
}
