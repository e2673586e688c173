import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#renderer/controls/index.ts';
import { edgeNames, type Difference, type SeenTray } from '#shared/box-sync/index.ts';
import './live-picture.css';

interface TrayPictureProps {
  readonly seen: SeenTray;
  readonly look?: string;
  readonly isOld: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

export function TrayPicture({ seen, look = '', isOld, label, children }: TrayPictureProps) {
  const { across, down } = edgeNames(seen);
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <div
      {...named}
      className={`live-picture ${look} ${isOld ? 'live-picture--old' : ''}`}
      style={{ '--live-columns': across.length } as CSSProperties}
    >
      <div className="live-names live-names--columns" aria-hidden>
        {across.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="live-names live-names--rows" aria-hidden>
        {down.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="live-tray">{children}</div>
    </div>
  );
}

interface SquareLook {
  readonly sign: string;
  readonly act: Difference['act'] | undefined;
  readonly isBad: boolean;
  readonly isFirst: boolean;
}

export function squareLook({ sign, act, isBad, isFirst }: SquareLook): string {
  const kind = sign === '?' ? 'none' : sign === '1' ? 'full' : 'empty';
  return [
    `live-square live-square--${kind}`,
    ...(isBad || sign === '?' ? ['live-square--unsure'] : []),
    ...(act === undefined ? [] : [`live-square--${act}`]),
    ...(isFirst ? ['live-square--first'] : []),
  ].join(' ');
}

export function ActSign({ act }: { readonly act: Difference['act'] | undefined }) {
  return act === undefined ? null : (
    <span className="live-act">
      <Icon name={act === 'lift' ? 'up' : 'down'} />
    </span>
  );
}
