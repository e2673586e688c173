import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { Button, Sheet } from '#renderer/controls/index.ts';
import { pointsText } from '../score/score-parts.tsx';
import { foldings, type Folding } from './foldings.ts';
import type { ShownMove } from './last-move.ts';
import type { LastMoves } from './use-last-moves.ts';
import { useStepDown } from './use-step-down.ts';
import './last-move.css';

interface LastMovePlaceProps {
  readonly last: LastMoves;
  /** This is the slip of one's own turn, which waits while the last move lies open. */
  readonly children: ReactNode;
  /** What must be at hand while that slip waits stands at the foot of the open one. */
  readonly foot?: ReactNode;
}

export function LastMovePlace({ last, children, foot }: LastMovePlaceProps) {
  if (last.chosen === undefined) return children;
  if (last.isOpen) return <LastMoveSlip last={last} foot={foot} />;
  return (
    <>
      <LastMoveLine last={last} />
      {children}
    </>
  );
}

export function LastMoveLine({ last }: { readonly last: LastMoves }) {
  const { t } = useTranslation('table');
  const [move, ...others] = last.moves;
  if (move === undefined) return null;
  const more = others.length + last.more;
  return (
    <section className="last-move-line" aria-label={t('lastMove.title')}>
      <span className="label">{t('lastMove.title')}</span>
      <span className="last-move-says">
        {move.title}
        {move.points === 0 ? null : <b className="figures"> {pointsText(move.points)}</b>}
        {more === 0 ? null : <span className="soft"> {t('lastMove.others', { count: more })}</span>}
      </span>
      <Button look="link" size="small" command="table.last" onClick={last.showAgain}>
        {t('lastMove.again')}
      </Button>
    </section>
  );
}

function LastMoveSlip({ last, foot }: Omit<LastMovePlaceProps, 'children'>) {
  const { t } = useTranslation('table');
  const { moves, chosen } = last;
  const sheet = useRef<HTMLElement>(null);
  const others = moves.length - 1;
  const lines = chosen?.sum?.length ?? 0;
  const steps = useMemo(() => foldings(lines, others), [lines, others]);
  const step = useStepDown(sheet, steps.length, chosen);
  const folding = steps[step] as Folding;
  const more = last.more + others - folding.others;
  const listed = moves.filter((move) => move !== chosen).slice(0, folding.others);
  return (
    <Sheet
      ref={sheet}
      space="small"
      className="last-move"
      data-folded={step + 1 === steps.length ? 'all' : step}
      aria-label={t('lastMove.title')}
    >
      {moves.map((move) =>
        move === chosen ? (
          <WholeMove key={move.id} move={move} folding={folding} onFold={last.fold} />
        ) : listed.includes(move) ? (
          <OtherMove key={move.id} move={move} onChoose={() => last.choose(move)} />
        ) : null,
      )}
      <div className="slip-more last-move-foot">
        {foot}
        {more === 0 ? null : <p className="small soft">{t('lastMove.more', { count: more })}</p>}
      </div>
    </Sheet>
  );
}

interface WholeMoveProps {
  readonly move: ShownMove;
  readonly folding: Folding;
  readonly onFold: () => void;
}

function WholeMove({ move, folding, onFold }: WholeMoveProps) {
  const { t } = useTranslation('table');
  const { turn, title, piecesText, sum = [], from, note, moment, points, total } = move;
  const lines = sum.slice(0, folding.lines);
  const folded = sum.length - lines.length;
  const pieces = piecesShown(move, folding);
  const scored = points !== 0 || sum.length > 0;
  return (
    <div className="last-move-whole">
      <p className="last-move-head">
        <span className="label">{t('lastMove.turn', { turn })}</span>
        {note === undefined ? null : <span className="small soft">{note}</span>}
        <Button look="link" size="small" onClick={onFold}>
          {t('lastMove.fold')}
        </Button>
      </p>
      <div className={scored ? 'last-move-body last-move-body--scored' : 'last-move-body'}>
        <div>
          <h2 className="last-move-title">{title}</h2>
          {moment === undefined ? null : <p className="last-move-moment">{moment}</p>}
          {pieces.length === 0 ? null : (
            <div
              className="slip-more last-move-pieces"
              {...(piecesText === undefined
                ? { 'aria-hidden': true }
                : { role: 'img', 'aria-label': piecesText })}
            >
              {pieces.map((group, at) => (
                <span key={at}>{group}</span>
              ))}
            </div>
          )}
          {lines.length === 0 ? null : (
            <table className="slip-more last-move-sum figures">
              <tbody>
                {lines.map(({ text, points: brings }, at) => (
                  <tr key={at}>
                    <th scope="row">{text}</th>
                    <td>{brings}</td>
                  </tr>
                ))}
                {folded === 0 ? null : (
                  <tr className="soft">
                    <th scope="row">{t('lastMove.folded', { count: folded })}</th>
                    <td />
                  </tr>
                )}
              </tbody>
            </table>
          )}
          {from === undefined || !folding.from ? null : <p className="slip-more small soft">{from}</p>}
        </div>
        {scored ? (
          <p className="last-move-score figures">
            <b>{pointsText(points)}</b>
            <span className="small soft">
              {t('lastMove.total', { before: pointsText(total - points), after: pointsText(total) })}
            </span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Where each line of the sum has a group of its own, both are folded together. */
function piecesShown({ pieces = [], sum = [] }: ShownMove, folding: Folding): readonly ReactNode[] {
  if (!folding.pieces) return [];
  return pieces.length === sum.length ? pieces.slice(0, Math.max(1, folding.lines)) : pieces;
}

/** While a computer thinks, what was done since one's own turn stands in one line each. */
export function LastMovesList({ last: { moves, more } }: { readonly last: LastMoves }) {
  const { t } = useTranslation('table');
  if (moves.length === 0) return null;
  return (
    <ul className="last-move-list" aria-label={t('lastMove.title')}>
      {moves.map((move) => (
        <li key={move.id} className="last-move-other">
          <MoveText move={move} />
        </li>
      ))}
      {more === 0 ? null : <li className="small soft">{t('lastMove.more', { count: more })}</li>}
    </ul>
  );
}

function OtherMove({ move, onChoose }: { readonly move: ShownMove; readonly onChoose: () => void }) {
  return (
    <button type="button" className="last-move-other" onClick={onChoose}>
      <MoveText move={move} />
    </button>
  );
}

function MoveText({ move: { seat, title, points } }: { readonly move: ShownMove }) {
  return (
    <>
      <PlayerMark seat={seat} size={12} />
      <span className="last-move-says">{title}</span>
      {points === 0 ? null : <b className="figures">{pointsText(points)}</b>}
    </>
  );
}
