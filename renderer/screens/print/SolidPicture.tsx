import type { SolidView } from './use-solid.ts';

/** Maple in the same light in every theme, as sheets are white in all. */
const wood = [236, 214, 176] as const;

export interface SolidPictureProps {
  readonly picture: SolidView['picture'];
  /** Undefined where the text beside it says what it shows. */
  readonly label?: string;
}

export function SolidPicture({ picture, label }: SolidPictureProps) {
  const { box, parts, edges } = picture;
  const [left, top, width, height] = box;
  const edge = Math.max(width, height) / 400;
  const around = 4 * edge;
  const view = [left - around, top - around, width + 2 * around, height + 2 * around].join(' ');
  return (
    <svg
      viewBox={view}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {parts.map(({ path, shade }, index) => {
        const colour = `rgb(${wood.map((light) => Math.round(light * shade)).join()})`;
        // The stroke closes hairline gaps between neighbours of one colour.
        return <path key={index} d={path} fill={colour} stroke={colour} strokeWidth={edge / 2} />;
      })}
      <path d={edges} fill="none" stroke="#3a2a18" strokeWidth={edge} strokeLinecap="round" />
    </svg>
  );
}
