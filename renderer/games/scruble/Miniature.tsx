import { letterOf, placeAt, premiumOf, type ScrubleView } from '#shared/games/scruble/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import './emblem.css';

export interface MiniatureProps {
  readonly view: Pick<ScrubleView, 'cube'>;
  readonly label: string;
}

const four = [0, 1, 2, 3] as const;

export function Miniature({ view: { cube }, label }: MiniatureProps) {
  return (
    <span role="img" aria-label={label} className="scruble-miniature">
      {four.flatMap((row) =>
        four.map((column) => {
          const peg = cube[placeAt({ face: 'front', row, column })];
          if (peg === undefined) return null;
          const premium = premiumOf(peg);
          const wild = letterOf(peg) === undefined ? 'wild' : 'letter';
          const kind = premium === undefined ? wild : `premium-${premium.of}`;
          return (
            <span key={peg} className={`peg peg--${kind}`}>
              {letterOf(peg) ?? (premium === undefined ? '☆' : String(faceText(premium)))}
            </span>
          );
        }),
      )}
    </span>
  );
}
