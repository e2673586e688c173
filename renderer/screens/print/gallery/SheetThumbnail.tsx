import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#print-templates/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Choices } from '../sheet-choices.ts';
import { keptImage, type SheetImage } from './pictures.ts';
import type { Pictures } from './use-gallery.ts';
import { useSeen } from './use-seen.ts';

export interface SheetThumbnailProps {
  readonly product: Product;
  readonly setText: string | undefined;
  readonly choices: Choices;
  readonly pictures: Pictures;
}

/** Reserves its place before the sheet is drawn. */
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
