import { useId } from 'react';
import type { Turn } from '#renderer/space/index.ts';
import type { KuboColour } from '#shared/pieces/index.ts';
import { codeOf, cardOf, type CardName } from '#shared/games/kubo/index.ts';
import { projection, sight, type Point3 } from './projection.ts';
import { uprights, type LayerShape, type Piece, type Quad, type Towards } from './shapes.ts';

export interface FlatProps {
  readonly shapes: readonly LayerShape[];
  readonly turn: Turn;
  readonly scale: number;
  readonly readable: boolean;
}

/** Draws nearer pieces last, so that they cover farther ones. It stands in until the scene loads and without WebGL. */
export function Flat({ shapes, turn, scale, readable }: FlatProps) {
  const id = useId();
  const see = projection(turn);
  const at = (point: Point3) => {
    const { x, y } = see(point);
    return `${(x * scale).toFixed(1)},${(y * scale).toFixed(1)}`;
  };
  const path = (corners: readonly Point3[]) => corners.map(at).join(' ');
  const depth = (piece: Piece) => see(piece.at).depth;
  return (
    <g>
      <defs>
        {colours.map((colour) => (
          <Pattern key={colour} id={`${id}${colour}`} colour={colour} />
        ))}
      </defs>
      {shapes.map(({ height, plate, rim, pieces }) => (
        <g key={height}>
          <polygon points={path(rim.corners)} className="kubo-cube-rim" />
          <polygon points={path(plate.corners)} className={`kubo-cube-felt kubo-${colourOf(plate)}`} />
          {pieces
            .toSorted((one, other) => depth(other) - depth(one))
            .map(({ card, quads }) => (
              <g key={card} className={`kubo-${cardOf(card).colour}`}>
                {quads
                  .filter((quad) => looksAtUs(quad, turn))
                  .map((quad, index) => (
                    <polygon key={index} points={path(quad.corners)} className={classOf(quad)} />
                  ))}
                <Face quads={quads} see={see} scale={scale} hatch={id} readable={readable} />
              </g>
            ))}
          <path
            className="kubo-cube-upright"
            d={uprights(height)
              .map(([from, to]) => `M${at(from)}L${at(to)}`)
              .join('')}
          />
        </g>
      ))}
    </g>
  );
}

const colours: readonly KuboColour[] = ['blue', 'green', 'yellow', 'red'];

const colourOf = ({ paint }: Quad) => (paint.kind === 'felt' ? paint.colour : 'mixed');

function classOf({ paint }: Quad): string {
  if (paint.kind === 'side') {
    const along = paint.towards === 'near' || paint.towards === 'far';
    return `kubo-cube-side kubo-cube-side--${along ? 'along' : 'across'}`;
  }
  if (paint.kind === 'face') return `kubo-cube-face${paint.laid ? ' kubo-cube-face--laid' : ''}`;
  return `kubo-cube-${paint.kind}`;
}

function looksAtUs({ paint }: Quad, turn: Turn): boolean {
  if (paint.kind !== 'side') return true;
  const { x, y } = sight(turn);
  const facing: Readonly<Record<Towards, number>> = { left: x, right: -x, near: y, far: -y };
  return facing[paint.towards] > 0;
}

interface FaceProps {
  readonly quads: readonly Quad[];
  readonly see: ReturnType<typeof projection>;
  readonly scale: number;
  readonly hatch: string;
  readonly readable: boolean;
}

function Face({ quads, see, scale, hatch, readable }: FaceProps) {
  const quad = quads.find(({ paint }) => paint.kind === 'face');
  if (quad?.paint.kind !== 'face') return null;
  const { card, laid } = quad.paint;
  const [origin, right, , far] = quad.corners.map((corner) => see(corner)) as unknown as Corners;
  // Coordinates are hundredths of the card, with the far edge as the top.
  const unit = scale / 100;
  const [a, b] = [(right.x - origin.x) * unit, (right.y - origin.y) * unit];
  const [c, d] = [(origin.x - far.x) * unit, (origin.y - far.y) * unit];
  return (
    <g transform={`matrix(${[a, b, c, d, far.x * scale, far.y * scale].map((n) => n.toFixed(4)).join(' ')})`}>
      <rect
        width="20"
        height="100"
        className="kubo-cube-spine"
        {...(readable ? { fill: `url(#${hatch}${cardOf(card).colour})` } : {})}
      />
      {laid ? <rect x="30" y="80" width="54" height="9" className="kubo-cube-bar" /> : null}
      {readable ? <Code card={card} /> : null}
    </g>
  );
}

type Corners = readonly [Screen, Screen, Screen, Screen];
interface Screen {
  readonly x: number;
  readonly y: number;
}

function Code({ card }: { readonly card: CardName }) {
  const code = codeOf(card);
  return (
    <text x="60" y="60" textAnchor="middle" className="kubo-cube-code" fontSize={code.length > 2 ? 34 : 42}>
      {code}
    </text>
  );
}

function Pattern({ id, colour }: { readonly id: string; readonly colour: KuboColour }) {
  const ink = 'var(--kubo-cube-hatch)';
  const lines = {
    blue: <path d="M0 3H10M0 8H10" stroke={ink} strokeWidth="2" />,
    green: <path d="M-2 12 12 -2M-2 2 2 -2M8 12 12 8" stroke={ink} strokeWidth="2" />,
    yellow: <path d="M2.5 1v3M7.5 6v3" stroke={ink} strokeWidth="3" />,
    red: <path d="M3 0V10M8 0V10" stroke={ink} strokeWidth="2" />,
  };
  return (
    <pattern
      id={id}
      className={`kubo-${colour} kubo-cube-hatch`}
      width="10"
      height="10"
      patternUnits="userSpaceOnUse"
    >
      <rect width="10" height="10" fill="var(--kubo-cube-spine)" />
      {lines[colour]}
    </pattern>
  );
}
