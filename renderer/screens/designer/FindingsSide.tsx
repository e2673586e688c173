import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#renderer/controls/index.ts';
import { findingText } from '#shared/i18n/index.ts';
import { typedLetter, vowelsOf } from '#shared/lexicon/index.ts';
import { checkSet, type PieceSet } from '#shared/pieces/index.ts';
import { checkDesign, facesByLetter } from '#shared/set-design/index.ts';

/** What a look at the set finds, worst first, with its letters in bars and its figures. */
export function FindingsSide({ set }: { readonly set: PieceSet }) {
  const { t } = useTranslation('design');
  const findings = useMemo(() => checkDesign(set), [set]);
  const report = useMemo(() => checkSet(set), [set]);
  const toMend = findings.filter(({ weight }) => weight !== 'fine').length;
  const figures = [
    [`${report.pieces}`, t('figures.pieces')],
    [`${report.faces}`, t('figures.faces')],
    [`${Math.round(report.vowelShare * 100)} %`, t('figures.vowels')],
    [`${Object.values(report.letters).filter((count) => count > 0).length}`, t('figures.letters')],
  ] as const;
  return (
    <>
      <h2 className="findings-title">{t('findings.title', { count: toMend })}</h2>
      <ul className="findings">
        {findings.map((finding) => (
          <li key={finding.code}>
            <Icon name={finding.weight === 'fine' ? 'check' : 'crossed'} />
            <span>{findingText(t, finding)}</span>
          </li>
        ))}
      </ul>
      <LetterBars set={set} />
      <dl className="design-figures">
        {figures.map(([figure, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const tallest = 84;

/** On how many faces each letter is. */
function LetterBars({ set }: { readonly set: PieceSet }) {
  const { t } = useTranslation('design');
  const counts = [...facesByLetter(set)];
  const vowels = vowelsOf(set.alphabet);
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const [letter = ''] = counts.find(([, count]) => count === most) ?? [];
  return (
    <figure className="letter-bars">
      <figcaption className="label">
        <span>{t('bars.title')}</span>
        {letter !== '' && <span>{t('bars.most', { letter: typedLetter(letter), count: most })}</span>}
      </figcaption>
      <ul style={{ gridTemplateColumns: `repeat(${counts.length}, minmax(0, 1fr))` }}>
        {counts.map(([one, count]) => (
          <li key={one} title={t('bars.one', { letter: typedLetter(one), count })}>
            <i
              aria-hidden
              className={vowels.includes(one) ? 'letter-bar letter-bar--vowel' : 'letter-bar'}
              style={{ height: (tallest * count) / most }}
            />
            <span aria-hidden>{typedLetter(one)}</span>
            <span className="visually-hidden">{t('bars.one', { letter: typedLetter(one), count })}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
