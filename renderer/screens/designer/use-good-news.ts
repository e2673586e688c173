import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { whole } from '#renderer/app/index.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import { checkSet, type PieceSet } from '#shared/pieces/index.ts';
import {
  facesByLetter,
  type BalanceFigures,
  type Finding,
  type FindingCode,
} from '#shared/set-design/index.ts';

export function useGoodNews(
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
