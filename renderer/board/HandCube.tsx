import { classes, Cube, sideStyle, type CubeMark } from './Cube.tsx';
import './cube.css';

/** `place` is the dashed place of a cube that now lies on the board. */
export type HandLook = 'in-hand' | 'turning' | 'place';

export interface HandCubeProps {
  readonly letter: string;
  readonly mark?: CubeMark | undefined;
  readonly value: number | undefined;
  /** The letters of the other faces, in alphabetical order. */
  readonly others: readonly string[];
  readonly side: number;
  readonly look?: HandLook;
}

/** Letters that have room on the front at their usual size: those of a cube of five with one of them up. */
const mostLetters = 4;

/** A cube in the hand, seen a little from the front, so that every letter it has is read without a click. */
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

/** A cube of a hand behind the curtain: plain wood from above and in front. */
export function HiddenHandCube({ side }: { readonly side: number }) {
  return (
    <span aria-hidden className="hand-cube" style={sideStyle(side)}>
      <span className="cube cube--still" />
      <span className="hand-cube-front" />
    </span>
  );
}
