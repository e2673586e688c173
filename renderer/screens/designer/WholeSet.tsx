import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube } from '#renderer/board/index.ts';
import { useRoving } from '#renderer/controls/index.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { pieceText } from '#shared/set-design/index.ts';

export interface WholeSetProps {
  readonly set: PieceSet;
  readonly chosen: number;
  readonly onChoose: (piece: number) => void;
}

export function WholeSet({ set, chosen, onChoose }: WholeSetProps) {
  const { t } = useTranslation('design');
  const grid = useRef<HTMLDivElement>(null);
  const columns = 16;
  const roving = useRoving(grid, set.pieces.length, columns);
  return (
    <section className="whole-set" aria-labelledby="whole-set">
      <p className="whole-set-head label">
        <span id="whole-set">{t('whole.title')}</span>
        <span>{t('whole.chosen', { number: chosen + 1 })}</span>
      </p>
      <div ref={grid} className="whole-set-grid" onKeyDown={roving.onKeyDown} onBlur={roving.onBlur}>
        {set.pieces.map((piece, at) => {
          const [first = ''] = piece.letters;
          return (
            <button
              key={piece.id}
              type="button"
              {...roving.item(at)}
              aria-current={at === chosen}
              onClick={() => {
                onChoose(at);
              }}
            >
              <span className="visually-hidden">
                {t('list.piece', { number: at + 1, faces: pieceText(piece), note: '' })}
              </span>
              <Cube
                letter={typedLetter(first)}
                {...(first === '' ? { mark: 'blank' as const } : {})}
                side={26}
                still
                orientationBar
              />
            </button>
          );
        })}
      </div>
    </section>
  );
}
