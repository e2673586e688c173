import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube, PlayerMark, Rail } from '#renderer/board/index.ts';
import { nameList } from '#renderer/table/index.ts';
import { alphabetOf, isJoker, lotOf, setOf, typed, valueIn, type Lot } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { Drawn } from '../field/Drawn.tsx';
import type { TableModel } from '../use-model.ts';
import { beginner } from './opening.ts';
import { spread } from './spread.ts';
import './beginners.css';

/** Who does what before the first die, and why (K2, K3). */
export function Beginners({
  model,
  best,
}: {
  readonly model: TableModel;
  readonly best: string | undefined;
}) {
  const { t } = useTranslation('kubagramTable');
  const { state, names, seat } = model;
  const lot = lotOf(state);
  const turner = state.phase.kind === 'corner' ? state.phase.seat : undefined;
  const seats = state.seats.map((_, at) => at);
  const order = [...seats.filter((at) => at === seat), ...seats.filter((at) => at !== seat)];
  return (
    <div className="kubagram-beginners">
      {best === undefined ? null : <p className="small soft">{best}</p>}
      <ul>
        {order.map((at) => {
          const begins = at === state.first && state.seats.length > 1;
          return (
            <li
              key={at}
              className={at === seat ? 'kubagram-beginner kubagram-beginner--now' : 'kubagram-beginner'}
            >
              <PlayerMark seat={at} />
              <b>{names[at]}</b>
              {at === turner ? <span className="kubagram-player-says">{t('doing.corner')}</span> : null}
              {begins ? (
                <span className={at === seat ? 'kubagram-player-says' : 'small soft'}>
                  {t('doing.begins')}
                </span>
              ) : null}
              <Drawn set={setOf(state.options)} dice={state.seats[at]?.drawn ?? []} />
            </li>
          );
        })}
      </ul>
      {lot === undefined ? null : <WhyBegins model={model} lot={lot} />}
    </div>
  );
}

function WhyBegins({ model, lot }: { readonly model: TableModel; readonly lot: Lot }) {
  const { t } = useTranslation('kubagramTable');
  const { state, names } = model;
  const [first, second] = lot.dice;
  const hasAside =
    state.options.drawnJoker === 'setAside' &&
    state.seats.some(({ drawn }) => drawn.some(({ die }) => isJoker(die)));
  if (first === undefined || second === undefined) return null;
  const facts = {
    first: typed(first.letter),
    second: typed(second.letter),
    count: second.place - first.place,
    name: beginner(t as Translate, model),
  };
  return (
    <section className="kubagram-why-first" aria-labelledby="kubagram-why-first-title">
      <h3 className="label" id="kubagram-why-first-title">
        {t(lot.dice.length === 2 ? 'lot.nearer' : 'lot.nearest')}
      </h3>
      <AlphabetRail model={model} lot={lot} />
      <p>
        {lot.tied.length === 0
          ? null
          : `${t('lot.tied', {
              names: nameList(
                t as Translate,
                lot.tied.map((at) => names[at] ?? ''),
              ),
            })} `}
        {t('lot.why', facts)} {t(hasAside ? 'lot.outButJoker' : 'lot.out')}
      </p>
    </section>
  );
}

const dieSide = 36;
/** A die is as wide as this many letters of the alphabet. */
const dieWidth = 2.3;
/** The line from A needs room for its words. */
const lineFrom = 8;

/** A picture of the alphabet; the sentence below it says the same. */
function AlphabetRail({ model: { state }, lot }: { readonly model: TableModel; readonly lot: Lot }) {
  const { t } = useTranslation('kubagramTable');
  const set = setOf(state.options);
  const alphabet = [...alphabetOf(set)];
  const places = spread(
    lot.dice.map(({ place }) => place),
    dieWidth,
    alphabet.length,
  );
  const [first] = lot.dice;
  const style = { '--letters': alphabet.length } as CSSProperties;
  return (
    <div aria-hidden className="kubagram-alphabet" style={style}>
      <div className="kubagram-alphabet-dice">
        {first === undefined || first.place < lineFrom ? null : (
          <span
            className="kubagram-alphabet-line"
            style={{ '--to': (places[0] ?? 0) - dieWidth / 2 } as CSSProperties}
          >
            {t('lot.fromA', { count: first.place, letter: typed(alphabet[0] ?? '') })}
          </span>
        )}
        {lot.dice.map(({ seat, letter }, at) => (
          <span key={seat} className="kubagram-alphabet-die" style={{ '--at': places[at] } as CSSProperties}>
            <Cube letter={typed(letter)} value={valueIn(set, letter)} side={dieSide} still />
          </span>
        ))}
      </div>
      <Rail />
      <div className="kubagram-alphabet-letters">
        {alphabet.map((letter) => (
          <span
            key={letter}
            className={lot.dice.some((die) => die.letter === letter) ? 'kubagram-alphabet-drawn' : ''}
          >
            {typed(letter)}
          </span>
        ))}
      </div>
    </div>
  );
}
