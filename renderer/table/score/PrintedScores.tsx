import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { endHeadline, endReason } from '../event-texts.ts';
import type { ScoreColumns, TableTexts } from '../game-table.ts';
import { pointsText } from './score-parts.tsx';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export function PrintedScores<T extends TableTypes>({
  model,
  texts,
  columns,
  onPrinted,
}: {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
  readonly columns: ScoreColumns;
  readonly onPrinted: () => void;
}) {
  const { t } = useTranslation('table');
  const { game, names, scores, ending } = model;
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => {
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  const rows = Math.max(0, ...columns.map((lines) => lines.length));
  return createPortal(
    <section className="printed-scores">
      <h1>{t(`common:games.${game.game.id}`)}</h1>
      {ending === undefined ? null : (
        <p>
          {endHeadline(t, model, ending)}. {endReason(t, texts, model)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map((lines, seat) => {
                const line = lines[row];
                // A play that may still be challenged is in no sum yet.
                const figure = line?.pending === true ? '' : pointsText(line?.points ?? 0);
                return (
                  <td key={seat}>
                    {line === undefined ? null : (
                      <>
                        {line.struck === true ? <s>{line.text}</s> : line.text} <b>{figure}</b>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {scores.map((score, seat) => (
              <td key={seat}>
                <b>{pointsText(score)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>,
    document.body,
  );
}
