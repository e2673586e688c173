import { layersOf, type KuboView } from '#shared/games/kubo/index.ts';
import { Miniature } from './Miniature.tsx';

export interface TableMiniatureProps {
  readonly view: Pick<KuboView, 'options' | 'table'>;
  readonly label: string;
}

export function TableMiniature({ view: { options, table }, label }: TableMiniatureProps) {
  return <Miniature standing={{ layers: layersOf(options.orientation), table }} label={label} />;
}
