import { useId } from 'react';
import { PlayerMark } from '#renderer/board/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { ClockFigure, TimeBoxes } from '#renderer/table/index.ts';
import { useTexts } from './texts.ts';
import './kubo.css';
import './side.css';

export interface StealPlayer {
  readonly seat: number;
  readonly name: string;
  /** The key is undefined for a computer player, which needs none. */
  readonly key: string | undefined;
  readonly waved: boolean;
}

export interface StealWindowProps {
  readonly seconds: number;
  /** The seconds left are undefined until the turn has ended, and ignored without a limit. */
  readonly left: number | undefined;
  readonly of: string;
  readonly players: readonly StealPlayer[];
  readonly claiming: number | undefined;
  readonly onClaim: (seat: number) => void;
  readonly onWave: (seat: number) => void;
}

export function StealWindow(props: StealWindowProps) {
  const { seconds, left, of, players, claiming, onClaim, onWave } = props;
  const t = useTexts();
  const heading = useId();
  const time = {
    ms: seconds * 1000,
    leftMs: (left ?? seconds) * 1000,
    isRunning: left !== undefined,
  };
  const still = players.filter(({ waved }) => !waved);
  return (
    <section aria-labelledby={heading} className="kubo kubo-steal">
      <header className="kubo-steal-head">
        <h2 id={heading} className="label">
          {t(left === undefined ? 'steal.waits' : 'steal.open', { name: of })}
        </h2>
        <span role="timer" aria-live="off">
          {seconds === 0 ? t('steal.noLimit') : <ClockFigure time={time} />}
        </span>
      </header>
      {seconds === 0 ? null : <TimeBoxes leftMs={time.leftMs} ms={time.ms} />}
      {left === undefined ? (
        <p className="kubo-steal-names small">
          {still.map(({ seat, name }) => (
            <Name key={seat} seat={seat} name={name} />
          ))}
          <span className="soft">{t('steal.may', { count: still.length })}</span>
        </p>
      ) : (
        <ul className="kubo-steal-players">
          {players.map((player) => (
            <StealRow
              key={player.seat}
              player={player}
              claiming={claiming === player.seat}
              busy={claiming !== undefined}
              onClaim={onClaim}
              onWave={onWave}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Name({ seat, name }: { readonly seat: number; readonly name: string }) {
  return (
    <span className="kubo-steal-name">
      <PlayerMark seat={seat} />
      <b>{name}</b>
    </span>
  );
}

interface StealRowProps extends Pick<StealWindowProps, 'onClaim' | 'onWave'> {
  readonly player: StealPlayer;
  readonly claiming: boolean;
  readonly busy: boolean;
}

function StealRow({ player: { seat, name, key, waved }, claiming, busy, onClaim, onWave }: StealRowProps) {
  const t = useTexts();
  if (waved || key === undefined) {
    return (
      <li className={`kubo-steal-row${waved ? ' kubo-steal-row--waved' : ''}`}>
        <Name seat={seat} name={name} />
        <span className="small soft">{t(waved ? 'steal.waved' : 'steal.thinks')}</span>
      </li>
    );
  }
  return (
    <li className="kubo-steal-row">
      <Name seat={seat} name={name} />
      {claiming ? (
        <span className="small">{t('steal.points')}</span>
      ) : (
        <Button size="small" familyKey={key} disabled={busy} onClick={() => onClaim(seat)}>
          {t('steal.claim')}
          <span className="visually-hidden">{t('steal.claimBy', { name })}</span>
        </Button>
      )}
      <Button size="small" look="link" disabled={busy} onClick={() => onWave(seat)}>
        {t('steal.wave')}
        <span className="visually-hidden">{t('steal.waveBy', { name })}</span>
      </Button>
    </li>
  );
}

export const keyOfSeat = (seat: number): string => String(seat + 1);

export function seatOfKey(players: readonly StealPlayer[], key: string): number | undefined {
  return players.find((player) => !player.waved && player.key === key)?.seat;
}
