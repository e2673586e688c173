import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf, NumberFact, PositionSection, SeatFact, wholeRange } from '#renderer/table/index.ts';
import {
  alphacubes,
  barrenRoundsToEnd,
  setOf,
  type AlphacubesSetUp,
} from '#shared/games/alphacubes/index.ts';
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
import './position.css';

const mostTurns = 9999;
const noneKept: Kept = new Map();

export function PositionForm(props: PositionFormProps<AlphacubesSetUp>) {
  const { entered, players, coversHands, problem, fault, onChange, onWrong } = props;
  const { t } = useTranslation('alphacubesPosition');
  const options = useMemo(() => alphacubes.optionsSchema.parse(props.options), [props.options]);
  const seats = players.length;
  // A refusal on the board stands as long as this is the same position.
  const position = useMemo(() => fitted(entered, seats, options), [entered, seats, options]);
  const names = namesOf(players, (place) => t('nameless', { place }));
  const form = useRef<HTMLElement>(null);
  const [kept, setKept] = useState(noneKept);
  const said = problem ?? fault;
  const wrong = placeOf(said);
  const at = (part: FormPart) => (wrong === part ? said : undefined);
  useEffect(() => {
    const part = placeOf(problem);
    if (part === undefined) return;
    form.current
      ?.querySelector<HTMLElement>(
        `[data-part="${part}"] :is(input:checked, input:not([type="radio"]), select, button, [data-square][tabindex="0"])`,
      )
      ?.focus();
  }, [problem]);
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

interface TurnFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly at: (part: FormPart) => PositionFormProps['problem'];
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

function TurnFacts({ position, names, at, onChange, onWrong }: TurnFactsProps) {
  const { t } = useTranslation('alphacubesPosition');
  const { first, seat, turn, progress } = position;
  const count = (change: Partial<Position['progress']>) =>
    onChange({ ...position, progress: { ...progress, ...change } });
  return (
    <>
      {names.length === 1 ? null : (
        <>
          <SeatFact
            label={t('facts.first')}
            says={t('facts.firstSays')}
            names={names}
            seat={first}
            onChange={(one = 0) => onChange({ ...position, first: one })}
          />
          <SeatFact
            label={t('facts.next')}
            says={t('facts.nextSays')}
            part="next"
            problem={at('next')}
            names={names}
            seat={seat}
            onChange={(one = 0) => onChange({ ...position, seat: one })}
          />
        </>
      )}
      <NumberFact
        label={t('facts.turn')}
        says={t('facts.turnSays')}
        value={turn}
        range={wholeRange(1, mostTurns)}
        onChange={(next) => onChange({ ...position, turn: next })}
        onWrong={(wrong) => onWrong('turn', wrong)}
      />
      <NumberFact
        label={t('facts.passes')}
        says={t('facts.passesSays')}
        part="passes"
        problem={at('passes')}
        value={progress.passes}
        range={wholeRange(0, names.length - 1)}
        onChange={(passes) => count({ passes })}
        onWrong={(wrong) => onWrong('passes', wrong)}
      />
      <NumberFact
        label={t('facts.barren')}
        says={t('facts.barrenSays')}
        part="barren"
        problem={at('barren')}
        value={progress.barrenRounds}
        range={wholeRange(0, barrenRoundsToEnd - 1)}
        onChange={(barrenRounds) =>
          count({ barrenRounds, laidThisRound: barrenRounds === 0 && position.squares.length > 0 })
        }
        onWrong={(wrong) => onWrong('barren', wrong)}
      />
    </>
  );
}
