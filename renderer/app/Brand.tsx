import { Cube } from '#renderer/board/index.ts';

/** A cube and the name: the way home. */
export function Brand({ name }: { readonly name: string }) {
  return (
    <a href="#/" className="brand">
      <Cube letter="C" side={24} still />
      {name}
    </a>
  );
}
