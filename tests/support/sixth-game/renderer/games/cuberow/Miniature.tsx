import { Cube } from '#renderer/board/index.ts';
import type { CuberowView } from '../../../shared/games/cuberow/index.ts';

export function Miniature({ view: { row }, label }: { readonly view: CuberowView; readonly label: string }) {
  return (
    <span role="img" aria-label={label} style={{ display: 'flex', flexWrap: 'wrap', width: 72 }}>
      {row.map(({ cube, letter }) => (
        <Cube key={cube} letter={letter} side={18} still />
      ))}
    </span>
  );
}
