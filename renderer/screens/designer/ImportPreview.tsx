import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import type { ImportedPieces } from '#shared/set-design/index.ts';

export interface ImportPreviewProps {
  readonly read: ImportedPieces;
  readonly all: number;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

export function ImportPreview({ read, all, onTake, onLeave }: ImportPreviewProps) {
  const { t } = useTranslation('design');
  const { pieces, values, problems } = read;
  const count = pieces.length;
  const passedOver = t('about.passedOver', { count: problems.length });
  const counted = Object.entries(values).map(([letter, value]) => `${typedLetter(letter)} ${value}`);
  return (
    <div className="about-told">
      <p>{t('about.wouldCome', { count, all })}</p>
      {count > 0 && (
        <ol className="small" tabIndex={0} aria-label={t('about.wouldCome', { count, all })}>
          {pieces.map((faces, at) => (
            <li key={at}>{faces.map(faceText).join(' ')}</li>
          ))}
        </ol>
      )}
      {counted.length > 0 && <p>{t('about.importValues', { values: counted.join(', ') })}</p>}
      {problems.length > 0 && (
        <>
          <p>{passedOver}</p>
          <ul className="small" tabIndex={0} aria-label={passedOver}>
            {problems.map(({ code, ...facts }) => (
              <li key={facts.line}>{t(`about.line.${code}`, facts)}</li>
            ))}
          </ul>
          {problems.some(({ code }) => code === 'line-no-face') && (
            <p className="small soft">{t('about.otherLetters')}</p>
          )}
        </>
      )}
      {count > 0 && (
        <div className="about-import-acts">
          <Button onClick={onTake}>{t('about.importTake', { count, all })}</Button>
          <Button look="quiet" onClick={onLeave}>
            {t('about.importLeave')}
          </Button>
        </div>
      )}
    </div>
  );
}
