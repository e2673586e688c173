import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  askForFiles,
  useAnswer,
  useArrival,
  useHandedFile,
  useNewest,
  useRemembered,
} from '#renderer/app/index.ts';
import { BoardView, Cube, parseSquare, squareKinds, type BoardCube } from '#renderer/board/index.ts';
import { Button, ProblemNotice, Select, StepThrough } from '#renderer/controls/index.ts';
import { listTitle } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { squareName } from '#shared/pieces/index.ts';
import { BestPlays } from './BestPlays.tsx';
import { laidWord, readTiles, type Tiles, type TilesMoment } from './read-tiles.ts';
import { useBestPlays } from './use-best-plays.ts';
import './tiles.css';

/** Shows a game of plain tiles that others wrote as GCG, a position at a time, with the plays that count most. */
export function TilesScreen() {
  const { t } = useTranslation('tiles');
  const begin = useNewest();
  const [read, setRead] = useState<{ readonly number: number; readonly tiles: Result<Tiles, Problem> }>();
  const [isReading, setReading] = useState(false);
  useArrival(t('title'));
  const open = async (file: File) => {
    const { number, isNewest } = begin();
    setReading(true);
    const tiles = await readTiles(file);
    if (!isNewest()) return;
    setReading(false);
    setRead({ number, tiles });
  };
  useHandedFile('tiles', (file) => void open(file));
  return (
    <main className="page tiles">
      <h1 tabIndex={-1}>{t('title')}</h1>
      {isReading && (
        <p className="waiting soft" role="status" data-spoken>
          {t('reading')}
        </p>
      )}
      {read?.tiles.ok === false && <ProblemNotice problem={read.tiles.problem} />}
      {read?.tiles.ok === true ? (
        <Moments key={read.number} tiles={read.tiles.value} />
      ) : (
        <>
          <p className="soft">{t('none')}</p>
          <Button onClick={askForFiles}>{t('open')}</Button>
        </>
      )}
    </main>
  );
}

const nameSchema = z.string();
const start = { column: 7, row: 7 };

function Moments({ tiles: { name, layout, moments } }: { readonly tiles: Tiles }) {
  const { t } = useTranslation('tiles');
  const { result } = useAnswer('appInfo', ['lexicaChanged']);
  const lexica = result?.ok === true ? result.value.lexica : undefined;
  const [kept, keep] = useRemembered('tiles.list', nameSchema, 'english');
  const list = lexica?.find((one) => one.name === kept) ?? lexica?.[0];
  const [at, setAt] = useState(0);
  const [cursor, setCursor] = useState(start);
  const squares = useMemo(() => squareKinds(layout), [layout]);
  const moment = moments[at];
  const cubes = useMemo(() => laidIn(moment), [moment]);
  const plays = useBestPlays(list, moment?.position);
  const told = (place: number): string => {
    const one = moments[place]?.told;
    return one === undefined
      ? ''
      : t('at', { at: place + 1, count: moments.length, line: one.id, player: one.player, rack: one.rack });
  };
  const squareLabel = (square: string): string => {
    const tile = cubes.get(square);
    if (tile !== undefined)
      return t(tile.value === 0 ? 'square.blank' : 'square.tile', { square, letter: tile.letter });
    const { column, row } = parseSquare(square, squares.length, squares.length) ?? start;
    const kind = squares[row]?.[column] ?? 'plain';
    return kind === 'plain' || kind === 'centre'
      ? t('square.free', { square })
      : t('square.premium', { square, premium: t(`common:premiums.${kind}`) });
  };
  if (moment === undefined) return null;
  const { player, rack } = moment.told;
  const laid = laidWord(moment.told);
  return (
    <div className="tiles-places">
      <div className="tiles-board">
        <BoardView
          squares={squares}
          cubes={cubes}
          cursor={cursor}
          direction={undefined}
          label={t('board')}
          squareLabel={squareLabel}
          onCursor={setCursor}
          onPick={setCursor}
          onKey={() => undefined}
        />
      </div>
      <section className="tiles-side">
        <p className="soft" data-spoken>
          {t('says', { name })}
        </p>
        <StepThrough label={t('moment')} at={at} last={moments.length - 1} told={told} onGo={setAt} />
        <span
          role="img"
          className="tiles-rack"
          aria-label={t('rack', {
            letters: [...rack].map((sign) => (sign === '?' ? t('blank') : sign)).join(', '),
          })}
        >
          {moment.position.rack.map(({ faces, blank = false }, place) => (
            <Cube
              key={place}
              letter={blank ? '?' : (faces[0]?.letter ?? '')}
              value={blank ? undefined : faces[0]?.value}
              side={38}
              still
            />
          ))}
        </span>
        {laid !== undefined && <p data-spoken>{t(`played.${laid.direction}`, { player, ...laid })}</p>}
        <h2>{t('best')}</h2>
        {list !== undefined && (
          <Select
            label={t('list')}
            value={list.name}
            choices={(lexica ?? []).map((one) => ({ value: one.name, label: listTitle(t, one) }))}
            onChange={keep}
          />
        )}
        {result?.ok === false ? (
          <ProblemNotice problem={result.problem} />
        ) : (
          <BestPlays
            hasList={lexica === undefined || list !== undefined}
            plays={plays}
            width={squares.length}
          />
        )}
      </section>
    </div>
  );
}

function laidIn(moment: TilesMoment | undefined): ReadonlyMap<string, BoardCube> {
  const { board = [], layout } = moment?.position ?? {};
  const width = layout?.width ?? 1;
  return new Map(
    board.flatMap((face, square) =>
      face === undefined
        ? []
        : [
            [
              squareName({ column: square % width, row: Math.floor(square / width) }),
              { ...face, look: 'fixed' },
            ] as const,
          ],
    ),
  );
}
