import { useTranslation } from 'react-i18next';
import { partOfKit, type Product, type PrintSet, type SheetSet } from '#print-templates/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { Choices } from './sheet-choices.ts';

export interface KitPartsProps {
  readonly parts: NonNullable<SheetSet['parts']>;
  readonly set: PrintSet;
  readonly choices: Choices;
  /** Gets choices that make the part fit the kit. */
  readonly onChoose: (part: Product, choices: Choices) => void;
}

export function KitParts({ parts, set, choices, onChoose }: KitPartsProps) {
  const { t } = useTranslation('print');
  return (
    <section className="print-kit-parts" aria-labelledby="kit-parts">
      <h2 id="kit-parts" className="label">
        {t('kitParts.title')}
      </h2>
      <p className="small soft">{t('kitParts.about')}</p>
      <ul>
        {parts.map(({ template, sheets }) => (
          <li key={template}>
            <Button
              look="link"
              size="small"
              onClick={() => {
                const part = partOfKit(set, choices, template);
                if (part !== undefined) onChoose(part.product, part.options);
              }}
            >
              {t(`option:print.products.${template}.title`)}
            </Button>{' '}
            <small className="soft figures">{t('kitParts.sheets', { count: sheets })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
