import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube, type SquareKind } from '#renderer/board/index.ts';
import { Hatch, SquareMark } from '#renderer/board/SquareMark.tsx';
import { typedLetter } from '#shared/lexicon/index.ts';
import { faceText, type Face, type PieceSet } from '#shared/pieces/index.ts';

export interface FaceViewProps {
  readonly face: Face;
  readonly values: PieceSet['values'];
  readonly side: number;
  readonly isTotal: boolean;
}

const premiumKinds: Readonly<Record<string, SquareKind>> = {
  '2L': 'letter2',
  '3L': 'letter3',
  '4L': 'letter3',
  '2W': 'word2',
  '3W': 'word3',
};

export function FaceView({ face, values, side, isTotal }: FaceViewProps) {
  const { t } = useTranslation('design');
  const hatch = useId();
  switch (face.kind) {
    case 'letter':
      return (
        <Cube
          letter={typedLetter(face.letter)}
          value={values[face.letter]}
          side={side}
          look="flat"
          still
          orientationBar
        />
      );
    case 'blank':
      return <Cube letter="" mark="blank" side={side} look="flat" still />;
    case 'number':
      return (
        <span aria-hidden className="face-number">
          <b>{face.number}</b>
          {isTotal && <span>{t('piece.total')}</span>}
        </span>
      );
    case 'premium': {
      const text = `${faceText(face)}`;
      return (
        <svg aria-hidden width={side} height={side} className="face-premium">
          <Hatch id={hatch} q={side} />
          <SquareMark
            kind={premiumKinds[text] ?? 'plain'}
            x={side * 0.1}
            y={side * 0.1}
            q={side * 0.8}
            hatch={hatch}
            text={text}
          />
        </svg>
      );
    }
  }
}
