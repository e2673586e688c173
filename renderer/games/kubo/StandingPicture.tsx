import { cardOf } from '#shared/games/kubo/index.ts';
import { cellsOf, axesOf, type CubeCell, type ShownTable } from './standing.ts';
import './kubo.css';
import './standing-picture.css';

export interface StandingPictureProps {
  readonly standing: Pick<ShownTable, 'layers' | 'table'>;
  readonly label: string;
}

const [layerSide, gap, cellSide] = [100, 8, 22] as const;

export function StandingPicture({ standing: { layers, table }, label }: StandingPictureProps) {
  const cells = cellsOf({ layers, table, laid: [] });
  const colours = axesOf(layers).height === 'colour';
  const side = 2 * layerSide + gap;
  return (
    <svg role="img" aria-label={label} className="kubo kubo-miniature" viewBox={`0 0 ${side} ${side + 3}`}>
      {layers.map((layer, height) => (
        <g
          key={height}
          className={colours && layer[0] !== undefined ? `kubo-${cardOf(layer[0]).colour}` : 'kubo-mixed'}
          transform={`translate(${(height % 2) * (layerSide + gap)} ${Math.floor(height / 2) * (layerSide + gap)})`}
        >
          <rect y="3" width={layerSide} height={layerSide} rx="4" className="kubo-miniature-edge" />
          <rect width={layerSide} height={layerSide} rx="4" className="kubo-miniature-felt" />
          {cells
            .filter((cell) => cell.height === height)
            .map((cell) => (
              <MiniCell key={cell.card} cell={cell} />
            ))}
        </g>
      ))}
    </svg>
  );
}

function MiniCell({ cell: { card, state, x, y } }: { readonly cell: CubeCell }) {
  const [left, top] = [6 + x * cellSide, 6 + (3 - y) * cellSide];
  if (state.kind === 'closed') {
    const d = `M${left + 5} ${top + 5}l12 12M${left + 17} ${top + 5}l-12 12`;
    return <path d={d} className="kubo-miniature-closed" />;
  }
  if (state.kind !== 'lies') {
    return (
      <rect x={left + 1.5} y={top + 1.5} width="19" height="19" rx="2" className="kubo-miniature-free" />
    );
  }
  const { colour } = cardOf(card);
  const covered = state.under !== undefined;
  return (
    <g className={`kubo-${colour}`} transform={`translate(${left + 1} ${top + 1})`}>
      {covered ? null : <rect y="1.5" width="20" height="20" rx="2" className="kubo-miniature-under" />}
      <rect width="20" height="20" rx="2" className="kubo-miniature-card" />
      <path d={spines[colour]} className="kubo-miniature-spine" />
      {state.under === undefined ? null : (
        <rect
          x="17"
          y="0.5"
          width="2.5"
          height="19"
          className={`kubo-miniature-strip kubo-${cardOf(state.under).colour}`}
        />
      )}
    </g>
  );
}

/** The hatching of each colour is simplified, because the picture has only a few pixels for it. */
const spines = {
  blue: 'M1 3.5H7M1 6.75H7M1 10H7M1 13.25H7M1 16.5H7',
  green: 'M1 6 6 1M1 11 7 5M1 16 7 10M2 19 7 15',
  yellow: 'M2 3h1M5 5h1M2 7h1M5 9h1M2 11h1M5 13h1M2 15h1M5 17h1',
  red: 'M2 1V19M4.5 1V19M7 1V19',
} as const;
