import { classes, Cube, sideStyle, type CubeMark } from './Cube.tsx';
import './cube.css';
import './themes.css';

/** `place` is the dashed outline of a cube that lies on the board. */
export type HandLook = 'in-hand' | 'turning' | 'place';

export interface HandCubeProps {
  readonly letter: string;
  readonly mark?: CubeMark | undefined;
  readonly value: number | undefined;
  readonly others: readonly string[];
  readonly side: number;
  readonly look?: HandLook;
}

const mostLetters = 4;

/** Draws the cube slightly from the front, so that all letters can be read without a click. */
export function HandCube({ letter, mark, value, others, side, look = 'in-hand' }: HandCubeProps) {
  return (
    <span
      aria-hidden
      className={classes('hand-cube', look === 'in-hand' ? '' : `hand-cube--${look}`)}
      style={sideStyle(side)}
    >
      <Cube letter={letter} mark={mark} value={value} side={side} still />
      <span
        className={others.length > mostLetters ? 'hand-cube-front hand-cube-front--many' : 'hand-cube-front'}
      >
        {others.map((other) => (
          <span key={other}>{other}</span>
        ))}
      </span>
    </span>
  );
}

export function HiddenHandCube({ side, look = 'in-hand' }: Pick<HandCubeProps, 'side' | 'look'>) {
  return (
    <span
      aria-hidden
      className={classes('hand-cube', look === 'in-hand' ? '' : `hand-cube--${look}`)}
      style={sideStyle(side)}
    >
      <span className="cube cube--still" />
      <span className="hand-cube-front" />
    </span>
  );
}

export function Rail() {
  return <div aria-hidden className="rail" />;
}
