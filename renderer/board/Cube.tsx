import { memo, useState, type CSSProperties } from 'react';
import './cube.css';
import './themes.css';

/** `fixed` is from an earlier turn, `laid` from this one, `ghost` could be or have been laid, `flat` is unfolded. */
export type CubeLook = 'fixed' | 'last-play' | 'laid' | 'lifted' | 'flat' | 'ghost' | 'not-a-word';

export type CubeMark = 'blank' | 'joker';

export interface CubeProps {
  /** This is empty on an unnamed blank or joker. */
  readonly letter: string;
  readonly mark?: CubeMark | undefined;
  readonly value?: number | undefined;
  readonly side: number;
  readonly look?: CubeLook;
  readonly orientationBar?: boolean;
  readonly still?: boolean;
}

const wideLetters = new Set(['M', 'W', 'IJ']);
/** These letters look like another or themselves when turned (M/W, N/Z); a bar below shows which way up they are. */
export const barredLetters: ReadonlySet<string> = new Set(['M', 'W', 'N', 'Z']);

/** A cube with a smaller side (CSS pixels) shows no value; the sum and the spoken label give it. */
const sideWithValue = 28;

/** Is hidden from screen readers, because the element around it has the label. */
export const Cube = memo(function Cube(props: CubeProps) {
  const { letter, mark, value, side, look = 'fixed', orientationBar, still } = props;
  const changed = useChanged(letter);
  const bare = side < sideWithValue || value === undefined;
  return (
    <span
      aria-hidden
      className={classes('cube', `cube--${look}`, {
        ...(mark === undefined ? {} : { [`cube--${mark}`]: true }),
        'cube--large': side >= 60,
        'cube--wide': wideLetters.has(letter),
        'cube--bare': bare,
        'cube--still': still === true,
      })}
      style={sideStyle(side)}
    >
      <b key={letter} className={classes('cube-letter', '', { 'cube-letter--risen': changed })}>
        {letter}
      </b>
      {bare ? null : <span className="cube-value">{value}</span>}
      {orientationBar === true && barredLetters.has(letter) ? <i className="cube-turned" /> : null}
    </span>
  );
});

/** Gets no letter, so that the page cannot reveal it. */
export function HiddenCube({ side }: { readonly side: number }) {
  return <span aria-hidden className="cube cube--fixed cube--still" style={sideStyle(side)} />;
}

export function sideStyle(side: number): CSSProperties {
  return { '--s': `${side}px` } as CSSProperties;
}

export function classes(base: string, more: string, flags: Readonly<Record<string, boolean>> = {}): string {
  const on = Object.entries(flags)
    .filter(([, set]) => set)
    .map(([name]) => name);
  return [base, more, ...on].filter((name) => name !== '').join(' ');
}

/** Returns true once the value differs from the initial one, which is shown without animation. */
function useChanged(value: string): boolean {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (!changed && value !== first) setChanged(true);
  return changed;
}
