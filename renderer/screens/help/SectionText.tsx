import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Section } from './manual.ts';

export function SectionText({
  section,
  below = false,
  picture,
}: {
  readonly section: Section;
  readonly picture?: ReactNode;
  readonly below?: boolean;
}) {
  const { t } = useTranslation('help');
  const { id, title, body = [], keys } = section;
  const Heading = below ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id}>
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      {body.map((piece, at) =>
        typeof piece === 'string' ? (
          <p key={at}>{piece}</p>
        ) : (
          <ul key={at} className="help-points">
            {piece.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {picture}
      {keys !== undefined && (
        <table className="help-keys">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('key')}</th>
              <th scope="col">{t('does')}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
