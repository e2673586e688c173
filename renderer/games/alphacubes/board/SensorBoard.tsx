import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSensedTray } from '#renderer/box/index.ts';
import { Button, Icon, useAnnounce } from '#renderer/controls/index.ts';
import { parseSquare } from '#renderer/board/index.ts';
import { compareBoard, type BoardFinding, type BoardStep } from '#shared/games/alphacubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { parseSquare as placeOf } from '#shared/pieces/index.ts';
import type { TableModel } from '../use-model.ts';

const shownSteps = 3;

/** Moves the cursor to squares filled on a sensor board, so only letters are typed, and reports differences. */
export function SensorBoard({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { state, draft, view, play, ending } = model;
  const columns = state.board[0]?.length ?? 0;
  const grid = useMemo(() => ({ rows: state.board.length, columns }), [state.board.length, columns]);
  const tray = useSensedTray(grid);
  const { settled, bad } = tray;
  const laid = useMemo(
    () => (view === undefined ? [] : draft.laid.map(({ square }) => square)),
    [view, draft.laid],
  );
  const finding = useMemo(
    () => (settled === undefined ? undefined : compareBoard({ lying: state, laid, sensed: settled, bad })),
    [settled, state, laid, bad],
  );
  const [first] = finding?.kind === 'filled' ? finding.squares : [];
  const direction = finding?.kind === 'filled' ? finding.direction : undefined;
  const goTo = useEffectEvent((square: string) => {
    const place = parseSquare(square, columns, grid.rows);
    if (place === undefined || view === undefined) return;
    play.act({ kind: 'cursor', place, ...(direction === undefined ? {} : { direction }) });
  });
  useEffect(() => {
    if (first !== undefined) goTo(first);
  }, [first, direction]);
  const text = finding === undefined ? undefined : findingText(t as Translate, finding, view !== undefined);
  useSaid(text, finding?.kind === 'agrees');
  if (finding === undefined || ending !== undefined || finding.kind === 'agrees') return null;
  const steps = 'steps' in finding ? finding.steps : [];
  return (
    <section className="sheet sensor-board" aria-label={t('sensed.label')}>
      <p>
        <strong>{text}</strong>
      </p>
      {steps.length === 0 ? null : (
        <ol>
          {steps.slice(0, shownSteps).map((step) => (
            <li key={step.square}>
              <Icon name={step.act === 'lift' ? 'up' : 'down'} />
              <span>{stepText(t as Translate, step)}</span>
              <Button
                look="link"
                size="small"
                aria-label={t('sensed.badSays', { square: step.square })}
                onClick={() => {
                  const place = placeOf(step.square);
                  if (place !== undefined) tray.setBad(place.row * columns + place.column, true);
                }}
              >
                {t('sensed.bad')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function findingText(t: Translate, finding: BoardFinding, mine: boolean): string {
  switch (finding.kind) {
    case 'agrees':
      return t('alphacubes:sensed.agrees');
    case 'filled':
      return t(mine ? 'alphacubes:sensed.filled' : 'alphacubes:sensed.early', {
        count: finding.squares.length,
        square: finding.squares[0],
      });
    case 'to-lay':
    case 'differs':
      return t(`alphacubes:sensed.${finding.kind}`, { count: finding.steps.length });
  }
}

function stepText(t: Translate, { act, square, letter }: BoardStep): string {
  if (act === 'lift') return t('alphacubes:sensed.lift', { square });
  return t(letter === undefined ? 'alphacubes:sensed.lay' : 'alphacubes:sensed.putBack', { square, letter });
}

/** Announces a finding when it changes; agreement is announced only after a difference. */
function useSaid(text: string | undefined, agrees: boolean): void {
  const say = useAnnounce();
  const last = useRef<string>(undefined);
  const speak = useEffectEvent((sentence: string) => {
    if (last.current !== undefined || !agrees) say(sentence);
    last.current = sentence;
  });
  useEffect(() => {
    if (text !== undefined) speak(text);
  }, [text]);
}
