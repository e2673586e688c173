import { useTranslation } from 'react-i18next';
import { Button, Sheet } from '#renderer/controls/index.ts';
import { Cube, PlayerMark } from '#renderer/board/index.ts';
import { pastMoves } from '#renderer/play/index.ts';
import { alphacubesSet, cubeOf } from '#shared/cubes/index.ts';
import type { GameEnd } from '#shared/games/alphacubes/index.ts';
import { points } from './points.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import { endHeadline } from './speech.ts';
import type { TableModel } from './use-table.ts';

export interface EndSheetProps {
  readonly model: TableModel;
  readonly end: GameEnd;
  readonly onAgain: () => void;
}

/** The end: who wins, why it is over, and how each score came about. */
export function EndSheet({ model, end, onAgain }: EndSheetProps) {
  const { t } = useTranslation('table');
  const { state, game, names } = model;
  const headline = endHeadline(t, model, end);
  const players = game.record.players;
  const carried = players.some((player) => player.carried !== undefined);
  return (
    <>
      <Sheet className="end-sheet" aria-labelledby="end-title">
        <h2 className="word-title" id="end-title" tabIndex={-1} data-rest>
          {headline}
        </h2>
        <p className="soft">{t(`end.reason.${end.reason}`, { name: names[wentOut(model)] ?? '' })}</p>
        <ScrollPlace label={t('scores.title')} className="end-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('end.player')}</th>
                <th scope="col">{t('end.plays')}</th>
                <th scope="col">{t('end.unplayed')}</th>
                <th scope="col">{t('end.score')}</th>
                {carried ? <th scope="col">{t('end.sum')}</th> : null}
              </tr>
            </thead>
            <tbody>
              {players.map((player, seat) => {
                const score = state.seats[seat]?.points ?? 0;
                const cost = end.leftover[seat] ?? 0;
                return (
                  <tr key={seat}>
                    <th scope="row">
                      <span className="score-name">
                        <PlayerMark seat={seat} />
                        <span>{player.name}</span>
                      </span>
                    </th>
                    <td className="figures">{points(score - cost)}</td>
                    <td>
                      <span className="end-cubes">
                        {(end.unplayed[seat] ?? []).map((cube) => (
                          <Cube
                            key={cube}
                            letter={String(cubeOf(alphacubesSet, cube).total)}
                            side={24}
                            still
                          />
                        ))}
                        <span className="figures">{cost === 0 ? t('end.nothing') : points(cost)}</span>
                      </span>
                    </td>
                    <td className="figures end-score">{points(score)}</td>
                    {carried ? <td className="figures">{points(score + (player.carried ?? 0))}</td> : null}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollPlace>
      </Sheet>
      <div className="actions end-deeds" role="group" aria-label={t('actions.label')}>
        <Button look="filled" className="actions-main" onClick={onAgain}>
          {t('end.again')}
        </Button>
        <Button onClick={model.review.showGame}>{t('end.review')}</Button>
        <a className="button button--outlined button--normal" href="#/new">
          {t('end.newGame')}
        </a>
      </div>
    </>
  );
}

/** Who laid the last cube first. */
function wentOut({ game }: TableModel): number {
  const out = pastMoves(game)
    .flatMap(({ events }) => events)
    .find(({ kind }) => kind === 'went-out');
  return out !== undefined && 'seat' in out ? out.seat : -1;
}
