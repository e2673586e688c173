import { useTranslation } from 'react-i18next';
import { BoxMark, Cube, HiddenCube } from '#renderer/board/index.ts';
import {
  firstRowOf,
  markIn,
  setOf,
  squareName,
  typed,
  valueIn,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { TableModel } from '../use-model.ts';
import { cornerPlaces } from './corners.ts';
import { beginner, type Opening } from './opening.ts';
import './slip.css';

interface CornerSlipProps {
  readonly model: TableModel;
  readonly opening: Exclude<Opening, { readonly kind: 'waiting' }>;
}

export function CornerSlip({ model, opening }: CornerSlipProps) {
  const { t } = useTranslation('kubagramTable');
  const { names, seat } = model;
  const facts = { name: beginner(t as Translate, model) };
  const corner = cornerPlaces[opening.corner].name;
  const by = names[opening.kind === 'turned' ? opening.by : (seat ?? 0)] ?? '';
  return (
    <section className="sheet kubagram-corner" aria-labelledby="kubagram-corner-title">
      <p className="label">{t('corner.once')}</p>
      <h2 className="word-title" id="kubagram-corner-title">
        {t(opening.kind === 'turned' ? 'corner.turned' : 'corner.turns', { name: by })}
      </h2>
      <p className="lead">
        {opening.kind === 'turned' ? t(`corner.begin.${corner}`, facts) : t('corner.how', facts)}
      </p>
      <FirstRowPicture view={model.state} corner={opening.corner} />
    </section>
  );
}

type FirstRowPictureProps = Pick<Exclude<Opening, { readonly kind: 'waiting' }>, 'corner'> & {
  readonly view: KubagramView;
};

const marks = ['I', 'III', '0'] as const;

function FirstRowPicture({ view, corner }: FirstRowPictureProps) {
  const { t } = useTranslation('kubagramTable');
  const set = setOf(view.options);
  const row = firstRowOf(view, corner);
  const markText = markTextOf(t as Translate, view);
  return (
    <>
      <h3 className="label" id="kubagram-first-row-title">
        {t('corner.row')}
      </h3>
      {/* With many dice and little room the row scrolls by itself, so it can have the focus. */}
      <ol className="kubagram-first-dice" aria-labelledby="kubagram-first-row-title" tabIndex={0}>
        {row.squares.map((square) => {
          const die = view.box[square];
          const mark = markIn(set, square);
          return (
            <li key={square} data-square={squareName(square)}>
              <span className="visually-hidden">{dieText(t as Translate, view, square)}</span>
              {die?.unseen === true ? (
                <HiddenCube side={32} />
              ) : (
                <Cube
                  letter={typed(die?.top ?? '')}
                  value={valueIn(set, die?.top ?? '')}
                  mark={die?.joker === true ? 'joker' : undefined}
                  side={32}
                  still
                />
              )}
              <BoxMark className="kubagram-mark" mark={mark} size={13} />
            </li>
          );
        })}
      </ol>
      <ul className="kubagram-first-marks">
        {marks.map((mark) => (
          <li key={mark}>
            <BoxMark className="kubagram-mark" mark={mark} size={16} />
            <span>{markText(mark)}</span>
            <b className="figures">{row.marks[mark]}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Alone a 0 counts as three strokes (K15). */
function markTextOf(t: Translate, { seats }: KubagramView) {
  return (mark: (typeof marks)[number]) =>
    t(`kubagramTable:corner.mark.${mark === '0' && seats.length === 1 ? 'alone' : mark}`);
}

function dieText(t: Translate, view: KubagramView, square: number): string {
  const die = view.box[square];
  const mark = markIn(setOf(view.options), square);
  const asked = mark === '0' && view.seats.length === 1 ? 'III' : mark;
  const letter = die?.unseen === true ? t('kubagramTable:corner.unseen') : typed(die?.top ?? '');
  return t(`kubagramTable:corner.die.${asked}`, { letter });
}

/** Returns for example `Tom sits at the near side. First row: I, as it lies; S, three letters.` */
export function cornerText(
  t: Translate,
  model: TableModel,
  { corner }: Extract<Opening, { readonly kind: 'choosing' }>,
): string {
  const { state } = model;
  const row = firstRowOf(state, corner)
    .squares.map((square) => dieText(t, state, square))
    .join('; ');
  return t(`kubagramTable:corner.said.${cornerPlaces[corner].side}`, {
    name: beginner(t, model),
    row,
  });
}
