import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const justNowMs = 5_000;

export function Heard({ at }: { readonly at: number | undefined }) {
  const { t } = useTranslation('box');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(clock);
    };
  }, []);
  if (at === undefined) return null;
  const ago = now - at;
  return (
    <span className="soft">
      {ago < justNowMs ? t('heardNow') : t('heard', { count: Math.round(ago / 1000) })}
    </span>
  );
}
