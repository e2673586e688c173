import { layersOf, type KuboView } from '#shared/games/kubo/index.ts';
import { StandingPicture } from './StandingPicture.tsx';

export interface MiniatureProps {
  readonly view: Pick<KuboView, 'options' | 'table'>;
  readonly label: string;
}

export function Miniature({ view: { options, table }, label }: MiniatureProps) {
  return <StandingPicture standing={{ layers: layersOf(options.orientation), table }} label={label} />;
}
