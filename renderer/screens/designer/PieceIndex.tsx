import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ProblemNotice, useAnnounce, useRoving } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import { totalOf, type Piece } from '#shared/pieces/index.ts';
import { addPiece, repeatedLetter, removePiece, sortPieces, pieceText } from '#shared/set-design/index.ts';
import type { Design } from './use-design.ts';

export interface PieceIndexProps {
  readonly design: Design;
  readonly chosen: number;
  readonly onChoose: (piece: number) => void;
}

export function PieceIndex({ design, chosen, onChoose }: PieceIndexProps) {
  const { t } = useTranslation('design');
  const say = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const { set } = design;
  const { pieces } = set;
  const roving = useRoving(list, pieces.length, 1);

  useLayoutEffect(() => {
    list.current?.querySelectorAll('[data-item]').item(chosen).scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const try_ = (edited: ReturnType<typeof addPiece>, step: 'add' | 'remove', done: () => void) => {
    setProblem(edited.ok ? undefined : edited.problem);
    if (design.edit(edited, step)) done();
  };
  return (
    <>
      <div className="piece-heads label" aria-hidden>
        <span />
        <span>{t('list.letters')}</span>
        <span>{t('count', { count: pieces.length })}</span>
      </div>
      <ul
        ref={list}
        className="piece-list"
        aria-label={t('list.name')}
        onKeyDown={roving.onKeyDown}
        onBlur={roving.onBlur}
      >
        {pieces.map((piece, at) => {
          const again = repeatedLetter(piece);
          const total = totalOf(piece);
          const note =
            again === undefined
              ? total === 0
                ? ''
                : `${total}`
              : t('list.again', { letter: typedLetter(again) });
          return (
            <li key={piece.id}>
              <button
                type="button"
                {...roving.item(at)}
                aria-current={at === chosen}
                className="piece-row"
                onClick={() => {
                  onChoose(at);
                }}
              >
                <span className="visually-hidden">
                  {t('list.piece', { number: at + 1, faces: pieceText(piece), note })}
                </span>
                <span aria-hidden className="figures">
                  {at + 1}
                </span>
                <b aria-hidden>{lettersOf(piece, again !== undefined)}</b>
                <span aria-hidden className={again === undefined ? 'figures' : 'piece-odd'}>
                  {note}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <div className="piece-acts">
        <Button
          size="small"
          onClick={() => {
            try_(addPiece(set, chosen), 'add', () => {
              onChoose(chosen + 1);
              say(t('list.added', { number: chosen + 2 }));
            });
          }}
        >
          {t('list.add')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            const [piece] = pieces.slice(chosen);
            try_(removePiece(set, chosen), 'remove', () => {
              onChoose(Math.max(0, Math.min(chosen, pieces.length - 2)));
              say(t('list.removed', { faces: piece === undefined ? '' : pieceText(piece) }));
            });
          }}
        >
          {t('list.remove')}
        </Button>
        <Button
          size="small"
          className="piece-sort"
          onClick={() => {
            setProblem(undefined);
            design.edit({ ok: true, value: sortPieces(set) }, 'sort');
            say(t('list.sorted'));
          }}
        >
          {t('list.sort')}
        </Button>
      </div>
    </>
  );
}

/** Returns each letter once, or all of them if one occurs more often than the others. */
function lettersOf(piece: Piece, isUneven: boolean): string {
  const { letters, faces } = piece;
  if (letters.length === 0) return pieceText(piece);
  const all = faces.flatMap((face) => (face.kind === 'letter' ? face.letter : []));
  return (isUneven ? all.sort() : letters).map(typedLetter).join('');
}
