import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { placesOf } from '#print-templates/layout/nets/net-shapes.ts';
import { classes } from '#renderer/board/Cube.tsx';
import { typedLetter } from '#shared/lexicon/index.ts';
import { faceText, type Face, type Piece, type PieceSet } from '#shared/pieces/index.ts';
import { repeatedLetter, showsTotal } from '#shared/set-design/index.ts';
import { FaceView } from './FaceView.tsx';

export interface PieceNetProps {
  readonly set: PieceSet;
  readonly piece: number;
  readonly chosen: number;
  readonly onChoose: (face: number) => void;
  readonly onWrite: (written: string) => boolean;
}

const side = 82;
const cells = {
  top: [2, 1],
  left: [1, 2],
  centre: [2, 2],
  right: [3, 2],
  total: [4, 2],
  lower: [2, 3],
} as const;

/** Shows a piece unfolded. A typed letter goes onto the chosen face, and the next face is chosen. */
export function PieceNet({ set, piece, chosen, onChoose, onWrite }: PieceNetProps) {
  const { t } = useTranslation('design');
  const net = useRef<HTMLDivElement>(null);
  const shown = set.pieces[piece];
  const places = shown === undefined ? [] : placesIn(shown);

  useLayoutEffect(() => {
    if (net.current?.contains(document.activeElement) !== true) return;
    net.current.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [chosen, piece]);
  if (shown === undefined) return null;

  const { faces } = shown;
  const again = repeatedLetter(shown);
  const hasTotal = showsTotal(faces, set.values);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = neighbour(places, chosen, event.key);
    if (to !== undefined) onChoose(to);
    else if (event.key === 'Backspace') onChoose(Math.max(0, chosen - 1));
    else if (event.key.length === 1 && event.key !== ' ') {
      if (onWrite(event.key)) onChoose(Math.min(faces.length - 1, chosen + 1));
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={net}
      role="group"
      aria-label={t('piece.net', { number: piece + 1 })}
      className="design-net"
      data-answers="hand"
      onKeyDown={press}
    >
      {faces.map((face, at) => {
        const [column, row] = places[at] ?? [1, 1];
        const isAgain = face.kind === 'letter' && face.letter === again;
        return (
          <button
            // A face has no key other than its index.
            key={`${at}`}
            type="button"
            tabIndex={at === chosen ? 0 : -1}
            aria-pressed={at === chosen}
            className={classes('design-face', '', { 'design-face--again': isAgain })}
            style={{ gridColumn: column, gridRow: row }}
            onClick={() => {
              onChoose(at);
            }}
          >
            <span className="visually-hidden">{t('piece.face', { number: at + 1, shown: said(face) })}</span>
            <FaceView
              face={face}
              values={set.values}
              side={side}
              isTotal={hasTotal && face.kind === 'number'}
            />
          </button>
        );
      })}
    </div>
  );

  function said(face: Face): string {
    switch (face.kind) {
      case 'letter':
        return t('piece.faceLetter', {
          letter: typedLetter(face.letter),
          value: set.values[face.letter] ?? 0,
        });
      case 'number':
        return t(hasTotal ? 'piece.faceTotal' : 'piece.faceNumber', { number: face.number });
      case 'blank':
        return t('piece.faceBlank');
      case 'premium':
        return t('piece.facePremium', { text: faceText(face) });
    }
  }
}

type CellPlace = readonly [column: number, row: number];

/** Lays cubes out as the cross in which they are printed, and other pieces in rows of four. */
function placesIn(piece: Piece): readonly CellPlace[] {
  const { faces } = piece;
  if (faces.length <= 6 && faces.length !== 2) {
    return placesOf(piece)
      .slice(0, faces.length)
      .map((place) => cells[place]);
  }
  return faces.map((_, at) => [(at % 4) + 1, Math.floor(at / 4) + 1] as const);
}

function neighbour(places: readonly CellPlace[], from: number, key: string): number | undefined {
  const directions: Readonly<Record<string, CellPlace>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined;
  const here = places[from];
  if (direction === undefined || here === undefined) return undefined;
  const ahead = places
    .map(([column, row], at) => {
      const along = (column - here[0]) * direction[0] + (row - here[1]) * direction[1];
      const aside = Math.abs((column - here[0]) * direction[1]) + Math.abs((row - here[1]) * direction[0]);
      return { at, along, distance: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .sort((one, other) => one.distance - other.distance);
  return ahead[0]?.at ?? from;
}
