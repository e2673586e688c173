import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Sheet } from '#renderer/controls/index.ts';
import type { Ending } from '#shared/engine/index.ts';
import { endHeadline, endingText } from '../event-texts.ts';
import type { TableTexts } from '../game-table.ts';
import { PlayerName, pointsText } from '../score/score-parts.tsx';
import { ScrollPlace } from '../ScrollPlace.tsx';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { NameYou } from './NameYou.tsx';

/** Explains scores in the terms of the game: what was earned before the end, and what the end added or took away. */
export interface Settlement {
  readonly earned: string;
  readonly left: string;
  readonly pieces: (seat: number) => ReactNode;
}

export interface EndSheetProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
  readonly ending: Ending;
  readonly settlement: Settlement | undefined;
  readonly remark?: string | undefined;
  readonly onAgain: () => void;
  readonly onReview: (() => void) | undefined;
}

export function EndSheet<T extends TableTypes>(props: EndSheetProps<T>) {
  const { model, texts, ending, settlement, remark, onAgain, onReview } = props;
  const { t } = useTranslation('table');
  const { state, game, names, scores } = model;
  const { players } = game.record;
  const carried = players.some((player) => player.carried !== undefined);
  return (
    <>
      <Sheet className="end-sheet" aria-labelledby="end-title">
        <h2 className="word-title" id="end-title" tabIndex={-1} data-rest>
          {endHeadline(t, model, ending)}
        </h2>
        <p className="soft">{endingText(t, texts, state, (seat) => names[seat] ?? '')}</p>
        {remark === undefined ? null : <p>{remark}</p>}
        <ScrollPlace label={t('scores.title')} className="end-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('end.player')}</th>
                {settlement === undefined ? null : (
                  <>
                    <th scope="col">{settlement.earned}</th>
                    <th scope="col">{settlement.left}</th>
                  </>
                )}
                {ending.overtime === undefined ? null : <th scope="col">{t('clock.overtimeTitle')}</th>}
                <th scope="col">{t('end.score')}</th>
                {carried ? <th scope="col">{t('end.sum')}</th> : null}
              </tr>
            </thead>
            <tbody>
              {players.map((player, seat) => {
                const score = scores[seat] ?? 0;
                const settled = ending.settlement[seat] ?? 0;
                const over = ending.overtime?.[seat] ?? 0;
                return (
                  <tr key={seat}>
                    <th scope="row">
                      <PlayerName seat={seat} name={player.name} />
                    </th>
                    {settlement === undefined ? null : (
                      <>
                        <td className="figures">{pointsText(score - settled - over)}</td>
                        <td>
                          <span className="end-cubes">
                            {settlement.pieces(seat)}
                            <span className="figures">
                              {settled === 0 ? t('end.nothing') : pointsText(settled)}
                            </span>
                          </span>
                        </td>
                      </>
                    )}
                    {ending.overtime === undefined ? null : (
                      <td className="figures">{over === 0 ? t('end.nothing') : pointsText(over)}</td>
                    )}
                    <td className="figures end-score">{pointsText(score)}</td>
                    {carried ? (
                      <td className="figures">{pointsText(score + (player.carried ?? 0))}</td>
                    ) : null}
                  </tr>
                );
              })}
            </tbody>
          </table>
          <NameYou model={model} />
        </ScrollPlace>
      </Sheet>
      <div className="actions end-actions" role="group" aria-label={t('actions.label')}>
        <Button look="filled" className="actions-main" onClick={onAgain}>
          {t('end.again')}
        </Button>
        {onReview === undefined ? null : <Button onClick={onReview}>{t('end.review')}</Button>}
        <a className="button button--outlined button--normal" href="#/new">
          {t('end.newGame')}
        </a>
      </div>
    </>
  );
}
