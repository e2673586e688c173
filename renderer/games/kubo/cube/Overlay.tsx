import { PlayerMark } from '#renderer/board/index.ts';
import type { Turn } from '#renderer/space/index.ts';
import type { CardName } from '#shared/games/kubo/index.ts';
import { axesOf, placeOf, type CubeCell, type ShownTable } from '../standing.ts';
import { featureText, useTexts } from '../texts.ts';
import { layerStep, projection, unitFor, type Point3 } from './projection.ts';
import { cellMiddle, cellOutline } from './shapes.ts';

export interface OverlayProps {
  readonly standing: ShownTable;
  readonly cells: readonly CubeCell[];
  readonly turn: Turn;
  readonly scale: number;
}

export function Overlay({ standing, cells, turn, scale }: OverlayProps) {
  const see = projection(turn);
  const unit = unitFor(scale);
  const at = (point: Point3) => {
    const { x, y } = see(point);
    return { x: x * scale, y: y * scale };
  };
  return (
    <g>
      <Names layers={standing.layers} turn={turn} at={at} unit={unit} />
      {cells
        .filter(({ here, picked }) => here || picked)
        .map((cell) => (
          <polygon
            key={cell.card}
            className={cell.here ? 'kubo-cube-here' : 'kubo-cube-picked'}
            points={cellOutline(cell)
              .map((corner) => at(corner))
              .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
              .join(' ')}
          />
        ))}
      <Lines standing={standing} at={at} unit={unit} />
    </g>
  );
}

type At = (point: Point3) => { readonly x: number; readonly y: number };

function Names({
  layers,
  turn,
  at,
  unit,
}: {
  readonly layers: ShownTable['layers'];
  readonly turn: Turn;
  readonly at: At;
  readonly unit: number;
}) {
  const t = useTexts();
  const axes = axesOf(layers);
  const see = projection(turn);
  const corners = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const nearest = (one: Point3, other: Point3) => (see(one).depth <= see(other).depth ? one : other);
  const edgeY = nearest({ x: 2, y: -0.5, z: 0 }, { x: 2, y: 4.5, z: 0 }).y;
  const edgeX = nearest({ x: -0.5, y: 2, z: 0 }, { x: 4.5, y: 2, z: 0 }).x;
  const text = (feature: keyof typeof axes, card: CardName | undefined) =>
    card === undefined ? '' : featureText(t, axes[feature], card);
  return (
    <>
      {layers.map((layer, height) => {
        const left = corners
          .map((corner) => at({ ...corner, z: height * layerStep }))
          .reduce((one, other) => (other.x < one.x ? other : one));
        return (
          <text
            key={height}
            className="kubo-cube-layer"
            x={left.x - 8}
            y={left.y + 4 * unit}
            textAnchor="end"
          >
            {text('height', layer[0])}
          </text>
        );
      })}
      {[0, 1, 2, 3].map((step) => {
        const below = at({ x: step + 0.5, y: edgeY, z: 0 });
        const beside = at({ x: edgeX, y: step + 0.5, z: 0 });
        return (
          <g key={step} className="kubo-cube-figure" textAnchor="middle">
            <text x={below.x} y={below.y + 6 * unit}>
              {text('x', layers[0]?.[step])}
            </text>
            <text x={beside.x} y={beside.y + 6 * unit}>
              {text('y', layers[0]?.[step * 4])}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Lines({
  standing: { layers, lines = [] },
  at,
  unit,
}: {
  readonly standing: ShownTable;
  readonly at: At;
  readonly unit: number;
}) {
  const drawn = lines.map((line) => ({
    ...line,
    dots: line.cards.flatMap((card) => {
      const place = placeOf(layers, card);
      return place === undefined ? [] : [at(cellMiddle(place))];
    }),
  }));
  const tags = apart(
    drawn.map(({ dots }) => {
      const end = [dots[0], dots.at(-1)].reduce((one, other) =>
        (other?.x ?? 0) > (one?.x ?? 0) ? other : one,
      );
      return { x: (end?.x ?? 0) + 8 * unit, y: (end?.y ?? 0) - 11 * unit };
    }),
    18 * unit,
  );
  return (
    <>
      {drawn.map(({ tag, now, seat, dots }) => {
        const d = `M${dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
        return (
          <g
            key={tag}
            className={`kubo-cube-line${now ? ' kubo-cube-line--now' : ''}${seat === undefined ? '' : ' kubo-cube-line--player'}`}
          >
            <path className="kubo-cube-casing" d={d} />
            <path className="kubo-cube-stroke" d={d} />
            {dots.map(({ x, y }, index) => (
              <circle key={index} cx={x} cy={y} r={3.6 * unit} />
            ))}
          </g>
        );
      })}
      {drawn.map(({ tag, now, seat }, index) => (
        <g
          key={tag}
          className={`kubo-cube-tag${now ? ' kubo-cube-tag--now' : ''}`}
          transform={`translate(${tags[index]?.x.toFixed(1)} ${tags[index]?.y.toFixed(1)}) scale(${unit})`}
        >
          <rect width="16" height="16" rx="3" />
          {seat === undefined ? (
            <text x="8" y="12.3" textAnchor="middle">
              {tag}
            </text>
          ) : (
            <g className="kubo-cube-player" transform="translate(3 3)">
              <PlayerMark seat={seat} size={10} />
            </g>
          )}
        </g>
      ))}
    </>
  );
}

function apart(tags: readonly { readonly x: number; readonly y: number }[], step: number): typeof tags {
  return tags.reduce<typeof tags>((placed, tag) => {
    let { x } = tag;
    while (placed.some((other) => Math.abs(other.x - x) < step - 1 && Math.abs(other.y - tag.y) < step - 1))
      x += step;
    return [...placed, { x, y: tag.y }];
  }, []);
}
