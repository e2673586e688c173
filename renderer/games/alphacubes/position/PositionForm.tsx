import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PositionSection, useFocusOnProblem, useSeatNames } from '#renderer/table/index.ts';
import { alphacubes, setOf, type AlphacubesSetUp } from '#shared/games/alphacubes/index.ts';
import type { PositionEntry, PositionFormProps, PositionTable } from '../../index.ts';
import { BoardEntry } from './BoardEntry.tsx';
import {
  emptyProblem,
  fitted,
  heldIn,
  placeOf,
  rowsOf,
  withSquares,
  type FormPart,
  type Position,
} from './entering.ts';
import { withHeld, type Kept, type Laid } from './laying.ts';
import { SeatFacts } from './SeatFacts.tsx';
import { TurnFacts } from './TurnFacts.tsx';
import './position.css';

const noneKept: Kept = new Map();

/** Takes the focus in the part that a problem belongs to. */
const field = 'input:checked, input:not([type="radio"]), select, button, [data-square][tabindex="0"]';

export function PositionForm(props: PositionFormProps<AlphacubesSetUp>) {
  const { entered, players, coversHands, problem, fault, onChange, onWrong } = props;
  const { t } = useTranslation('alphacubesPosition');
  const options = useMemo(() => alphacubes.optionsSchema.parse(props.options), [props.options]);
  const seats = players.length;
  // A refusal on the board stands as long as this is the same position.
  const position = useMemo(() => fitted(entered, seats, options), [entered, seats, options]);
  const names = useSeatNames(players);
  const form = useFocusOnProblem(problem, placeOf, field);
  const [kept, setKept] = useState(noneKept);
  const said = problem ?? fault;
  const wrong = placeOf(said);
  const at = (part: FormPart) => (wrong === part ? said : undefined);
  const rows = rowsOf(options);
  const hold = (seat: number, cubes: Position['hands'][number]) => {
    const hands = position.hands.with(seat, cubes);
    const board = { set: setOf(options), columns: rows[0]?.length ?? 0, rows: rows.length };
    const laid = withHeld({ ...board, squares: position.squares, held: heldIn(hands), kept });
    setKept(laid.kept);
    onChange({ ...position, hands, squares: laid.squares });
  };
  const lay = (laid: Laid) => {
    setKept(laid.kept);
    if (laid.squares !== position.squares) onChange(withSquares(position, laid.squares));
  };
  return (
    <PositionSection ref={form} className="alphacubes-position" title={t('title')}>
      <p className="small soft">{t('intro')}</p>
      <BoardEntry {...{ position, options, kept }} problem={at('board')} onLaid={lay} />
      <TurnFacts {...{ position, names, onWrong, onChange, at }} />
      <SeatFacts
        {...{ position, names, options, coversHands, onWrong, onChange }}
        problem={said}
        onHand={hold}
      />
    </PositionSection>
  );
}

export const alphacubesPosition: PositionEntry<AlphacubesSetUp> = {
  fitted: (entered, table) => fitted(entered, table.players.length, optionsOf(table)),
  missing: (entered, table) => emptyProblem(fitted(entered, table.players.length, optionsOf(table))),
  says: (problem) => placeOf(problem) !== undefined,
  Form: PositionForm,
};

function optionsOf({ options }: PositionTable) {
  return alphacubes.optionsSchema.parse(options);
}
