import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolidProduct } from '#print-templates/index.ts';
import { useGateway } from '#renderer/app/index.ts';
import type { Choices } from '../sheet-choices.ts';
import { SolidPicture } from '../SolidPicture.tsx';
import type { SolidView } from '../use-solid.ts';
import type { Pictures } from './use-gallery.ts';
import { useSeen } from './use-seen.ts';

export interface SolidThumbnailProps {
  readonly product: SolidProduct;
  readonly choices: Choices;
  readonly pictures: Pictures;
}

const kept = new Map<string, SolidView>();

export function SolidThumbnail({ product: { name }, choices, pictures }: SolidThumbnailProps) {
  const { t } = useTranslation('print');
  const gateway = useGateway();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const ask = JSON.stringify([name, choices]);
  const [, setRound] = useState(0);
  const { during, stopped } = pictures;
  useEffect(() => {
    if (!seen || stopped || kept.has(ask)) return undefined;
    const job = `small-${crypto.randomUUID()}`;
    const [product, options] = JSON.parse(ask) as [string, Record<string, string>];
    void during(gateway.call('viewSolid', { job, product, options, bed: 0 })).then((answer) => {
      if (answer.ok) kept.set(ask, answer.value);
      setRound((round) => round + 1);
    });
    return () => {
      void gateway.call('cancelJob', { job });
    };
  }, [gateway, ask, seen, stopped, during]);
  const view = kept.get(ask);
  return (
    <>
      <span ref={place} className="gallery-picture">
        {view !== undefined && <SolidPicture picture={view.picture} />}
      </span>
      <small className="soft figures gallery-facts">
        {view !== undefined && t('gallery.pieces', { count: view.pieces })}
      </small>
    </>
  );
}
