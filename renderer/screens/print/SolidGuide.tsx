import { useTranslation } from 'react-i18next';
import { guidePicture, type SolidPlan } from '#print-templates/index.ts';
import { SheetPicture } from './SheetPictures.tsx';

/** Shows in pictures how a solid is printed and used (R28), in the language of the file. */
export function SolidGuide({ plan: { guide, language } }: { readonly plan: SolidPlan }) {
  const { t } = useTranslation('print');
  return (
    <section className="solid-guide-part" aria-labelledby="solid-guide">
      <h2 id="solid-guide" className="label">
        {t('solid.guide')}
      </h2>
      <ol className="solid-guide" lang={language}>
        {guide.map((step) => (
          <li key={step.caption}>
            <SheetPicture sheet={guidePicture(step)} />
            <span className="small">{step.caption}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
