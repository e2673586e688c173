import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { whole } from '#renderer/app/index.ts';
import { Icon } from '#renderer/controls/index.ts';
import { blockersText, findingText } from '#shared/i18n/index.ts';
import { typedLetter, vowelsOf } from '#shared/lexicon/index.ts';
import { checkSet, type PieceSet } from '#shared/pieces/index.ts';
import {
  balanceDefaults,
  blockersOf,
  facesByLetter,
  type Finding,
  type BalanceFigures,
  type FindingCode,
} from '#shared/set-design/index.ts';
import type { Measured } from './use-measured.ts';
import { share } from './figures.ts';

export interface FindingsSideProps {
  readonly set: PieceSet;
  readonly measured: Measured;
}

export function FindingsSide({ set, measured: { findings, figures: balance, isWhole } }: FindingsSideProps) {
  const { t } = useTranslation('design');
  const report = useMemo(() => checkSet(set), [set]);
  const good = useGoodNews(set, findings, balance);
  const toMend = findings.filter(({ severity }) => severity !== 'note').length;
  const figures = [
    [`${report.pieces}`, t('figures.pieces')],
    [share(Math.round(report.vowelShare * 100) / 100), t('figures.vowels')],
    [
      balance === undefined ? t('figures.measuring') : whole.format(balance.median),
      t('figures.words', { hand: balance?.hand ?? balanceDefaults.hand }),
    ],
    [balance === undefined ? t('figures.measuring') : share(balance.dead), t('figures.dead')],
  ] as const;
  return (
    <>
      <h2 id="findings-title" className="findings-title" data-spoken>
        {t('findings.title', { count: toMend })}
      </h2>
      <ul className="findings" data-spoken data-answers="words" tabIndex={0} aria-labelledby="findings-title">
        {findings.map((finding) => (
          <FindingRow key={finding.code + finding.letters.join('')} finding={finding} />
        ))}
        {balance !== undefined && isWhole && (
          <li>
            <Icon name={blockersOf(balance).length === 0 ? 'check' : 'down'} />
            <span>{blockersText(t, balance)}</span>
          </li>
        )}
        {good.map((sentence) => (
          <li key={sentence}>
            <Icon name="check" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <LetterBars set={set} />
      <dl className="design-figures" data-spoken data-answers="stock">
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

function FindingRow({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation('design');
  return (
    <li>
      <Icon name={finding.severity === 'note' ? 'check' : 'crossed'} />
      <span>
        {finding.severity !== 'note' && (
          <span className="visually-hidden">{t(`checks:severity.${finding.severity}`)}: </span>
        )}
        {findingText(t, finding)}
      </span>
    </li>
  );
}

const tallest = 84;

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

function useGoodNews(
  set: PieceSet,
  findings: readonly Finding[],
  balance: BalanceFigures | undefined,
): readonly string[] {
  const { t } = useTranslation('design');
  return useMemo(() => {
    const isFree = (...codes: readonly FindingCode[]): boolean =>
      !findings.some(({ code }) => codes.includes(code));
    const { faces, vowelShare, duplicates } = checkSet(set);
    if (faces === 0) return [];
    const counts = [...facesByLetter(set)];
    const least = Math.min(...counts.map(([, count]) => count));
    const rarest = counts.filter(([, count]) => count === least).map(([letter]) => typedLetter(letter));
    return [
      isFree('missing-letters', 'missing-words') && least > 0
        ? t('findings.fine.letters', {
            count: counts.length,
            rarest: rarest.join(', '),
            faces: t('findings.facesNamed', { count: least }),
          })
        : '',
      isFree('few-vowels', 'many-vowels')
        ? t('findings.fine.vowels', { share: Math.round(vowelShare * 100), faces })
        : '',
      isFree('duplicates') && duplicates.length === 0
        ? t('findings.fine.different', { count: set.pieces.length })
        : '',
      balance === undefined
        ? ''
        : t('balance.poorest', {
            hands: whole.format(balance.hands),
            hand: balance.hand,
            low: whole.format(balance.lowTenth),
          }),
    ].filter((sentence) => sentence !== '');
  }, [set, findings, balance, t]);
}
