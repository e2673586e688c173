import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#print-templates/index.ts';
import { useGateway, useSeen } from '#renderer/app/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { SolidPicture } from '../SolidPreview.tsx';
import type { Choices } from '../sheet-choices.ts';
import type { PrintableName } from '../use-own-set.ts';
import type { SolidView } from '../use-solid.ts';
import { keptImage, type Pictures, type SheetImage } from './pictures.ts';

export interface SheetThumbnailProps {
  readonly product: Product;
  readonly setText: string | undefined;
  readonly choices: Choices;
  readonly pictures: Pictures;
}

export function SheetThumbnail({ product, setText, choices, pictures }: SheetThumbnailProps) {
  const { t } = useTranslation('print');
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const { template, set } = product;
  const ask = JSON.stringify({ template, set, setText, options: choices });
  const [drawn, setDrawn] = useState<{ ask: string; image?: SheetImage; problem?: Problem }>();
  const { draw, stopped } = pictures;
  useEffect(() => {
    if (!seen || stopped) return undefined;
    let isWanted = true;
    const parsed = JSON.parse(ask) as Parameters<typeof draw>[0];
    const known = keptImage(parsed);
    void (known === undefined ? draw(parsed) : Promise.resolve({ ok: true as const, value: known })).then(
      (answer) => {
        if (!isWanted) return;
        setDrawn(answer.ok ? { ask, image: answer.value } : { ask, problem: answer.problem });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ask, seen, stopped, draw]);
  const now = drawn?.ask === ask ? drawn : undefined;
  return (
    <>
      <span ref={place} className="gallery-picture">
        {now?.image !== undefined && (
          <img src={now.image.address} alt="" width={now.image.width} height={now.image.height} />
        )}
      </span>
      <small className="soft figures gallery-facts">
        {now?.image !== undefined && t('sheets', { count: now.image.sheets })}
        {now?.problem !== undefined && problemText(t, now.problem)}
      </small>
    </>
  );
}

interface SolidThumbnailProps {
  readonly named: PrintableName;
  readonly choices: Choices;
  readonly pictures: Pictures;
}

const kept = new Map<string, SolidView>();

export function SolidThumbnail({ named, choices, pictures }: SolidThumbnailProps) {
  const { t } = useTranslation('print');
  const gateway = useGateway();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const ask = JSON.stringify([named, choices]);
  const [, setRound] = useState(0);
  const { during, stopped } = pictures;
  useEffect(() => {
    if (!seen || stopped || kept.has(ask)) return undefined;
    const job = `small-${crypto.randomUUID()}`;
    const [name, options] = JSON.parse(ask) as [PrintableName, Choices];
    void during(gateway.call('viewSolid', { job, ...name, options, sheet: '1' })).then((answer) => {
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
