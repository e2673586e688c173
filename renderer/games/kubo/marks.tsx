import { PlayerMark } from '#renderer/board/index.ts';
import type { KuboColour } from '#shared/pieces/index.ts';
import { cardOf, type CardName } from '#shared/games/kubo/index.ts';
import type { MarkedLine } from './standing.ts';

/** The hatching, as on the printed cards, tells colours apart for people who do not see them. */
export function Hatch({ colour, className }: { readonly colour: KuboColour; readonly className: string }) {
  return <span aria-hidden className={`kubo-hatch kubo-${colour} ${className}`} />;
}

export function Stack({ height, size = 15 }: { readonly height: number; readonly size?: number }) {
  return (
    <svg
      aria-hidden
      className="kubo-stack"
      viewBox="0 0 16 14"
      style={{ height: `calc(${size} * var(--u, 1px))` }}
    >
      {[0, 1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x="0.6"
          y={10.9 - bar * 3.4}
          width="14.8"
          height="2.3"
          fill={bar === height ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="0.7"
        />
      ))}
    </svg>
  );
}

export function LayerMap({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <svg aria-hidden className="kubo-map" viewBox="-1 -1 38 38">
      <rect width="36" height="36" fill="none" stroke="currentColor" />
      <path d="M9 0V36M0 9H36M18 0V36M0 18H36M27 0V36M0 27H36" stroke="currentColor" strokeWidth="0.5" />
      <rect x={x * 9} y={(3 - y) * 9} width="9" height="9" fill="var(--km)" stroke="currentColor" />
    </svg>
  );
}

export function Tag({ tag, now, seat }: Pick<MarkedLine, 'tag' | 'now' | 'seat'>) {
  return (
    <span aria-hidden className={`kubo-tag${now ? ' kubo-tag--now' : ''}`}>
      {seat === undefined ? tag : <PlayerMark seat={seat} size={10} />}
    </span>
  );
}

export function colourClass(card: CardName): string {
  return `kubo-${cardOf(card).colour}`;
}
