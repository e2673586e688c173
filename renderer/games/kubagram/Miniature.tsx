import type { CSSProperties } from 'react';
import { BoxMark, Cube, HiddenCube } from '#renderer/board/index.ts';
import { markIn, rowsOf, typed, type KubagramView, setOf } from '#shared/games/kubagram/index.ts';
import { Die } from './Die.tsx';
import './box.css';
import './emblem.css';

export interface MiniatureProps {
  readonly view: Pick<KubagramView, 'options' | 'box' | 'corner' | 'central'>;
  readonly label: string;
}

const mostDice = 14;

export function Miniature({ view: { options, box, corner = 0, central }, label }: MiniatureProps) {
  const set = setOf(options);
  const rows = rowsOf(corner).toReversed();
  return (
    <div
      role="img"
      aria-label={label}
      className="kubagram-miniature"
      style={{ '--columns': rows[0]?.length } as CSSProperties}
    >
      <div className="kubagram-box">
        <div className="kubagram-box-floor">
          {rows.map((row) => (
            <div key={row[0]} className="kubagram-box-row">
              {row.map((square) => {
                const die = box[square] ?? undefined;
                return (
                  <span key={square} className="kubagram-square kubagram-square--empty">
                    {die === undefined ? (
                      <BoxMark className="kubagram-mark" mark={markIn(set, square)} size={9} />
                    ) : die.unseen === true ? (
                      <HiddenCube side={18} />
                    ) : (
                      <Cube letter={typed(die.top)} mark={die.joker ? 'joker' : undefined} side={18} still />
                    )}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <div className="kubagram-miniature-field">
        {central.slice(-mostDice).map((shown) => (
          <Die key={shown.die} set={set} shown={shown} side={20} still />
        ))}
      </div>
    </div>
  );
}
