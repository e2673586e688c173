import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube } from '#renderer/board/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import {
  HintPlace,
  pastMoves,
  SecondActions,
  TableFrame,
  TurnSlip,
  useEndQuestion,
  useSaving,
  useShell,
  type ScoreLine,
  type TableProps,
} from '#renderer/table/index.ts';
import type { CommandOf } from '#shared/keys/index.ts';
import type { cuberowKeyPlaces } from '../../../shared/games/cuberow/texts/key-places.ts';
import { pointsOf, type CuberowView, type End } from '../../../shared/games/cuberow/index.ts';
import type { CuberowTable } from './parts.ts';
import { hintTexts, texts } from './speech.ts';

export function Table({ play, game }: TableProps<CuberowTable>) {
  const { t } = useTranslation('cuberow');
  const model = useShell(play, game);
  const { make, question } = useEndQuestion(model, texts);
  const { view, seat, state, hint } = model;
  const saving = useSaving(play) !== 'saved';
  const take = (end: End) => {
    if (seat !== undefined && view !== undefined && !saving) make([{ kind: 'take', by: seat, end }]);
  };
  useCommands<CommandOf<typeof cuberowKeyPlaces>>({
    'cuberow.left': () => take('left'),
    'cuberow.right': () => take('right'),
  });
  const columns = useMemo(() => scoreColumns(game), [game]);
  const button = (end: End, letter: string | undefined) => (
    <Button look="filled" command={`cuberow.${end}`} showsKey disabled={saving} onClick={() => take(end)}>
      {t(end, { letter })}
    </Button>
  );
  return (
    <TableFrame
      model={model}
      texts={texts}
      hintTexts={hintTexts}
      places={places}
      scores={{ columns, live: undefined }}
      question={question}
      slots={{
        board: <Row row={state.row} />,
        turn: (
          <>
            {hint === undefined ? (
              <TurnSlip model={model}>{null}</TurnSlip>
            ) : (
              <HintPlace model={model} hint={hint} texts={hintTexts} />
            )}
            <div className="actions" role="group" aria-label={t('table:actions.label')}>
              {button('left', state.row[0]?.letter)}
              {button('right', state.row.at(-1)?.letter)}
              <SecondActions>{null}</SecondActions>
            </div>
          </>
        ),
      }}
    />
  );
}

const places = { turn: ['.actions button'], hasKey: () => false };

function Row({ row }: Pick<CuberowView, 'row'>) {
  const { t } = useTranslation('cuberow');
  return (
    <ul aria-label={t('row', { count: row.length })} style={rowStyle}>
      {row.map((one) => (
        <li key={one.cube} aria-label={t('cube', { letter: one.letter, points: pointsOf(one) })}>
          <Cube letter={one.letter} value={pointsOf(one)} side={40} still />
        </li>
      ))}
    </ul>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 4, listStyle: 'none', padding: 0 } as const;

function scoreColumns(game: TableProps<CuberowTable>['game']) {
  const columns = game.record.players.map((): ScoreLine[] => []);
  for (const event of pastMoves(game).flatMap(({ events }) => events)) {
    columns[event.seat]?.push({ text: event.letter, points: event.points });
  }
  return columns;
}
