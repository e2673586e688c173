import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { Notice } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';

export interface LicenceProps {
  readonly title: string;
  readonly asset: string;
}

/** Loads the licence when it is opened; it scrolls by keyboard too. */
export function Licence({ title, asset }: LicenceProps) {
  const { t } = useTranslation('words');
  const gateway = useGateway();
  const [bytes, setBytes] = useState<Result<Uint8Array>>();
  useEffect(() => {
    let wanted = true;
    void gateway.asset(asset).then((answer) => {
      if (wanted) setBytes(answer);
    });
    return () => {
      wanted = false;
    };
  }, [gateway, asset]);
  if (bytes === undefined) return <p className="waiting soft">{t('lists.reading')}</p>;
  if (!bytes.ok) return <Notice>{problemText(t, bytes.problem)}</Notice>;
  return (
    <pre
      className="words-licence small"
      tabIndex={0}
      role="region"
      aria-label={t('lists.licenceOf', { title })}
    >
      {new TextDecoder().decode(bytes.value)}
    </pre>
  );
}
