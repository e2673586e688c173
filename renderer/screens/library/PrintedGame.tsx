import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useGateway, useLoaded } from '#renderer/app/index.ts';
import { loadScoreLines } from '#renderer/games/index.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { ScoreColumns } from '#renderer/table/index.ts';
import { movesMade } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { parseRecord, replayRecord, verifyRecord } from '#shared/records/index.ts';
import { signed } from './captions.ts';
import '#renderer/table/score/printed.css';

export interface PrintedGameProps {
  readonly id: string;
  readonly onProblem: (problem: Problem) => void;
  readonly onPrinted: () => void;
}

interface Printed {
  readonly game: string;
  readonly title: string | undefined;
  readonly players: readonly { readonly name: string; readonly points: number }[];
  readonly columns: ScoreColumns;
}

/** Prints the score sheet of a saved game, as its table would, without opening it. */
export function PrintedGame({ id, onProblem, onPrinted }: PrintedGameProps) {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const read = useCallback(() => printedOf(gateway, t as Translate, id), [gateway, t, id]);
  const found = useLoaded(read);
  const latest = useRef({ onProblem, onPrinted });
  useLayoutEffect(() => {
    latest.current = { onProblem, onPrinted };
  });
  useEffect(() => {
    if (found === undefined) return undefined;
    const end = () => {
      latest.current.onPrinted();
    };
    if (!found.ok) {
      latest.current.onProblem(found.problem);
      end();
      return undefined;
    }
    window.addEventListener('afterprint', end);
    window.print();
    return () => {
      window.removeEventListener('afterprint', end);
    };
  }, [found]);
  return found?.ok === true ? createPortal(<PrintedSheet {...found.value} />, document.body) : null;
}

function PrintedSheet({ game, title, players, columns }: Printed) {
  const { t } = useTranslation('common');
  const rows = Math.max(0, ...columns.map(({ length }) => length));
  return (
    <section className="printed-scores">
      <h1>{title ?? t(`games.${game}`)}</h1>
      <table>
        <thead>
          <tr>
            {players.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map((lines, seat) => (
                <PrintedLine key={seat} line={lines[row]} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {players.map(({ points }, seat) => (
              <td key={seat}>
                <b>{signed(points)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function PrintedLine({ line }: { readonly line: ScoreColumns[number][number] | undefined }) {
  if (line === undefined) return <td />;
  return (
    <td>
      {line.struck === true ? <s>{line.text}</s> : line.text}{' '}
      <b>{line.pending === true ? '' : signed(line.points)}</b>
    </td>
  );
}

async function printedOf(gateway: Gateway, t: Translate, id: string): Promise<Result<Printed>> {
  const read = await gateway.call('readGame', { id });
  if (!read.ok) return read;
  const record = parseRecord(read.value.text);
  if (!record.ok) return record;
  const { game, title } = record.value;
  const replayed = replayRecord(record.value);
  if (!replayed.ok) return refuse({ ...replayed.problem, move: replayed.move });
  const { rules } = gameOf(game);
  const scoreColumns = await loadScoreLines(game);
  const before = rules.scores(replayed.timeline.start);
  const columns = scoreColumns(t, [...movesMade(rules, replayed.timeline)], before);
  return ok({ game, title, players: verifyRecord(record.value).players, columns });
}
